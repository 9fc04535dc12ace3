import type { PlayerId, Random, SealedFrame } from '@stellwerk/engine'
import { cities as cityFacts } from '../data/cities.js'
import { companyOrder } from '../data/companies.js'
import type { CityName, CompanyId } from '../data/types.js'
import type { State } from '../state.js'
import { stakeOf } from '../state.js'
import { bondBounds } from './bonds.js'
import { refuseCity, refusePass } from './contract-laws.js'
import { isBbciLarge, isJoined } from './contracts.js'

/** A state with bonds and cities that somebody with this view could take for the real ones (1853-2.5.11-b). */
export function imagineSecrets(view: State, random: Random): State {
  let state: State = { ...view, flow: view.flow.map((frame) => withBonds(view, frame, random)) }
  for (const player of view.players)
    if (view.contracts[player]?.cities === null)
      state = withCities(state, player, imaginedCities(state, player, random))
  return state
}

type AnyFrame = State['flow'][number]

function withBonds(state: State, frame: AnyFrame, random: Random): AnyFrame {
  if (frame.kind !== 'bonds') return frame
  const { min, max, step } = bondBounds(state)
  const bond = (): number => min + step * random.below(Math.floor((max - min) / step) + 1)
  const entered = Object.entries((frame as SealedFrame).entered)
  return { ...frame, entered: Object.fromEntries(entered.map(([player, own]) => [player, own ?? bond()])) }
}

const withCities = (state: State, player: PlayerId, cities: readonly CityName[]): State => ({
  ...state,
  contracts: { ...state.contracts, [player]: { ...state.contracts[player]!, cities } },
})

const everyCity = Object.keys(cityFacts) as CityName[]

/** After so many contracts in which something is unlikely, an unlikely one will do. */
const mostTries = 60

function imaginedCities(state: State, player: PlayerId, random: Random): readonly CityName[] {
  let last: readonly CityName[] | undefined
  for (let tries = 0; tries < mostTries; tries++) {
    last = drawCities(state, player, random.shuffle(everyCity))
    if (last && isLikely(state, player, last)) break
  }
  if (!last) throw new Error(`no contract of ${player} is possible`)
  return last
}

/** Cities in an order in which they could have been named; the first that are possible in this order of preference. */
function drawCities(
  state: State,
  player: PlayerId,
  preferred: readonly CityName[],
  named: readonly CityName[] = [],
): readonly CityName[] | undefined {
  const { count } = state.contracts[player]!
  // 1853-4.3.2-a: a contract whose cities are joined would be fulfilled
  if (named.length === count) return count > 1 && isJoined(state, named) ? undefined : named
  const soFar = withCities(state, player, named)
  for (const [i, city] of preferred.entries()) {
    if (refuseCity(soFar, player, city)) continue
    // those before this one were tried already
    const found = drawCities(state, player, preferred.slice(i + 1), [...named, city])
    if (found) return found
  }
  return undefined
}

/** What open facts tell of a contract, though not for sure: shares come back, and directors change. */
function isLikely(state: State, player: PlayerId, named: readonly CityName[]): boolean {
  const whole = withCities(state, player, named)
  const { complete } = state.contracts[player]!
  const { size, director } = state.companies.BBCI
  return (
    // 1853-2.5.4-j allows what is refused here
    !(complete && refusePass(whole, player)) &&
    (size === null || director !== player || isBbciLarge(whole) === (size === 'large')) &&
    couldGive(named, contractShares(state, player))
  )
}

/** The companies of which a player still has contract shares, each as often as he has one. */
const contractShares = (state: State, player: PlayerId): readonly CompanyId[] =>
  companyOrder.flatMap((company) =>
    Array.from({ length: stakeOf(state, company, player).contract }, () => company),
  )

/** Whether each of these shares could have come with another of the cities (1853-2.5.5-a). */
function couldGive(named: readonly CityName[], [company, ...others]: readonly CompanyId[]): boolean {
  if (company === undefined) return true
  return named.some(
    (city, i) => cityFacts[city].shares.includes(company) && couldGive(named.toSpliced(i, 1), others),
  )
}
