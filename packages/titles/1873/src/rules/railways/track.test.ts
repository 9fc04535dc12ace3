import { describe, expect, it } from 'vitest'
import { boardHex, hexWith } from '../../board.js'
import type { Board } from './testing-board.js'
import { boardState, boardWork } from './testing-board.js'
import type { Lay } from './track.js'
import { carryOutLay, layChoices, mayLayTwo, refuseLay } from './track.js'
import { tilesLeft } from './track/supply.js'

const hbe = { kind: 'railway', railway: 'HBE' } as const

/** HBE has built its route and holds its two homes. */
const start = {
  tiles: { B17: ['78', 4] },
  markers: { B19: [['HBE']], D15: [['HBE']] },
} as const satisfies Board
const withTiles = (tiles: Board['tiles'], more: Board = {}): Board => ({
  ...start,
  ...more,
  tiles: { ...start.tiles, ...tiles },
})

/** The rule that refuses a tile, as `hex tile rotation`; undefined if it is legal. */
function rule(text: string, board: Board = start): string | undefined {
  return refuseLay(boardState(board), hbe, lay(text))?.rule
}
/** What a refusal says about colours. */
function why(text: string, board: Board): object {
  const { colour, on, phase } = refuseLay(boardState(board), hbe, lay(text))?.params ?? {}
  return { colour, on, phase }
}
const lay = (text: string): Lay => {
  const [hex = '', tile = '', rotation = ''] = text.split(' ')
  return { hex, tile, rotation: Number(rotation) }
}

describe('colours', () => {
  it('1873-4.4.1-a yellow tiles go on pale hexes without track, and go there first', () => {
    expect(rule('E16 75 1')).toBeUndefined()
    expect(rule('C16 75 2')).toBe('1873-4.4.1-a')
    expect(rule('E16 75 2', withTiles({ E16: ['75', 1] }))).toBe('1873-4.4.1-a')
    expect(rule('E16 100 0', { ...start, phase: '3' })).toBe('1873-4.4.1-a')
    expect(rule('E16 976 0', { ...start, phase: '5' })).toBe('1873-4.4.1-a')
    expect(why('C16 75 2', start)).toEqual({ colour: 'yellow', on: 'green', phase: '1' })
    expect(rule('E16 976 0', withTiles({ E16: ['75', 1] }, { phase: '5' }))).toBe('1873-4.4.1-d')
  })

  it('1873-4.4.1-b nothing is laid on C10, C12 and C14 before phase 3', () => {
    const green = withTiles({ D15: ['974', 5] })
    expect(rule('C14 76 5', { ...green, phase: '2' })).toBe('1873-4.4.1-b')
    expect(rule('C12 956 1', { ...green, phase: '2' })).toBe('1873-4.4.1-b')
    expect(rule('C10 78 2', { ...green, phase: '1' })).toBe('1873-4.4.1-b')
    expect(rule('C14 76 5', { ...green, phase: '3' })).toBeUndefined()
  })

  it('1873-4.4.1-c green tiles go on yellow ones and on yellow printed hexes, from phase 3', () => {
    const yellow = withTiles({ E16: ['75', 1] })
    expect(rule('E16 100 0', { ...yellow, phase: '2' })).toBe('1873-4.4.1-c')
    expect(why('E16 100 0', { ...yellow, phase: '2' })).toEqual({ colour: 'green', on: 'yellow', phase: '2' })
    expect(rule('E16 100 0', { ...yellow, phase: '3' })).toBeUndefined()
    expect(rule('D15 974 5', { ...start, phase: '2' })).toBe('1873-4.4.1-c')
    expect(rule('D15 974 5', { ...start, phase: '3' })).toBeUndefined()
    expect(rule('C16 100 0', { ...start, phase: '3' })).toBe('1873-4.4.1-c')
  })

  it('1873-4.4.1-d brown tiles go on green ones and on green printed hexes, from phase 5', () => {
    expect(rule('C16 977 0', { ...start, phase: '4' })).toBe('1873-4.4.1-d')
    expect(why('C16 977 0', { ...start, phase: '4' })).toEqual({ colour: 'brown', on: 'green', phase: '4' })
    expect(rule('C16 977 0', { ...start, phase: '5' })).toBeUndefined()
    expect(rule('E16 976 0', withTiles({ E16: ['100', 0] }, { phase: '5' }))).toBeUndefined()
    expect(rule('E16 976 0', withTiles({ E16: ['75', 1] }, { phase: '5' }))).toBe('1873-4.4.1-d')
  })

  it('1873-4.4.1-e grey tiles go on brown ones, in phase D', () => {
    const brown = withTiles({ C16: ['977', 0] })
    expect(rule('C16 988 0', { ...brown, phase: '5' })).toBe('1873-4.4.1-e')
    expect(why('C16 988 0', { ...brown, phase: '5' })).toEqual({ colour: 'grey', on: 'brown', phase: '5' })
    expect(rule('C16 988 0', { ...brown, phase: 'D' })).toBeUndefined()
    expect(rule('C16 988 0', { ...start, phase: 'D' })).toBe('1873-4.4.1-e')
  })

  it('1873-4.4.1-j nothing goes on a grey printed hex, whether it is counted or implicit', () => {
    expect(rule('F15 980 0', { ...start, phase: '5' })).toBe('1873-4.4.1-j')
    expect(rule('E16 75 1')).toBeUndefined()
    expect(rule('F17 79 1')).toBe('1873-4.4.1-j')
    expect(
      [...layChoices(boardState({ ...start, phase: 'D' }), hbe)].filter(({ hex }) => hex === 'F15'),
    ).toEqual([])
  })
})

