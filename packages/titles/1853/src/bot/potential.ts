import { distancesFrom } from '@stellwerk/hex'
import { across, boardHex, hexIds } from '../board.js'
import type { CompanyId, Stop } from '../data/types.js'
import { reachOf } from '../rules/reach.js'
import type { State } from '../state.js'

/** What a stop will be worth to a longer train, by kind. */
const worthOfStop: Readonly<Record<Stop['kind'], number>> = { city: 30, town: 10, junction: 0 }
/** How much of that is left with each hex that is still to be built. */
const nearness = 0.5
/** The part of all this that later trains will earn in a round. */
const earned = 0.2

/** What the track of a company may earn in a round later: the stops that it reaches, and those that it comes nearer to. */
export function potentialOf(state: State, company: CompanyId): number {
  const reach = reachOf(state, company)
  const far = distancesFrom(
    hexIds.filter((hex) => reach.touches(hex)),
    across,
  )
  let sum = 0
  for (const [hex, distance] of far)
    for (const [stop, { kind }] of boardHex(state, hex).stops.entries())
      sum += worthOfStop[kind] * (reach.hasStop({ hex, stop }) ? 1 : nearness ** (distance + 1))
  return earned * sum
}
