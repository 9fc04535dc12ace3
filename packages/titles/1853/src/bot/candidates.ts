import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { purseOf, simulate, top } from '@stellwerk/engine'
import type { GameAction, LayTile } from '../actions.js'
import { boardHex } from '../board.js'
import { companyOrder } from '../data/companies.js'
import { playerLimits } from '../data/shares.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, HexId, TrainId } from '../data/types.js'
import { played } from '../played.js'
import { heldBy, issuedShares, parOf } from '../rules/shares.js'
import { trainsFor } from '../rules/train-supply.js'
import type { State } from '../state.js'
import { bankHolds, cashOf, companyOf, seatsOf } from '../state.js'
import { missingToRoute, potentialOf } from './potential.js'
import { revenueWith } from './revenue.js'

/** The part of a player's cash that he gives to a company for its first train. */
const giftShare = 0.5

/** With so many it waits for longer ones. */
const enoughTrains = 2

/** What a company keeps for track beside its first train, and beside one that will not last. */
const trackMoney = 100
const reserve = 150

/**
 * The trains that a company buys whatever they earn now. A treasury counts nothing in the end, and while there are only
 * yellow tiles little grows: one without a train buys its first, and one that runs and can pay for more than it needs
 * brings the next phase nearer.
 */
function trainsToBuy(state: State): readonly TrainId[] {
  const frame = top(state)
  if (frame?.kind !== 'trains' || (state.phase !== '2' && state.phase !== '3')) return []
  const company = frame['company'] as CompanyId
  const { trains } = companyOf(state, company)
  const onSale = trainsFor(state, company, 'bank')
  if (state.phase === '3') return onSale.filter((train) => beginsLastingTrains(state, company, train))
  const isFirst = trains.length === 0
  if (trains.length >= enoughTrains) return []
  return onSale.filter(
    (train) =>
      revenueWith(state, company, isFirst ? [train] : trains) > 0 &&
      facts[train].price + (isFirst || train === '3' ? trackMoney : reserve) <= cashOf(state, company),
  )
}

/**
 * Whoever has trains that phase 4 scraps does not begin it, and is often too full of them to buy a 4. If nobody does, the
 * treasuries lie idle until the end. So once half of the bank is paid out, any company that can pay for a 4 buys it.
 */
const beginsLastingTrains = (state: State, company: CompanyId, train: TrainId): boolean =>
  facts[train].begins === '4' &&
  facts[train].price <= cashOf(state, company) &&
  bankHolds(state) <= state.bankSize / 2 &&
  revenueWith(state, company, [...companyOf(state, company).trains, train]) > 0

/** The company that a player can still put into operation with his own money, if he has most of it. */
function ownCompany(state: State, player: PlayerId): CompanyId | undefined {
  const { threshold } = playerLimits[seatsOf(state)]
  return companyOrder
    .filter((company) => {
      const held = heldBy(state, company, player)
      const missing = threshold - issuedShares(state, company)
      return (
        held > 0 &&
        !companyOf(state, company).operating &&
        missing > 0 &&
        missing * parOf(company) <= cashOf(state, purseOf(player)) &&
        state.order.every((other) => heldBy(state, company, other) <= held)
      )
    })
    .toSorted((a, b) => heldBy(state, b, player) - heldBy(state, a, player))[0]
}

/** So many tiles are looked at more closely. */
const mostLays = 14

/** The tiles that bring most stops nearer or make one more valuable. */
function worthLaying(state: State, lays: readonly LayTile[]): readonly LayTile[] {
  if (lays.length <= mostLays) return lays
  const company = top(state)?.['company'] as CompanyId
  const valueIn = (at: State, hex: HexId): number =>
    boardHex(at, hex).stops.reduce((sum, { value }) => sum + value, 0)
  return lays
    .map((lay) => {
      const after = simulate(played, state, lay)
      const gain = valueIn(after, lay.hex) - valueIn(state, lay.hex)
      return { lay, worth: potentialOf(after, company) + gain / 2 - missingToRoute(after, company) }
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, mostLays)
    .map(({ lay }) => lay)
}

/** What is worth a look in a step. Trains are bought from the bank; offers are left to people. */
export function candidates(state: State, choices: readonly Choice[], player: PlayerId): readonly Action[] {
  const cash = cashOf(state, purseOf(player))
  const company = top(state)?.['company'] as CompanyId | undefined
  const owned = company === undefined ? [] : companyOf(state, company).trains
  const isBare = company !== undefined && owned.length === 0
  // one train waits for track, but no second one that does not run either
  const runs = (train: TrainId): boolean =>
    company === undefined || isBare || revenueWith(state, company, [...owned, train]) > 0
  const canBuy = choices.some(({ action: { type } }) => type === 'buyShare')
  const [wanted, own] = [trainsToBuy(state), ownCompany(state, player)]
  const first = choices.flatMap(({ action: any }): GameAction[] => {
    const action = any as GameAction
    const isTrain = action.type === 'buyTrain' && action.from === 'bank' && !action.gift
    if (isTrain) return wanted.includes(action.train) ? [action] : []
    return action.type === 'buyShare' && action.company === own ? [action] : []
  })
  if (first.length > 0) return first
  const laid = worthLaying(
    state,
    choices.flatMap(({ action }) => (action.type === 'layTile' ? [action as LayTile] : [])),
  )
  return choices.flatMap(({ action: any }): Action[] => {
    const action = any as GameAction
    switch (action.type) {
      case 'buyTrain': {
        const fromBank = action.from === 'bank' || action.from === 'returned'
        const { gift = 0 } = action
        return fromBank && runs(action.train) && (gift === 0 || (isBare && gift <= giftShare * cash))
          ? [action]
          : []
      }
      case 'sellShares':
        // 1853-3.1.7-c: a sale moves no price, so it is a good one if it pays for something better; one's own company
        // is not for sale, since without a director it pays nothing (1853-3.4.2-a)
        return action.count === 1 && !canBuy && companyOf(state, action.company).director !== player
          ? [action]
          : []
      case 'layTile':
        return laid.includes(action) ? [action] : []
      case 'sellTrain':
      case 'proposeEnd':
      case 'offerElephant':
      case 'proposeElephant':
        return []
      default:
        return [action]
    }
  })
}