describe('tile and hex', () => {
  it('1873-4.4.1-g tiles without a place, village tiles and town tiles go on hexes of their kind', () => {
    expect(rule('E16 77 1')).toBe('1873-4.4.1-g')
    expect(rule('B15 75 4')).toBe('1873-4.4.1-g')
    expect(rule('B15 77 4')).toBeUndefined()
    expect(rule('D15 100 0', { ...start, phase: '3' })).toBe('1873-4.4.1-g')
    expect(rule('E16 971 1', withTiles({ E16: ['75', 1] }, { phase: '3' }))).toBe('1873-4.4.1-g')
  })

  it('1873-4.4.1-h Blankenburg takes only B, Halberstadt, Quedlinburg and Gernrode only HQG, others neither', () => {
    expect(rule('D15 972 1', { ...start, phase: '3' })).toBe('1873-4.4.1-h')
    expect(rule('B19 980 1', { ...start, phase: '5' })).toBe('1873-4.4.1-h')
    expect(rule('B19 986 1', { ...start, phase: '5' })).toBe('1873-4.4.1-h')
    expect(rule('B19 987 5', { ...start, phase: '5' })).toBeUndefined()
    expect(rule('H13 987 2', { ...start, phase: '5' })).toBe('1873-4.4.1-h')
    expect(rule('G4 974 0', { ...start, phase: '3' })).toBe('1873-4.4.1-h')
  })

  it('1873-4.4.1-i track does not run against the edge of the map, a barrier or a grey hex without track there', () => {
    const against = (text: string): unknown => {
      const no = refuseLay(boardState(start), hbe, lay(text))
      return no && [no.rule, no.params['edge'], no.params['against']]
    }
    expect(against('B15 78 0')).toEqual(['1873-4.4.1-i', 2, 'map edge'])
    expect(against('D13 956 0')).toEqual(['1873-4.4.1-i', 3, 'barrier'])
    expect(against('E16 956 2')).toEqual(['1873-4.4.1-i', 5, 'grey hex'])
    expect(against('E16 76 0')).toBeUndefined()
    expect(against('E14 78 0')).toEqual(['1873-4.4.1-i', 0, 'grey hex'])
  })

  it('1873-M-b a barrier is closed from both sides', () => {
    expect(rule('D13 75 2')).toBe('1873-4.4.1-i')
    expect(rule('C12 75 4', { ...start, phase: '3' })).toBe('1873-4.4.1-i')
    expect(rule('E4 973 0', { ...start, phase: '3' })).toBe('1873-4.4.1-i')
    expect(rule('D5 75 0')).toBe('1873-4.4.1-i')
  })

  it('1873-4.4.1-k an upgrade keeps every edge and every connection', () => {
    const curve = withTiles({ E16: ['75', 1] }, { phase: '3' })
    expect(rule('E16 100 0', curve)).toBeUndefined()
    expect(rule('E16 963 1', curve)).toBeUndefined()
    expect(rule('E16 963 0', curve)).toBe('1873-4.4.1-k')
    // 966 has all four edges, but leads the two of the curve to different circles.
    expect(rule('E16 966 0', curve)).toBe('1873-4.4.1-k')
    expect(rule('E16 968 0', curve)).not.toBe('1873-4.4.1-k')
    const plain = withTiles({ C18: ['78', 5] }, { phase: '3' })
    expect(rule('C18 958 5', plain)).toBe('1873-4.4.1-k')
    expect(rule('C18 957 5', plain)).not.toBe('1873-4.4.1-k')
  })

  it('1873-4.4.1-k state track stays where it is printed', () => {
    const homes = { B19: [['HBE']], E20: [['HBE']], G20: [['HBE']] }
    const state = boardState({ phase: '5', markers: homes })
    for (const hex of Object.keys(homes)) {
      const legal = [0, 1, 2, 3, 4, 5].filter(
        (rotation) => !refuseLay(state, hbe, { hex, tile: '987', rotation }),
      )
      expect(legal).toHaveLength(1)
      const after = hexWith(hex, { tile: '987', rotation: legal[0] ?? 0 })
      expect(after.stateLeads).toEqual(boardHex(state, hex).stateLeads)
    }
  })

  it('1873-4.4.1-m Tanne takes any brown village tile that keeps its exits, from phase 5', () => {
    const fits = (board: Board): string[] =>
      ['975', '976', '977'].flatMap((tile) =>
        [0, 1, 2, 3, 4, 5].map((r) => `F7 ${tile} ${r}`).filter((text) => rule(text, board) === undefined),
      )
    const atTanne = { ...start, markers: { F5: [['HBE']] } }
    expect(fits({ ...atTanne, phase: '4' })).toEqual([])
    expect(fits({ ...atTanne, phase: '5' })).toEqual(
      ['975 0', '975 3', '976 0', '976 1', '977 1', '977 3', '977 5'].map((text) => `F7 ${text}`),
    )
  })

  it('1873-4.4.1-m the circles of a village are connected when it becomes brown', () => {
    const work = boardWork({ ...start, phase: '5', markers: { F5: [['HBE'], ['NWE']] } })
    expect(boardHex(work.state, 'F5').stops).toHaveLength(2)
    carryOutLay(work, hbe, lay('F5 977 1'))
    expect(boardHex(work.state, 'F5').stops).toHaveLength(1)
    expect(work.state.markers['F5']).toEqual([
      [
        { railway: 'HBE', active: true },
        { railway: 'NWE', active: true },
      ],
    ])
  })

  it('1873-4.4.1-l a marker stays on the circle that carries its old track', () => {
    const work = boardWork({
      ...start,
      phase: '3',
      tiles: { G14: ['76', 1], G12: ['956', 1] },
      markers: { G14: [['-HBE']], G12: [['HBE']], F11: [['HBE']] },
    })
    // The circle of the edges 1 and 3 is the second one of this tile.
    carryOutLay(work, hbe, lay('G14 965 3'))
    expect(work.state.markers['G14']).toEqual([[], [{ railway: 'HBE', active: false }]])
  })

  it('1873-4.4.1-n a tile must be left in the box', () => {
    expect(rule('E16 75 1', { ...start, supply: { '75': 0 } })).toBe('1873-4.4.1-n')
    expect(rule('E16 75 1', { ...start, supply: { '75': 1 } })).toBeUndefined()
    expect(rule('E16 75 1', { ...start, edition: '2022' })).toBeUndefined()
    expect(refuseLay(boardState(start), hbe, lay('E16 4 1'))).toEqual({
      rule: '1873-4.4.1-n',
      params: { hex: 'E16', tile: '4' },
    })
    const curve = { tiles: { E8: ['75', 1] }, markers: { E8: [['HBE']] }, phase: '3' } as const
    expect(rule('E8 914 0', curve)).toBe('1873-4.4.1-n')
    expect(rule('E8 914 0', { ...curve, edition: 'S' })).toBe('1873-4.4.1-n')
    expect(rule('E8 914 0', { ...curve, edition: '2022' })).toBe('1873-4.4.1-o')
    // a game of version 1 keeps the tile with which it was begun
    expect(rule('E8 914 0', { ...curve, edition: 'S', supply: { '914': 1 } })).toBe('1873-4.4.1-o')
  })

  it('1873-4.4.1-n: the last tile may be laid anywhere, whatever concession hexes will need', () => {
    // D7, E6, I8, F3, G2 and C12 need a 956, and nobody has built there
    expect(rule('D13 956 1', { ...start, supply: { '956': 6 } })).toBeUndefined()
    expect(rule('D13 956 1', { ...start, supply: { '956': 1 } })).toBeUndefined()
    expect(refuseLay(boardState({ ...start, supply: { '956': 0 } }), hbe, lay('D13 956 1'))).toEqual({
      rule: '1873-4.4.1-n',
      params: { hex: 'D13', tile: '956' },
    })
  })

  it('1873-4.4.1-n: of a sort that concession routes use beyond the box none is left', () => {
    expect(rule('D13 956 1', { ...start, supply: { '956': -1 } })).toBe('1873-4.4.1-n')
    const given = boardWork({ ...start, supply: { '956': -2 }, tiles: { G2: ['956', 0] }, phase: '3' })
    expect(tilesLeft(given.state, '956')).toBe(0)
  })

  it('1873-4.4.1-f a replaced tile returns to the supply', () => {
    const work = boardWork(withTiles({ E16: ['75', 1] }, { phase: '3' }))
    carryOutLay(work, hbe, lay('E16 100 0'))
    expect(work.state.tiles['E16']).toEqual({ tile: '100', rotation: 0 })
    expect([work.state.supply['75'], work.state.supply['100']]).toEqual([4, 3])
    expect(work.events).toContainEqual({
      kind: 'tile-laid',
      operation: 'HBE',
      hex: 'E16',
      tile: '100',
      rotation: 0,
      replaced: '75',
      cost: 0,
    })
  })

  it('refuses what names no hex, no tile or no rotation', () => {
    expect(rule('Z99 75 1')).toBe('engine-malformed')
    expect(rule('constructor 75 1')).toBe('engine-malformed')
    expect(rule('E16 toString 1')).toBe('1873-4.4.1-n')
    expect(rule('E16 75 6')).toBe('engine-malformed')
    expect(rule('E16 75 -1')).toBe('engine-malformed')
    expect(rule('E16 75 1.5')).toBe('engine-malformed')
    expect(rule('E16 75 x')).toBe('engine-malformed')
  })
})

