import type { Broken } from '@stellwerk/engine'
import { breach } from '@stellwerk/engine'
import { boardHex } from '../board.js'
import { companies, companyOrder } from '../data/companies.js'
import { hexes } from '../data/map.js'
import { tiles } from '../data/tiles.js'
import type { CompanyId, TileId } from '../data/types.js'
import type { State } from '../state.js'
import { lawsAbout } from './audit-parts.js'
import { homesOf } from './homes.js'

/** The laws of what lies on the map. */
export const boardLaws = (state: State): readonly Broken[] => [...tileLaws(state), ...baseLaws(state)]

const tileLaws = lawsAbout(['tiles', 'supply'], function* (state) {
  const laid = new Map<TileId, number>()
  for (const { tile } of Object.values(state.tiles)) laid.set(tile, (laid.get(tile) ?? 0) + 1)
  for (const [id, { count }] of Object.entries(tiles)) {
    const left = state.supply[id] ?? 0
    const used = laid.get(id) ?? 0
    if (left < 0 || left + used !== count)
      yield breach(`tiles: ${left} of ${id} left, ${used} used`, { kind: 'many-tiles', tile: id, used })
  }
  // 1853-4.2.12-c
  for (const [hex, { tile }] of Object.entries(state.tiles))
    if (hexes[hex]?.mark !== tiles[tile]?.mark) yield `tiles: ${tile} on ${hex}`
})

const baseLaws = lawsAbout(['bases', 'tiles', 'companies'], function* (state) {
  const used = new Map<CompanyId, number>()
  for (const [hex, stops] of Object.entries(state.bases)) {
    const { stops: facts } = boardHex(state, hex)
    for (const [i, stop] of stops.entries()) {
      const circles = facts[i]?.circles ?? 0
      if (stop.length > circles)
        yield breach(`bases: ${stop.length} in ${circles} circles of ${hex}`, {
          kind: 'circles',
          hex,
          count: stop.length,
          circles,
        })
    }
    const places = stops.flat()
    for (const company of places) used.set(company, (used.get(company) ?? 0) + 1)
    // 1853-4.4.5-b
    if (new Set(places).size < places.length)
      yield breach(`bases: one company twice in ${hex}`, { kind: 'twice', hex })
  }
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
