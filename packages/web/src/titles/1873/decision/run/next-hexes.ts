import type { HexId, RailwayId, Route, State } from '@stellwerk/1873'
import { hexes, stationsOf } from '@stellwerk/1873'
import type { Ways } from '../../../../board/route-edit.js'
import { nextHexes } from '../../../../board/route-edit.js'

/** Where a route of this railway may begin: at its own markers first, then at works. */
function startHexes(state: State, railway: RailwayId, ways: Ways): readonly HexId[] {
  const works = Object.keys(hexes).filter((hex) => {
    const { mine, factory } = hexes[hex] ?? {}
    return factory !== undefined || (mine !== undefined && state.mines[mine]?.open === true)
  })
  return [...new Set([...stationsOf(state, railway), ...works])].filter(
    (hex) => nextHexes(ways, [hex]).length > 0,
  )
}

/** The hexes that a new route may have next. */
export const offeredHexes = (state: State, railway: RailwayId, ways: Ways, route: Route): readonly HexId[] =>
  route.length === 0 ? startHexes(state, railway, ways) : nextHexes(ways, route)