describe('costs', () => {
  const costOf = (text: string, board: Board): number => {
    const work = boardWork(board)
    carryOutLay(work, hbe, lay(text))
    return 1000 - (work.state.cash['HBE'] ?? 0)
  }

  it('1873-4.4.1-r, 1873-M-a the first tile costs 50 on hills, 100 on upland, 150 on mountains', () => {
    expect(costOf('E16 75 1', start)).toBe(50)
    expect(costOf('E12 77 2', withTiles({ D13: ['75', 0] }))).toBe(100)
    expect(costOf('D13 956 1', start)).toBe(150)
    expect(costOf('D17 75 1', start)).toBe(0)
  })

  it('1873-4.4.1-r so does the first tile on a printed yellow or green hex; later ones are free', () => {
    const gold = { ...start, markers: { D9: [['HBE']], H17: [['HBE']] } }
    expect(costOf('D9 972 5', { ...gold, phase: '3' })).toBe(50)
    expect(costOf('H17 977 2', { ...gold, phase: '5' })).toBe(100)
    expect(costOf('E16 100 0', withTiles({ E16: ['75', 1] }, { phase: '3' }))).toBe(0)
    expect(costOf('D9 980 2', { ...gold, tiles: { D9: ['972', 5] }, phase: '5' })).toBe(0)
  })

  it('1873-4.4.1-s is paid from the treasury to the bank, and refused where that lacks the money', () => {
    expect(refuseLay(boardState({ ...start, cash: { HBE: 49 } }), hbe, lay('E16 75 1'))).toEqual({
      rule: '1873-4.4.1-s',
      params: { hex: 'E16', railway: 'HBE', cost: 50, cash: 49 },
    })
    expect(rule('E16 75 1', { ...start, cash: { HBE: 50 } })).toBeUndefined()
    const work = boardWork(start)
    carryOutLay(work, hbe, lay('E16 75 1'))
    expect(work.events[0]).toEqual({ kind: 'money', from: 'HBE', to: 'bank', amount: 50, reason: 'terrain' })
    expect(work.state.cash['player:ada']).toBe(1000)
  })
})

