import { edges } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { patternOf, tunnelEnds } from '../../board.js'
import { hexes } from '../../data/maps.js'
import { tiles } from '../../data/tiles.js'
import type { CompanyId, TunnelId } from '../../data/types.js'
import type { Description } from '../../position.js'
import type { State } from '../../state.js'
import type { PaidLay } from './lay.js'
import { layChoices, refuseLay } from './lay.js'
import { building } from './testing-building.js'
import type { Dig } from './tunnels.js'
import { refuseTunnel, tunnelChoices } from './tunnels.js'

const powers = [{}, { power: true }] as const

/** Rotations that look the same are one choice; 451 and the double towns are, with their stops in another order. */
function lookOf({ hex, tile, rotation, power }: PaidLay): string {
  const { leads, stopEdges } = patternOf({ tile, rotation })
  const joined = leads.map((ends) =>
    ends
      .map((end) => (typeof end === 'number' ? `${end}` : `${stopEdges[Number(end[1])]?.join('+')}`))
      .toSorted(),
  )
  return JSON.stringify([hex, tile, joined, power ?? false])
}

const digLook = (dig: Dig): string =>
  JSON.stringify([dig.hex, dig.tunnel, tunnelEnds(dig).toSorted(), dig.power ?? false])

function possibleLays(state: State, company: CompanyId): readonly string[] {
  const looks = Object.keys(hexes).flatMap((hex) =>
    Object.keys(tiles).flatMap((tile) =>
      edges.flatMap((rotation) =>
        powers
          .map((power) => ({ hex, tile, rotation, ...power }))
          .filter((lay) => !refuseLay(state, company, lay))
          .map(lookOf),
      ),
    ),
  )
  return [...new Set(looks)].toSorted()
}

function possibleDigs(state: State, company: CompanyId): readonly string[] {
  const looks = Object.keys(hexes).flatMap((hex) =>
    (['straight', 'curve'] satisfies TunnelId[]).flatMap((tunnel) =>
      edges.flatMap((rotation) =>
        powers
          .map((power) => ({ hex, tunnel, rotation, ...power }))
          .filter((dig) => !refuseTunnel(state, company, dig))
          .map(digLook),
      ),
    ),
  )
  return [...new Set(looks)].toSorted()
}

const network = {
  C17: '15:4',
  C15: '4:1',
  D16: '4:0',
  E15: '9:2',
  D18: '56:1',
  C19: '4:1',
  C21: '55:1',
  D14: '23:3',
  J32: '57:1',
  J34: '57:1',
}
const boards: readonly [string, CompanyId, Partial<Description>][] = [
  ['a first turn', 'KT', { majors: { KT: { acted: false } } }],
  ['a small network', 'KR', { tiles: { C17: '57:1' } }],
  ['a grown one', 'KR', { tiles: network, phase: '5' }],
  ['one with little money', 'KR', { tiles: network, cash: { KR: 60 } }],
  ['one with powers', 'KR', { tiles: network, mountains: { AUS: { owner: 'Ada' }, MUR: { owner: 'Ada' } } }],
  [
    'one with powers and 60 G',
    'KR',
    { tiles: network, cash: { KR: 60 }, mountains: { MUR: { owner: 'Ada' } } },
  ],
  ['Wien in brown', 'KE', { tiles: { ...network, C23: '433:0' }, phase: '5' }],
  ['tunnels', 'KR', { tiles: network, tunnels: { E17: ['curve:0'], D14: ['curve:2'] } }],
  ['the small map', '4', { tiles: network }],
]

describe('what can be built', () => {
  it.each(boards)('everything possible is offered once, on %s', (_, company, d) => {
    const { state } = building(company, d)
    const lays = [...layChoices(state, company)].filter((lay) => !refuseLay(state, company, lay)).map(lookOf)
    const digs = [...tunnelChoices(state, company)]
      .filter((dig) => !refuseTunnel(state, company, dig))
      .map(digLook)
    expect(lays.toSorted()).toEqual(possibleLays(state, company))
    expect(digs.toSorted()).toEqual(possibleDigs(state, company))
    expect(lays.length).toBeGreaterThan(0)
  })
})
