import { describe, expect, it } from 'vitest'
import { concessionHexes } from '../data/concessions.js'
import type { HexId, MineId, TileId } from '../data/types.js'
import { connectMines, isConnected } from './connection.js'
import { boardState, boardWork } from './railways/testing-board.js'

/** The route of HBE is built: Blankenburg has a way to the state track in Halberstadt. */
const tiles = { B17: ['78', 4] } as const

const connectedOf = (laid: Readonly<Record<HexId, readonly [TileId, number]>>, markers = {}): MineId[] => {
  const state = boardState({ tiles: laid, markers })
  return Object.keys(state.mines)
    .map((mine) => Number(mine) as MineId)
    .filter((mine) => isConnected(state, mine))
}

describe('connection of mines', () => {
  it('1873-4.2.1-b needs track without a break from the hex of the mine to state track', () => {
    expect(connectedOf({})).toEqual([15])
    expect(connectedOf({ D13: ['956', 1] })).toEqual([15])
    expect(connectedOf({ ...tiles })).toEqual([12, 15])
    expect(connectedOf({ ...tiles, D13: ['956', 1] })).toEqual([5, 12, 15])
    expect(connectedOf({ ...tiles, D13: ['75', 4] })).toEqual([5, 12, 15])
  })

  it('1873-4.2.1-b is not interrupted by markers', () => {
    const full = { B19: [['HBE']], C16: [['GHE']], D15: [['HBE', 'GHE']] }
    expect(connectedOf({ ...tiles, D13: ['956', 1] }, full)).toEqual([5, 12, 15])
  })

  it('1873-4.2.1-b either circle of Tanne is enough, and circles are not joined by the village', () => {
    const route = (hexes: readonly HexId[]): Record<HexId, readonly [TileId, number]> =>
      Object.fromEntries(
        hexes.map((hex) => {
          const first = concessionHexes[hex]?.first
          if (!first) throw new Error(`no first tile on ${hex}`)
          return [hex, [first.tile, first.rotation]]
        }),
      )
    const nwe = route(['C8', 'D7', 'E6', 'H7', 'I8'])
    expect(connectedOf(nwe)).toEqual([8, 15])
    // Sorge joins the line from Tanne to that of the NWE only when it is brown.
    expect(connectedOf({ ...nwe, F5: ['977', 1] })).toEqual([8, 11, 15])
  })

  it('1873-M-c state track in another town of the same network makes a connection', () => {
    expect(connectedOf({ H19: ['78', 1] })).toEqual([13, 15])
  })

  it('1873-4.2.1-i is found for all mines at once, closed ones too, and told once', () => {
    const work = boardWork({
      tiles: { ...tiles, D13: ['956', 1] },
      mines: { 5: { open: false, owner: 'bank' } },
    })
    connectMines(work)
    expect(work.state.mines[5]?.connected).toBe(true)
    expect(work.state.mines[12]?.connected).toBe(true)
    expect(work.state.mines[4]?.connected).toBe(false)
    expect(work.events).toEqual([
      { kind: 'mine-connected', mine: 5 },
      { kind: 'mine-connected', mine: 12 },
    ])
    connectMines(work)
    expect(work.events).toHaveLength(2)
  })

  it('1873-4.2.1-i is never lost', () => {
    const work = boardWork({ mines: { 7: { connected: true } } })
    connectMines(work)
    expect(work.state.mines[7]?.connected).toBe(true)
    expect(work.events).toEqual([])
  })
})