describe('two tiles in a turn', () => {
  const yellow = lay('E16 75 1')
  const double = lay('C18 957 5')
  const single = lay('E16 100 0')
  const two = (laid: readonly Lay[], next: Lay): string | undefined =>
    mayLayTwo(boardState(), laid, next)?.rule

  it('1873-4.4.1-ag one tile or two may be placed, never three', () => {
    expect(two([], single)).toBeUndefined()
    expect(two([], yellow)).toBeUndefined()
    expect(two([yellow], double)).toBeUndefined()
    expect(two([yellow, double], yellow)).toBe('1873-4.4.1-ag')
  })

  it('1873-4.4.1-ah two only if both are yellow or green with two separate pieces', () => {
    expect(two([yellow], yellow)).toBeUndefined()
    expect(two([double], lay('E16 968 0'))).toBeUndefined()
    expect(two([single], yellow)).toBe('1873-4.4.1-ah')
    expect(two([lay('D15 974 5')], yellow)).toBe('1873-4.4.1-ah')
    expect(two([lay('C16 977 0')], yellow)).toBe('1873-4.4.1-ah')
  })

  it('1873-4.4.1-aj the second tile is refused if it is of another kind', () => {
    expect(two([yellow], single)).toBe('1873-4.4.1-aj')
    expect(two([yellow], lay('D15 974 5'))).toBe('1873-4.4.1-aj')
    expect(two([yellow], lay('E16 nothing 0'))).toBe('1873-4.4.1-aj')
  })

  it('1873-4.4.1-ai, 1873-4.4.1-aj both may go on one hex; the second is judged with the first in place', () => {
    const work = boardWork({ ...start, phase: '3', markers: { ...start.markers, E18: [['HBE']] } })
    const first = lay('E16 76 0')
    const second = lay('E16 967 0')
    expect(refuseLay(work.state, hbe, second)?.rule).toBe('1873-4.4.1-a')
    carryOutLay(work, hbe, first)
    expect(mayLayTwo(boardState(), [first], second)).toBeUndefined()
    expect(refuseLay(work.state, hbe, second)).toBeUndefined()
  })
})
