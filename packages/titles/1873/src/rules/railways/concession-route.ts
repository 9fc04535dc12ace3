import { bank, pay } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edgeBetween } from '@stellwerk/hex'
import { boardHex, sideName } from '../../board.js'
import { railways } from '../../data/companies.js'
import { concessionRoutes } from '../../data/concessions.js'
import type { HexId, RailwayId } from '../../data/types.js'
import { tell } from '../../events.js'
import type { GameWork, State } from '../../state.js'
import { placeTile, settleTile } from './track/place.js'
import { lacksRoute, routeTile } from './track/reservation.js'

const sides = new Map(
  (Object.keys(concessionRoutes) as RailwayId[]).map((railway) => [
    railway,
    concessionRoutes[railway].map((route) =>
      route.slice(1).map(({ hex }, at) => {
        const from = route[at]?.hex as HexId
        return sideName(from, edgeBetween(from, hex) as Edge)
      }),
    ),
  ]),
)

/** The sides that each concession route of the railway runs over, from end to end; NWE has two routes. */
export const concessionSides = (railway: RailwayId): readonly (readonly string[])[] =>
  sides.get(railway) ?? []

/** The hexes on which track of the concession route is still missing. */
const missingHexes = (state: State, railway: RailwayId): readonly HexId[] =>
  railways[railway].concessionHexes.filter((hex) => lacksRoute(boardHex(state, hex)))

export const routeComplete = (state: State, railway: RailwayId): boolean =>
  missingHexes(state, railway).length === 0

/** 1873-4.4.1-aa to -ae: the railway pays the cost of the table and builds what is missing of its route, in any phase. */
export function buildConcessionRoute(work: GameWork, railway: RailwayId): void {
  const cost = railways[railway].concessionCost
  pay(work, railway, bank, cost, 'concession route')
  const missing = missingHexes(work.state, railway)
  for (const hex of missing) {
    const tile = routeTile(work.state, boardHex(work.state, hex))
    if (!tile) throw new Error(`no tile completes the route of ${railway} on ${hex}`)
    const lay = { hex, ...tile }
    const replaced = placeTile(work, lay)
    tell(work, 'tile-laid', { operation: railway, ...lay, replaced, cost: 0 })
    settleTile(work, hex)
  }
  if (missing.length > 0) tell(work, 'route-built', { railway, cost })
}
