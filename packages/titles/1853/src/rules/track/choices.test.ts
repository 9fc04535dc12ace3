import { edges } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { patternOf, stopIndex } from '../../board.js'
import { hexes } from '../../data/map.js'
import { tiles } from '../../data/tiles.js'
import type { CompanyId, HexId } from '../../data/types.js'
import type { Description } from '../../position.js'
import type { State } from '../../state.js'
import { layChoices, refuseLay } from './lay.js'
import type { Lay } from './place.js'
import { building, tile } from './testing-building.js'

/** Rotations that look the same are one choice. */
function lookOf({ hex, tile: id, rotation }: Lay): string {
  const { track, stopEdges } = patternOf({ tile: id, rotation })
  const pieces = track.map(({ ends, gauge }) => [
    gauge,
    ...ends.map((end) => stopEdges[stopIndex(end) ?? -1]?.join('+') ?? `${end}`).toSorted(),
  ])
  return JSON.stringify([hex, id, pieces.map((piece) => piece.join(' ')).toSorted()])
}

function possible(state: State, company: CompanyId, laid: readonly HexId[]): readonly string[] {
  const looks = Object.keys(hexes).flatMap((hex) =>
    Object.keys(tiles).flatMap((id) =>
      edges
        .map((rotation) => ({ hex, tile: id, rotation }))
        .filter((lay) => !refuseLay(state, company, laid, lay))
        .map(lookOf),
    ),
  )
  return [...new Set(looks)].toSorted()
}

function offered(state: State, company: CompanyId, laid: readonly HexId[]): readonly string[] {
  return [...layChoices(state, company, laid)]
    .filter((lay) => !refuseLay(state, company, laid, lay))
    .map(lookOf)
    .toSorted()
}

const valley = {
  H24: '13:0',
  H22: '14:1',
  H20: '6:1',
  G19: '716:0',
  H26: '9:1',
  I25: '79:2',
  H18: '4:1',
  G17: '76:2',
}
const boards: readonly [string, CompanyId, Partial<Description>][] = [
  ['a first turn', 'SIR', {}],
  ['printed cities', 'NWR', {}],
  ['a grown network', 'EIR', { tiles: valley, phase: '3' }],
  ['one in brown', 'EIR', { tiles: { ...valley, J28: 'CD-brown:5' }, phase: '5' }],
  ['one with little money', 'EIR', { tiles: valley, cash: { EIR: 30 } }],
  ['another area', 'GIP', { tiles: valley, phase: '4' }],
]

describe('what can be laid', () => {
  it.each(boards)('everything possible is offered once, on %s', (_, company, d) => {
    const { state } = building(company, d)
    const lays = offered(state, company, [])
    expect(lays).toEqual(possible(state, company, []))
    expect(lays.length).toBeGreaterThan(0)
  })

  it('so it is for a second tile', () => {
    const table = building('EIR', { tiles: valley, companies: { EIR: { option: 2 } } })
    table.act('layTile', tile('I27 3:5'))
    const lays = offered(table.state, 'EIR', ['I27'])
    expect(lays).toEqual(possible(table.state, 'EIR', ['I27']))
    expect(lays.length).toBeGreaterThan(0)
  })
})
