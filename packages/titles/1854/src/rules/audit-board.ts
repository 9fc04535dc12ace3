import type { Broken } from '@stellwerk/engine'
import { breach } from '@stellwerk/engine'
import { boardHex } from '../board.js'
import { localAgs, localRailways, majors } from '../data/companies.js'
import { maps } from '../data/maps.js'
import { tiles } from '../data/tiles.js'
import { tunnelTiles } from '../data/tunnels.js'
import type { CompanyId } from '../data/types.js'
import type { OwnFault } from '../position/faults.js'
import type { State } from '../state.js'
import { companyIfAny, isLocal } from '../state.js'

/** The laws of what lies on the two maps. */
export function boardLaws(state: State): readonly Broken[] {
  return [...tileLaws(state), ...tunnelLaws(state), ...markerLaws(state)]
}

function* tileLaws(state: State): Generator<Broken> {
  const laid = Object.values(state.tiles)
  for (const [id, { count }] of Object.entries(tiles)) {
    const left = state.supply[id] ?? 0
    const used = laid.filter(({ tile }) => tile === id).length
    if (left < 0 || left + used !== count)
      yield breach(`tiles: ${left} of ${id} left, ${used} used`, { kind: 'many-tiles', tile: id, used })
  }
  for (const hex of Object.keys(state.tiles)) {
    const { printed, exits, mouths } = boardHex(state, hex)
    if (printed.use !== 'build') yield `tiles: one on ${hex}`
    // 1854-track-o
    if (printed.trackToWien !== undefined && !exits.includes(printed.trackToWien))
      yield `tiles: ${hex} has no track to Wien`
    // 1854-tunnel-d, -m
    if (mouths.some((edge) => exits.includes(edge))) yield `tunnels: one comes out under the track of ${hex}`
  }
}

function* tunnelLaws(state: State): Generator<Broken> {
  const built = Object.values(state.tunnels).flat()
  for (const [id, { count }] of Object.entries(tunnelTiles)) {
    const left = state.tunnelSupply[id as keyof State['tunnelSupply']]
    const used = built.filter(({ tunnel }) => tunnel === id).length
    if (left < 0 || left + used !== count)
      yield breach<OwnFault>(`tunnels: ${left} of ${id} left, ${used} used`, {
        kind: 'many-tunnels',
        tunnel: id,
        used,
      })
  }
}

const companies = { ...majors, ...localRailways, ...localAgs }

function* markerLaws(state: State): Generator<Broken> {
  const used = new Map<CompanyId, number>()
  for (const [hex, stops] of Object.entries(state.markers)) {
    const places = stops.flat()
    for (const [i, stop] of stops.entries()) {
      const circles = boardHex(state, hex).stops[i]?.circles ?? 0
      if (stop.length > circles)
        yield breach(`markers: ${stop.length} in ${circles} circles of ${hex}`, {
          kind: 'circles',
          hex,
          count: stop.length,
          circles,
        })
    }
    for (const company of places) {
      used.set(company, (used.get(company) ?? 0) + 1)
      // 1854-locals-d
      if (Object.hasOwn(maps.region, hex) !== isLocal(company))
        yield breach<OwnFault>(`markers: ${company} on ${hex}`, { kind: 'other-map', company, hex })
    }
    // 1854-token-d
    if (new Set(places).size < places.length)
      yield breach(`markers: one company twice in ${hex}`, { kind: 'twice', hex })
  }
  for (const [company, count] of used)
    if (!companyIfAny(state, company) || count > companies[company].markers)
      yield breach(`markers: ${company} has ${count} on the map`, { kind: 'many-markers', company, count })
}
