import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import type { GameAction } from '../actions.js'
import { companyOrder } from '../data/companies.js'
import { playerLimits } from '../data/shares.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, TrainId } from '../data/types.js'
import { heldBy, issuedShares, parOf } from '../rules/shares.js'
import { trainsFor } from '../rules/train-supply.js'
import type { State } from '../state.js'
import { cashOf, companyOf, seatsOf } from '../state.js'
import { revenueWith } from './revenue.js'

/** Cash below which shares may be sold. */
const shortOfCash = 60
/** The part of a player's cash that he gives to a company for its first train. */
const giftShare = 0.5

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
  if (frame?.kind !== 'trains' || state.phase !== '2') return []
  const company = frame['company'] as CompanyId
  const { trains } = companyOf(state, company)
  const isFirst = trains.length === 0
  return trainsFor(state, company, 'bank').filter(
    (train) =>
      revenueWith(state, company, isFirst ? [train] : trains) > 0 &&
      facts[train].price + (isFirst || train === '3' ? trackMoney : reserve) <= cashOf(state, company),
  )
}

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

/** What is worth a look in a step. Trains are bought from the bank; offers are left to people. */
export function candidates(state: State, choices: readonly Choice[], player: PlayerId): readonly Action[] {
  const cash = cashOf(state, purseOf(player))
  const company = top(state)?.['company'] as CompanyId | undefined
  const owned = company === undefined ? [] : companyOf(state, company).trains
  const isBare = company !== undefined && owned.length === 0
  // one train waits for track, but no second one that does not run either
  const runs = (train: TrainId): boolean =>
    company === undefined || isBare || revenueWith(state, company, [...owned, train]) > 0
  const [wanted, own] = [trainsToBuy(state), ownCompany(state, player)]
  const first = choices.flatMap(({ action: any }): GameAction[] => {
    const action = any as GameAction
    const isTrain = action.type === 'buyTrain' && action.from === 'bank' && !action.gift
    if (isTrain) return wanted.includes(action.train) ? [action] : []
    return action.type === 'buyShare' && action.company === own ? [action] : []
  })
  if (first.length > 0) return first
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
        return action.count === 1 && cash < shortOfCash ? [action] : []
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
