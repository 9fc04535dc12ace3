import type { HexId, RailwayId, Route, State } from '@stellwerk/1873'
import { hexes, stationsOf } from '@stellwerk/1873'
import { hexesOnward, stopsIn } from '../../routes.js'

/** Where a route of this railway may begin: at its own markers first, then at works. */
export function startHexes(state: State, railway: RailwayId): HexId[] {
  const works = Object.keys(hexes).filter((hex) => {
    const { mine, factory } = hexes[hex] ?? {}
    return factory !== undefined || (mine !== undefined && state.mines[mine]?.open === true)
  })
  return [...new Set([...stationsOf(state, railway), ...works])].filter(
    (hex) => nextHexes(state, [hex]).length > 0,
  )
}

/** The hexes to which track leads on from the end of a route. */
export function nextHexes(state: State, route: Route): HexId[] {
  const here = route.at(-1)
  return here === undefined ? [] : hexesOnward(state, here, route.at(-2))
}

/** Whether the route has come to a stop, where it could end. */
export function atStop(state: State, route: Route): boolean {
  const [from, here] = [route.at(-2), route.at(-1)]
  return from !== undefined && here !== undefined && stopsIn(state, here, from)
}
