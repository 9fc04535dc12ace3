import type { HexId, RailwayId, Route, State } from '@stellwerk/1873'
import { across, boardHex, hexes, joined, stopIndex } from '@stellwerk/1873'
import type { Edge } from '@stellwerk/hex'
import { edgeBetween, edges } from '@stellwerk/hex'

/** Where a route of this railway may begin: at its own markers first, then at works. */
export function startHexes(state: State, railway: RailwayId): HexId[] {
  const own = Object.keys(state.markers).filter((hex) =>
    state.markers[hex]?.some((stop) => stop.some((marker) => marker.railway === railway)),
  )
  const works = Object.keys(hexes).filter((hex) => {
    const { mine, factory } = hexes[hex] ?? {}
    return factory !== undefined || (mine !== undefined && state.mines[mine]?.open === true)
  })
  return [...new Set([...own, ...works])].filter((hex) => nextHexes(state, [hex]).length > 0)
}

/** The hexes to which track leads on from the end of a route. */
export function nextHexes(state: State, route: Route): HexId[] {
  const here = route.at(-1)
  if (here === undefined) return []
  return exits(state, here, route.at(-2)).flatMap((edge) =>
    joined(state, here, edge) ? (across(here, edge) ?? []) : [],
  )
}

/** Whether the route has come to a stop, where it could end. */
export function atStop(state: State, route: Route): boolean {
  const [from, here] = [route.at(-2), route.at(-1)]
  if (from === undefined || here === undefined) return false
  const edge = edgeBetween(here, from)
  return edge !== undefined && stopIndex(boardHex(state, here).leads[edge]) !== undefined
}

/** The edges by which a route that came from a hex can leave; at its beginning it leaves from a stop. */
function exits(state: State, hex: HexId, from: HexId | undefined): Edge[] {
  const { leads } = boardHex(state, hex)
  if (from === undefined) return edges.filter((edge) => stopIndex(leads[edge]) !== undefined)
  const entry = edgeBetween(hex, from)
  const lead = entry === undefined ? undefined : leads[entry]
  if (lead === undefined) return []
  if (typeof lead === 'number') return [lead]
  return edges.filter((edge) => edge !== entry && leads[edge] === lead)
}
