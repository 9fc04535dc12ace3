import type { Broken } from '@stellwerk/engine'
import { breach, markerLaws, tileLaws } from '@stellwerk/engine'
import { boardHex } from '../board.js'
import { localAgs, localRailways, majors } from '../data/companies.js'
import { maps } from '../data/maps.js'
import { tiles } from '../data/tiles.js'
import { tunnelTiles } from '../data/tunnels.js'
import type { OwnFault } from '../position/faults.js'
import type { State } from '../state.js'
import { companyIfAny, isLocal } from '../state.js'

/** The laws of what lies on the two maps (1854-token-d). */
export function boardLaws(state: State): readonly Broken[] {
  return [...trackLaws(state), ...tunnelLaws(state), ...stationLaws(state)]
}

function* trackLaws(state: State): Generator<Broken> {
  yield* tileLaws(tiles, state.supply, Object.entries(state.tiles))
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

function* stationLaws(state: State): Generator<Broken> {
  const markers = Object.entries(state.markers)
  const used = yield* markerLaws(markers, (hex) => boardHex(state, hex).stops)
  // 1854-locals-d
  for (const [hex, stops] of markers)
    for (const company of stops.flat())
      if (Object.hasOwn(maps.region, hex) !== isLocal(company))
        yield breach<OwnFault>(`markers: ${company} on ${hex}`, { kind: 'other-map', company, hex })
  for (const [company, count] of used)
    if (!companyIfAny(state, company) || count > companies[company].markers)
      yield breach(`markers: ${company} has ${count} on the map`, { kind: 'many-markers', company, count })
}
