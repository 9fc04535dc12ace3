import { describe, expect, it } from 'vitest'
import { edges } from '@stellwerk/hex'
import { hexIds, sideName } from '../board.js'
import { boardState } from './railways/testing-board.js'
import type { Reach } from './reach.js'
import { mineReach, railwayReach } from './reach.js'

const built = { B17: ['78', 4] } as const
const atHalberstadt = { B19: [['HBE']] }

const stopsOf = (
  board: Parameters<typeof boardState>[0],
  from: 'active markers' | 'all markers' = 'active markers',
) => [...railwayReach(boardState(board), 'HBE', from).stops].toSorted()

const sidesOf = ({ sides }: Reach): ReadonlySet<string> =>
  new Set(
    hexIds.flatMap((hex, at) =>
      edges.filter((edge) => (sides[at] ?? 0) & (1 << edge)).map((edge) => sideName(hex, edge)),
    ),
  )

describe('reach of a railway', () => {
  it('1873-4.4.1-p runs over track from an active marker through free circles, towns included', () => {
    const reach = railwayReach(boardState({ tiles: built, markers: atHalberstadt }), 'HBE', 'active markers')
    expect([...reach.stops].toSorted()).toEqual(['B19/0', 'C16/0', 'D15/0'])
    expect(sidesOf(reach)).toContain(sideName('B17', 0))
    expect(sidesOf(reach)).toContain(sideName('D15', 5))
    expect(sidesOf(reach).size).toBe(6)
  })

  it('1873-4.4.1-p ends in a place whose circles hold only markers of other railways', () => {
    const markers = { ...atHalberstadt, C16: [['GHE']] }
    expect(stopsOf({ tiles: built, markers })).toEqual(['B19/0', 'C16/0'])
  })

  it('1873-4.4.1-p passes a place with a marker of its own, or with one circle left', () => {
    const tiles = { ...built, C16: ['977', 0] } as const
    expect(stopsOf({ tiles, markers: { ...atHalberstadt, C16: [['GHE', 'HBE']] } })).toContain('D15/0')
    expect(stopsOf({ tiles, markers: { ...atHalberstadt, C16: [['GHE']] } })).toContain('D15/0')
    expect(stopsOf({ tiles, markers: { ...atHalberstadt, C16: [['GHE', 'NWE']] } })).not.toContain('D15/0')
  })

  it('1873-4.4.1-p looks only at the circles of the track used where a village has two', () => {
    const tiles = { F3: ['76', 2] } as const
    const markers = (sorge: readonly (readonly string[])[]) => ({ F3: [['HBE']], F5: sorge })
    expect(stopsOf({ tiles, markers: markers([[], ['GHE']]) })).toEqual(['F3/0', 'F5/0', 'F7/0'])
    expect(stopsOf({ tiles, markers: markers([['GHE'], []]) })).toEqual(['F3/0', 'F5/0'])
  })

  it('1873-4.4.2-i an empty home circle of another railway is a free circle for passing', () => {
    const tiles = { H7: ['78', 2] } as const
    expect(stopsOf({ tiles, markers: { F5: [[], ['HBE']] } })).toEqual(['F5/1', 'G6/0', 'H9/0'])
    expect(stopsOf({ tiles, markers: { F5: [[], ['HBE']], G6: [['NWE']] } })).toEqual(['F5/1', 'G6/0'])
  })

  it('1873-4.4.1-q begins at active markers only, but passes own inactive ones', () => {
    const markers = { B19: [['HBE']], C16: [['-HBE']] }
    expect(stopsOf({ tiles: built, markers })).toContain('D15/0')
    expect(stopsOf({ tiles: built, markers: { C16: [['-HBE']] } })).toEqual([])
    expect(stopsOf({ tiles: built, markers: { C16: [['-HBE']] } }, 'all markers')).toContain('D15/0')
  })

  it('1873-M-c never runs over state track', () => {
    const reach = railwayReach(boardState({ markers: atHalberstadt }), 'HBE', 'all markers')
    expect([...reach.stops]).toEqual(['B19/0'])
    expect([...sidesOf(reach)]).toEqual([sideName('B19', 1)])
  })

  it('1873-M-d runs over printed track', () => {
    expect(stopsOf({ markers: { C16: [['HBE']] } })).toEqual(['C16/0', 'D15/0'])
  })

  it('1873-M-e does not run along a concession line on which nothing was built', () => {
    expect(stopsOf({ markers: atHalberstadt })).toEqual(['B19/0'])
  })
})

describe('reach of a mine', () => {
  it('1873-4.2.1-d begins at all track of its hex and is not interrupted by markers', () => {
    const tiles = { D13: ['956', 1], B17: ['78', 4] } as const
    const state = boardState({ tiles, markers: { D15: [['HBE', 'GHE']], C16: [['GHE']] } })
    expect([...mineReach(state, 5).stops].toSorted()).toEqual(['B19/0', 'C16/0', 'D13/0', 'D15/0'])
    expect([...mineReach(state, 11).stops].toSorted()).toEqual(['F5/0', 'F7/0', 'F7/1'])
    expect([...sidesOf(mineReach(state, 4))]).toEqual([])
  })
})
