import type { Action, Choice, OfferFrame, PlayerId } from '@stellwerk/engine'
import { purseOf, simulate, top } from '@stellwerk/engine'
import type { BuyDirector, BuyOption, GameAction, LayTile } from '../actions.js'
import { boardHex } from '../board.js'
import type { CompanyId, HexId, MajorId } from '../data/types.js'
import { played } from '../played.js'
import { certificatePrice } from '../rules/buying.js'
import { priceIfAny } from '../rules/market.js'
import { canRun } from '../rules/running/route-exists.js'
import { percentOf, percentWithPlayers } from '../rules/shares.js'
import { costOfTile, costOfTunnel } from '../rules/track/cost.js'
import { trainsOnOffer } from '../rules/train-offers.js'
import type { State } from '../state.js'
import { cashOf, companyOf, holderOf, isLocal, isMajor } from '../state.js'
import { bringsPhase, isGivenUp, isTrainForUs } from './buying-trains.js'
import type { Habits } from './habits.js'
import { masterly } from './habits.js'
import { potentialOf } from './potential.js'

/**
 * What its director pays until half of a major is in players' hands: his certificate, and an option on one more if he has
 * none (1854-float-b).
 */
const unitsToBuy = (state: State, company: MajorId, player: PlayerId): number =>
  percentOf(state, company, holderOf(player)) > 0 ? directorUnits : directorUnits + 1

/** 1854-float-b, -e: an option floats one's own major, which stays in operation whatever becomes of the option. */
const floatsByOption = (state: State, { company }: BuyOption, player: PlayerId): boolean =>
  isMajor(company) &&
  state.majors[company].director === player &&
  priceIfAny(state, company) === undefined &&
  percentWithPlayers(state, company) < floatPercent

const floatPercent = 50
/** The lowest price at which a major is issued. */
const leastIssue = 67
/** Units of the director's certificate. */
const directorUnits = 4

/**
 * Whether its director can float a major alone. Whoever waits for other buyers has no dividend and no money for rounds, and they
 * would rather have a major of their own. `inHand` is the part of his cash that he does not want to spend.
 */
const isFloated = (state: State, { company, price }: BuyDirector, player: PlayerId, inHand = 0): boolean =>
  unitsToBuy(state, company, player) * price <= (1 - inHand) * cashOf(state, purseOf(player))

/** Of a certificate that came with a private: it is floated before anything else, so at the price that leaves most cash. */
const isCheap = ({ price }: BuyDirector): boolean => price === leastIssue

/** 1854-locals-h: nobody adds money to the first train of a local railway, so track waits for it. */
function keepsTrainMoney(state: State, cost: (company: CompanyId) => number): boolean {
  const company = top(state)?.['company'] as CompanyId
  if (!isLocal(company) || companyOf(state, company).trains.length > 0) return true
  const [cheapest] = trainsOnOffer(state, company)
    .filter(({ train }) => canRun(company, train))
    .map(({ price }) => price)
    .toSorted((a, b) => a - b)
  const cash = cashOf(state, company)
  // without enough for a train there is nothing to keep
  return cheapest === undefined || cash < cheapest || cash - cost(company) >= cheapest
}

/** So many tiles are looked at more closely. */
const mostLays = 14

/** The tiles that bring most stops nearer or make one more valuable. */
function worthLaying(state: State, lays: readonly LayTile[]): readonly LayTile[] {
  const company = top(state)?.['company'] as CompanyId
  const paid = lays.filter(({ hex, power }) =>
    keepsTrainMoney(state, () => costOfTile(state, company, hex, power)),
  )
  if (paid.length <= mostLays) return paid
  const valueIn = (at: State, hex: HexId): number =>
    boardHex(at, hex).stops.reduce((sum, { value }) => sum + (typeof value === 'number' ? value : 0), 0)
  return paid
    .map((lay) => {
      const after = simulate(played, state, lay)
      const gain = valueIn(after, lay.hex) - valueIn(state, lay.hex)
      return { lay, worth: potentialOf(after, company) + gain / 2 }
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, mostLays)
    .map(({ lay }) => lay)
}

/** What comes before anything else: whoever has begun to found a major, or has a certificate of one, floats it. */
function isFirst(state: State, action: GameAction, player: PlayerId): boolean {
  if (action.type === 'buyTrain') return bringsPhase(state, action)
  if (action.type === 'buyOption') return floatsByOption(state, action, player)
  return (
    action.type === 'buyDirector' &&
    percentOf(state, action.company, holderOf(player)) > 0 &&
    isCheap(action) &&
    isFloated(state, action, player)
  )
}

/** Trades of trains are left to people: whoever sold his company's only one for next to nothing was bankrupt (1854-emergency-g). */
const isForTrain = (state: State): boolean =>
  (top(state) as OfferFrame | undefined)?.deal?.type === 'buyTrain'

/** What is worth a look in a step. Trains are bought from the bank and its pools; options are left to people. */
export function candidates(
  state: State,
  choices: readonly Choice[],
  player: PlayerId,
  { inHand }: Habits = masterly,
): readonly Action[] {
  const cash = cashOf(state, purseOf(player))
  // at the limit of certificates money lies idle, unless it is put into better ones
  const isFull =
    cash >= directorUnits * leastIssue &&
    !choices.some(({ action: { type } }) => type === 'buyShare' || type === 'buyDirector')
  const isForced = top(state)?.kind === 'emergency'
  const first = choices.filter(({ action }) => isFirst(state, action as GameAction, player))
  if (first.length > 0) return first.map(({ action }) => action)
  const laid = worthLaying(
    state,
    choices.flatMap(({ action }) => (action.type === 'layTile' ? [action as LayTile] : [])),
  )
  return choices.flatMap(({ action: any }): Action[] => {
    const action = any as GameAction
    switch (action.type) {
      case 'buyDirector':
        return isFloated(state, action, player, inHand) ? [action] : []
      case 'buyShare':
        return certificatePrice(state, action.company, action.from) <= (1 - inHand) * cash ? [action] : []
      case 'layTile':
        return laid.includes(action) ? [action] : []
      case 'buildTunnel':
        return keepsTrainMoney(state, () => costOfTunnel(action.power)) ? [action] : []
      case 'buyTrain':
        return isTrainForUs(state, action) ? [action] : []
      case 'sellShares':
        // each sale lowers the price: only at the limit of certificates, for better ones
        return isForced || (action.count === 1 && isFull) ? [action] : []
      case 'giveUpTrain':
        return isGivenUp(state, action) ? [action] : []
      case 'sellOption':
        return isForced ? [action] : []
      case 'buyOption':
        return []
      default:
        return any.type === 'accept' && isForTrain(state) ? [] : [any]
    }
  })
}
