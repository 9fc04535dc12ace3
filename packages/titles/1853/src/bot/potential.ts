import { distancesFrom, edges } from '@stellwerk/hex'
import { lastFound, worthOfStops } from '@stellwerk/ledger'
import { across, boardHex, hexIds } from '../board.js'
import type { CompanyId, Gauge, HexId, Stop } from '../data/types.js'
import { basesOf, reachOf } from '../rules/reach.js'
import type { State } from '../state.js'
import { companyOf } from '../state.js'

/** What a stop will be worth to a longer train, by kind. */
const worthOfStop: Readonly<Record<Stop['kind'], number>> = { city: 30, town: 10, junction: 0 }
/** How much of that is left with each hex that is still to be built. */
const nearness = 0.5
/** The part of it that one train more will earn in a round. */
const earned = 0.25
/** So many cities a train calls at. */
const callsOfTrain = 5

/** 1853-4.8.15: small companies buy the cheaper metre trains. */
export const gaugeOf = (state: State, company: CompanyId): Gauge =>
  companyOf(state, company).size === 'small' ? 'metre' : 'standard'

/** What is worked out once, as long as nothing that it follows from changes. */
function onceOnGround<V>(find: (state: State, company: CompanyId) => V) {
  const known = lastFound<string, V>()
  return (state: State, company: CompanyId): V =>
    known(`${company} ${gaugeOf(state, company)}`, [state.tiles, state.bases, reachOf(state, company)], () =>
      find(state, company),
    )
}

/** The hexes from the track of a company, and how far each is: 0 where its track leads to. */
const distancesOf = onceOnGround((state, company): ReadonlyMap<HexId, number> => {
  const gauge = gaugeOf(state, company)
  const reach = reachOf(state, company)
  const bases = new Set(basesOf(state, company).map(({ hex }) => hex))
  const isReached = (hex: HexId): boolean => bases.has(hex) || reach.leadsToAny(hex, gauge, edges)
  return distancesFrom(hexIds.filter(isReached), across)
})

/** What the track of a company may earn in a round later: the stops that it reaches, and those that it comes nearer to. */
export const potentialOf = onceOnGround((state, company): number => {
  const reach = reachOf(state, company)
  const cities: number[] = []
  let sum = 0
  for (const [hex, distance] of distancesOf(state, company))
    for (const [stop, { kind }] of boardHex(state, hex).stops.entries()) {
      const isThere = distance === 0 && reach.hasStop({ hex, stop })
      const worth = worthOfStop[kind] * (isThere ? 1 : nearness ** (distance + 1))
      if (kind === 'city') cities.push(worth)
      else sum += worth
    }
  return earned * (sum + worthOfStops(cities, callsOfTrain))
})

/**
 * On how many hexes a company without a route must still lay track to get to another stop; a small one in phase 2 to a town,
 * because its 1M calls at no second city (1853-4.5.4-d).
 */
export function missingToRoute(state: State, company: CompanyId): number {
  const reach = reachOf(state, company)
  const kinds: readonly Stop['kind'][] =
    gaugeOf(state, company) === 'metre' && state.phase === '2' ? ['town'] : ['town', 'city']
  const missing = Array.from(distancesOf(state, company), ([hex, distance]) =>
    boardHex(state, hex).stops.some(
      ({ kind }, stop) => kinds.includes(kind) && !(distance === 0 && reach.hasStop({ hex, stop })),
    )
      ? distance + 1
      : Infinity,
  )
  return Math.min(farthest, ...missing)
}

const farthest = 9
