import { describe, expect, it } from 'vitest'
import { buildConcessionRoute } from '../concession-route.js'
import type { Board } from '../testing-board.js'
import { boardState, boardWork } from '../testing-board.js'
import { carryOutLay, refuseLay } from '../track.js'

const hbe = { kind: 'railway', railway: 'HBE' } as const

/** HBE stands in Königshütte (E8), beside the NWE hex D7 (Drei Annen Hohne). */
const besideD7 = {
  phase: '2',
  tiles: { E8: ['75', 1] },
  markers: { E8: [['HBE']] },
  railways: { HBE: {} },
} as const satisfies Board
const withD7 = (tile: string, rotation: number, more: Board = {}): Board => ({
  ...besideD7,
  ...more,
  tiles: { ...besideD7.tiles, D7: [tile, rotation] },
})

function lay(text: string): { hex: string; tile: string; rotation: number } {
  const [hex = '', tile = '', rotation = ''] = text.split(' ')
  return { hex, tile, rotation: Number(rotation) }
}
const rule = (text: string, board: Board): string | undefined =>
  refuseLay(boardState(board), hbe, lay(text))?.rule

describe('concession routes of others', () => {
  it('1873-4.4.1-v track of the route itself needs no reservation, nor does a route that is built', () => {
    const work = boardWork(besideD7)
    carryOutLay(work, hbe, lay('D7 76 3'))
    expect(Object.keys(work.state.reserved)).toEqual(['D7'])
    const built = boardWork(withD7('956', 0, { phase: '3' }))
    carryOutLay(built, hbe, lay('D7 962 0'))
    expect(built.state.reserved).toEqual({})
  })

  it('1873-4.4.1-w a tile that leaves no way for the route is refused', () => {
    // A plain curve shares an edge with the line of NWE on H7: no tile has both.
    const atG6 = { phase: '3', markers: { G6: [['HBE']] } } as const
    expect(rule('H7 78 2', atG6)).toBeUndefined()
    expect(rule('H7 79 2', atG6)).toBe('1873-4.4.1-i')
    expect(rule('H7 77 2', atG6)).toBe('1873-4.4.1-x')
    expect(rule('H7 77 1', atG6)).toBe('1873-4.4.1-x')
  })

  it('1873-4.4.1-w a tile whose only circle on the route is taken already is refused', () => {
    // The new edge of D7 is reached from Wernigerode (B9); the circle of D7 is not free.
    const board = {
      ...withD7('75', 5, { phase: '3', reserved: { D7: ['962', 0] } }),
      tiles: { D7: ['75', 5], C8: ['79', 0] },
    } as const
    expect(rule('D7 962 0', { ...board, markers: { B9: [['HBE']] } })).toBeUndefined()
    const taken = { ...board, markers: { B9: [['HBE']], D7: [['GHE']] } }
    expect(refuseLay(boardState(taken), hbe, lay('D7 962 0'))).toEqual({
      rule: '1873-4.4.1-w',
      params: { hex: 'D7', tile: '962', rotation: 0, railway: 'NWE' },
    })
    const operated = { ...taken, railways: { HBE: {}, NWE: { operated: true } } }
    expect(rule('D7 962 0', operated)).toBeUndefined()
  })

  it('1873-4.4.1-x the track now built plus exactly the missing track is reserved, one colour higher', () => {
    const reserves = (text: string, board: Board): unknown => {
      const work = boardWork(board)
      expect(refuseLay(work.state, hbe, lay(text))).toBeUndefined()
      carryOutLay(work, hbe, lay(text))
      const told = work.events.filter(({ kind }) => kind === 'tile-reserved')
      expect(told).toEqual(
        Object.entries(work.state.reserved).map(([hex, { tile }]) => ({
          kind: 'tile-reserved',
          hex,
          tile,
          railway: hex === 'D15' ? 'WBE' : 'NWE',
        })),
      )
      return work.state.reserved
    }
    expect(reserves('D7 75 5', besideD7)).toEqual({ D7: { tile: '962', rotation: 0 } })
    expect(reserves('D7 75 4', besideD7)).toEqual({ D7: { tile: '968', rotation: 3 } })
    expect(reserves('D7 76 3', besideD7)).toEqual({ D7: { tile: '962', rotation: 0 } })
    const green = withD7('75', 4, { phase: '3', reserved: { D7: ['968', 3] } })
    expect(reserves('D7 100 3', green)).toEqual({ D7: { tile: '976', rotation: 3 } })
    const blankenburg = { phase: '3', markers: { D15: [['HBE']] } } as const
    expect(reserves('D15 974 1', blankenburg)).toEqual({ D15: { tile: '986', rotation: 1 } })
    expect(reserves('D15 974 5', blankenburg)).toEqual({})
  })

  it('1873-4.4.1-x without such a tile in the supply the lay is refused', () => {
    expect(rule('D7 75 5', { ...besideD7, supply: { '962': 0 } })).toBe('1873-4.4.1-x')
    // Five edges are on no brown village tile.
    const curve = withD7('75', 4, {
      phase: '3',
      reserved: { D7: ['968', 3] },
      markers: { E8: [['HBE']], D5: [['HBE']] },
    })
    expect(rule('D7 963 4', curve)).toBe('1873-4.4.1-x')
  })

  it('1873-4.4.1-y a reserved tile is not used elsewhere', () => {
    const board = withD7('75', 5, { phase: '3', reserved: { D7: ['962', 0] }, supply: { '962': 0 } })
    const atE10 = {
      ...board,
      tiles: { ...board.tiles, E10: ['75', 5] },
      markers: { E10: [['HBE']] },
    } as const
    expect(refuseLay(boardState(atE10), hbe, lay('E10 962 0'))).toEqual({
      rule: '1873-4.4.1-y',
      params: { hex: 'E10', tile: '962', reservedFor: 'D7' },
    })
    expect(rule('E10 962 0', { ...atE10, supply: { '962': 1 } })).toBeUndefined()
  })

  it('1873-4.4.1-y building on the hex again releases the old reservation and makes a new one', () => {
    const work = boardWork(withD7('75', 4, { phase: '3', reserved: { D7: ['968', 3] } }))
    expect([work.state.supply['968'], work.state.supply['976']]).toEqual([1, 6])
    carryOutLay(work, hbe, lay('D7 100 3'))
    expect(work.state.reserved).toEqual({ D7: { tile: '976', rotation: 3 } })
    expect([work.state.supply['968'], work.state.supply['976']]).toEqual([2, 5])
  })

  it('1873-4.4.1-z others lay the reserved tile on its hex only when its colour is allowed', () => {
    const board = withD7('75', 5, { reserved: { D7: ['962', 0] }, supply: { '962': 0 } })
    expect(rule('D7 962 0', { ...board, phase: '2' })).toBe('1873-4.4.1-c')
    expect(rule('D7 962 0', { ...board, phase: '3' })).toBeUndefined()
    const work = boardWork({ ...board, phase: '3' })
    carryOutLay(work, hbe, lay('D7 962 0'))
    expect(work.state.reserved).toEqual({})
    expect(work.state.supply['962']).toBe(0)
  })

  it('1873-4.4.1-z the railway of the route uses the reserved tile before its colour is allowed', () => {
    const work = boardWork(withD7('75', 5, { reserved: { D7: ['962', 0] }, supply: { '962': 0 } }))
    buildConcessionRoute(work, 'NWE')
    expect(work.state.tiles['D7']).toEqual({ tile: '962', rotation: 0 })
    expect(work.state.reserved).toEqual({})
    expect(work.state.supply['962']).toBe(0)
  })

  it('1873-4.4.1-t, EX-66 HBE builds on D7 beside the NWE line', () => {
    const work = boardWork({ ...besideD7, railways: { HBE: {}, NWE: { operated: false } } })
    carryOutLay(work, hbe, lay('D7 75 5'))
    expect(work.state.cash['HBE']).toBe(950)
    expect(work.state.cash['player:ada']).toBe(1050)
    expect(work.state.concessions['NWE']).toBe('bank')
    expect(work.state.reserved).toEqual({ D7: { tile: '962', rotation: 0 } })
    expect(rule('D7 75 5', { ...besideD7, supply: { '962': 0 } })).toBe('1873-4.4.1-x')
    buildConcessionRoute(work, 'NWE')
    expect(work.state.phase).toBe('2')
    expect(work.state.tiles['D7']).toEqual({ tile: '962', rotation: 0 })
    expect(work.state.cash['NWE']).toBe(500)
  })

  it('1873-4.4.1-t only hexes without printed route track are repaid', () => {
    const work = boardWork({ phase: '5', markers: { H17: [['HBE']] } })
    carryOutLay(work, hbe, lay('H17 977 2'))
    expect(work.state.cash['HBE']).toBe(900)
    expect(work.state.cash['player:ada']).toBe(1000)
  })
})
