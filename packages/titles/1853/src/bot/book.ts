import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { OfferFrame } from '@stellwerk/engine'
import type { ChooseOption, ExtraRound, PayOut, Pick, Run, SetBond } from '../actions.js'
import { secondTileFee } from '../data/building.js'
import { cities } from '../data/cities.js'
import { companyOrder } from '../data/companies.js'
import { gangesValleyCities } from '../data/contracts.js'
import type { CityName } from '../data/types.js'
import type { PayoutFrame, StepFrame } from '../frames.js'
import { progressOf } from '../rules/contract-progress.js'
import { heldBy, paidShares, parOf } from '../rules/shares.js'
import type { State } from '../state.js'
import { companyOf } from '../state.js'
import { keepsEarnings } from './company.js'
import { isMailOfUse } from './mail.js'
import { revenueWith } from './revenue.js'
import { sparingRun } from './sparing.js'

/** What needs no search: bond and contract, the use of the earnings, the best run, what is not worth an offer. */
export function book(state: State, choices: readonly Choice[], player: PlayerId): Action | undefined {
  switch (top(state)?.kind) {
    case 'bonds':
      return bondIn(choices)
    case 'cities':
      return find(choices, 'pass') ?? citiesByWorth(state, choices, player)[0]
    case 'elephant':
      return find(choices, 'keepElephant') ?? find(choices, 'pass')
    case 'extra-round':
      return extraRound(state, choices, player)
    case 'run':
      return chosenRun(state, choices)
    case 'payout':
      return useOfEarnings(state, choices)
    case 'option':
      return secondTile(state, choices)
    case 'offer':
      // whoever asks for the end is ahead
      return (top(state) as unknown as OfferFrame).deal['type'] === 'end'
        ? find(choices, 'decline')
        : undefined
    default:
      return undefined
  }
}

const find = (choices: readonly Choice[], type: string): Action | undefined =>
  choices.find(({ action }) => action.type === type)?.action

/** The best runs for a dividend, without mail where that is of no use, and with less if that spares the bank. */
function chosenRun(state: State, choices: readonly Choice[]): Action | undefined {
  const run = find(choices, 'run') as Run | undefined
  if (!run) return undefined
  const { mail, ...plain } = run
  const isMail = mail !== undefined && isMailOfUse(state, (top(state) as StepFrame).company)
  return sparingRun(state, isMail ? run : plain)
}

/** A bond brings nothing beyond itself and may be lost: the least, and room for one dearer city. */
const aboveLeast = 10

function bondIn(choices: readonly Choice[]): Action | undefined {
  const choice = choices.find(({ range }) => range)
  if (!choice?.range) return choice?.action
  const { min, max } = choice.range
  return { ...choice.action, bond: Math.min(max, min + aboveLeast) } as SetBond
}

/** The cities that lie nearest to the others first, for shares of a company that nobody else wants. */
export function citiesByWorth(state: State, choices: readonly Choice[], player: PlayerId): readonly Pick[] {
  const named = state.contracts[player]?.cities ?? []
  const worth = ({ city, company }: Pick): number => {
    const others = state.order
      .filter((other) => other !== player)
      .reduce((sum, other) => sum + heldBy(state, company, other), 0)
    const missing = named.length === 0 ? neighbours(state, city) : progressOf(state, [...named, city]).missing
    return 45 * heldBy(state, company, player) - 20 * others - 8 * missing + parOf(company) / 10
  }
  return choices
    .flatMap(({ action }) => (action.type === 'pick' ? [action as Pick] : []))
    .map((action) => ({ action, value: worth(action) }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ action }) => action)
}

/**
 * How far a contract that begins here has to go: to the second nearest city with a share of the same company. A short one
 * has room for one city of the Ganges valley, and for none that would need a larger bond.
 */
function neighbours(state: State, city: CityName): number {
  const isValley = (one: CityName): boolean => gangesValleyCities.includes(one)
  const far = (Object.keys(cities) as CityName[])
    .filter((other) => other !== city && cities[other].shares.some((id) => cities[city].shares.includes(id)))
    .filter((other) => cities[other].contractValue <= dearest && !(isValley(city) && isValley(other)))
    .map((other) => progressOf(state, [city, other]).missing)
    .toSorted((a, b) => a - b)
  return far[1] ?? farAway
}

const farAway = 10
const dearest = 30

/** 1853-4.9-b: one more round is for those who earn more in it than the others. */
function extraRound(state: State, choices: readonly Choice[], player: PlayerId): Action | undefined {
  const incomeOf = (one: PlayerId): number =>
    companyOrder.reduce(
      (sum, company) =>
        sum + paidShares(state, company, one) * revenueWith(state, company, companyOf(state, company).trains),
      0,
    )
  const mean = state.players.reduce((sum, one) => sum + incomeOf(one), 0) / state.players.length
  const wanted = incomeOf(player) >= mean
  return choices.find(({ action }) => (action as ExtraRound).wanted === wanted)?.action
}

/** 1853-4.6.4-a: everything is paid out, unless the shareholders have more of a train that the company could not pay otherwise. */
function useOfEarnings(state: State, choices: readonly Choice[]): Action | undefined {
  const { company, revenue } = top(state) as PayoutFrame
  // the way with the earnings in the treasury, against the one with them paid out
  const how = keepsEarnings(state, company, revenue) ? 'withhold' : 'full'
  return choices.find(({ action }) => (action as PayOut).how === how)?.action
}

/** 1853-4.1.3-a: two tiles from the start on are worth their fee, unless it is the large one of the EIR. */
function secondTile(state: State, choices: readonly Choice[]): Action | undefined {
  const { company } = top(state) as StepFrame
  const wanted = (secondTileFee[company] ?? 0) <= highestFee ? 2 : 1
  return choices.find(({ action }) => (action as ChooseOption).option === wanted)?.action
}

const highestFee = 20
