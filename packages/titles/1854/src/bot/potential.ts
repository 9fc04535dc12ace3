import { distancesFrom } from '@stellwerk/hex'
import { across, boardHex, stopName } from '../board.js'
import { maps } from '../data/maps.js'
import type { CompanyId, Stop } from '../data/types.js'
import { mapOf, reachOf, stationsOf } from '../rules/reach.js'
import type { State } from '../state.js'

/** What a stop will be worth to a longer train, by kind. */
const worthOfStop: Readonly<Record<Stop['kind'], number>> = { city: 30, far: 40, town: 10 }
/** How much of that is left with each hex that is still to be built. */
const nearness = 0.55
/** The part of all this that later trains will earn in a round. */
const earned = 0.2

/** What the track of a company may earn in a round later: the stops that it reaches, and those that it comes nearer to. */
export function potentialOf(state: State, company: CompanyId): number {
  const { into, stops } = reachOf(state, company)
  const far = distancesFrom(
    [...into.keys(), ...Array.from(stationsOf(state, company), ({ hex }) => hex)],
    across,
  )
  let sum = 0
  for (const hex of Object.keys(maps[mapOf(company)])) {
    const distance = far.get(hex)
    if (distance === undefined) continue
    for (const [i, stop] of boardHex(state, hex).stops.entries())
      sum += worthOfStop[stop.kind] * (stops.has(stopName(hex, i)) ? 1 : nearness ** (distance + 1))
  }
  return earned * sum
}
