import type { Refusal } from '@stellwerk/engine'
import { bank, pay, refusal } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edgeBetween, edges } from '@stellwerk/hex'
import type { BoardHex } from '../../board.js'
import { boardHex, hexWith, sideName } from '../../board.js'
import { railways } from '../../data/companies.js'
import { concessionHexes, concessionRoutes } from '../../data/concessions.js'
import type { HexId, RailwayId } from '../../data/types.js'
import { tell } from '../../events.js'
import type { GameWork, State } from '../../state.js'
import type { Lay } from './track/builder.js'
import { joins } from './track/fit.js'
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

/** All hexes of the concession routes. */
export const concessionHexesOf = (railway: RailwayId): readonly HexId[] =>
  concessionRoutes[railway].flat().map(({ hex }) => hex)

/** The hexes on which track of the concession route is still missing. */
const missingHexes = (state: State, railway: RailwayId): readonly HexId[] =>
  railways[railway].concessionHexes.filter((hex) => lacksRoute(boardHex(state, hex)))

export const routeComplete = (state: State, railway: RailwayId): boolean =>
  missingHexes(state, railway).length === 0

/** 1873-4.4.1-aa to -ae: the railway pays the cost of the table and builds what is missing of its route, in any phase. */
export function buildConcessionRoute(work: GameWork, railway: RailwayId): void {
  const cost = railways[railway].concessionCost
  pay(work, railway, bank, cost, 'concession route')
  const missing = routeLays(work.state, railway)
  for (const lay of missing) build(work, railway, lay, 0)
  if (missing.length > 0) tell(work, 'route-built', { railway, cost })
}

/** 1873-4.4.1-ab: the tiles that are missing, fully determined. */
export function routeLays(state: State, railway: RailwayId): Lay[] {
  return missingHexes(state, railway).map((hex) => {
    const tile = routeTile(state, boardHex(state, hex))
    if (!tile) throw new Error(`no tile completes the route of ${railway} on ${hex}`)
    return { hex, ...tile }
  })
}

function build(work: GameWork, railway: RailwayId, lay: Lay, cost: number): void {
  const replaced = placeTile(work, lay)
  tell(work, 'tile-laid', { operation: railway, ...lay, replaced, cost })
  settleTile(work, lay.hex)
}

/** Why this tile is none of those that complete the route. It may be turned in any way that looks the same. */
export function refuseRouteLay(
  state: State,
  railway: RailwayId,
  { hex, tile, rotation }: Lay,
): Refusal | undefined {
  const lays = routeLays(state, railway)
  const right = lays.find((lay) => lay.hex === hex && lay.tile === tile)
  return right &&
    edges.includes(rotation as Edge) &&
    sameTrack(hexWith(hex, right), hexWith(hex, { tile, rotation }))
    ? undefined
    : refusal('1873-4.4.1-ab', { railway, tiles: lays.map((lay) => `${lay.hex} (${lay.tile})`) })
}

const sameTrack = (a: BoardHex, b: BoardHex): boolean =>
  edges.every(
    (edge) =>
      (a.leads[edge] === undefined) === (b.leads[edge] === undefined) &&
      edges.every((other) => joins(a, [edge, other]) === joins(b, [edge, other])),
  )

/** Lays one tile of the own route and pays for its hex; with the last one, for the hexes that others built. */
export function layRouteTile(work: GameWork, railway: RailwayId, lay: Lay, paid: number): number {
  const cost = work.state.tiles[lay.hex] ? 0 : (concessionHexes[lay.hex]?.cost ?? 0)
  pay(work, railway, bank, cost, 'concession route')
  build(work, railway, lay, cost)
  if (!routeComplete(work.state, railway)) return paid + cost
  const { concessionCost } = railways[railway]
  pay(work, railway, bank, concessionCost - paid - cost, 'concession route')
  tell(work, 'route-built', { railway, cost: concessionCost })
  return concessionCost
}
