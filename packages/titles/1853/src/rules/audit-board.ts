import type { Broken } from '@stellwerk/engine'
import { breach, lawsAbout, markerLaws, tileLaws } from '@stellwerk/engine'
import { boardHex } from '../board.js'
import { companies, companyOrder } from '../data/companies.js'
import { hexes } from '../data/map.js'
import { tiles } from '../data/tiles.js'
import type { CompanyId } from '../data/types.js'
import type { State } from '../state.js'
import { homesOf } from './homes.js'

/** The laws of what lies on the map. */
export const boardLaws = (state: State): readonly Broken[] => [...trackLaws(state), ...baseLaws(state)]

const trackLaws = lawsAbout<State>(['tiles', 'supply'], function* (state) {
  yield* tileLaws(tiles, state.supply, Object.entries(state.tiles))
  // 1853-4.2.12-c
  for (const [hex, { tile }] of Object.entries(state.tiles))
    if (hexes[hex]?.mark !== tiles[tile]?.mark) yield `tiles: ${tile} on ${hex}`
})

const baseLaws = lawsAbout<State>(['bases', 'tiles', 'companies'], function* (state) {
  // 1853-4.4.5-b
  const used = yield* markerLaws(Object.entries(state.bases), (hex) => boardHex(state, hex).stops)
  for (const company of companyOrder) yield* basesOf(state, company, used.get(company) ?? 0)
})

/** 1853-1.5-a, 1853-4.4.4-a. */
function* basesOf(state: State, company: CompanyId, placed: number): Generator<Broken> {
  const { furtherBases, operating } = state.companies[company]
  const homes = operating ? homesOf(state, company).length : 0
  if (placed !== homes + furtherBases || placed > companies[company].markers)
    yield breach(`bases: ${company} has ${placed} on the map, ${furtherBases} further ones`, {
      kind: 'many-markers',
      company,
      count: placed,
    })
}
