import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import type { GameAction } from '../actions.js'
import { companyOrder } from '../data/companies.js'
import { playerLimits } from '../data/shares.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId } from '../data/types.js'
import { heldBy, issuedShares, parOf } from '../rules/shares.js'
import { trainsFor } from '../rules/train-supply.js'
import type { State } from '../state.js'
import { cashOf, companyOf, seatsOf } from '../state.js'

/** Cash below which shares may be sold. */
const shortOfCash = 60
/** The part of a player's cash that he gives to a company for its first train. */
const giftShare = 0.5

/** What a company needs beside a 2-train: the 3-train that comes after it. */
const reserve = facts['3'].price

/**
 * A treasury counts nothing in the end, and while there are only yellow tiles little grows: a company without a train buys
 * one, and one that can pay for more than it needs brings the next phase nearer.
 */
function shouldBuy(state: State): boolean {
  const frame = top(state)
  if (frame?.kind !== 'trains' || state.phase !== '2') return false
  const company = frame['company'] as CompanyId
  const { trains } = companyOf(state, company)
  const cash = cashOf(state, company)
  return trainsFor(state, company, 'bank').some(
    (train) => facts[train].price + (trains.length === 0 || train === '3' ? 0 : reserve) <= cash,
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
  const isBare = company !== undefined && companyOf(state, company).trains.length === 0
  const buys = shouldBuy(state)
  const own = ownCompany(state, player)
  const founding = choices.flatMap(({ action: any }) => {
    const action = any as GameAction
    return action.type === 'buyShare' && action.company === own ? [action] : []
  })
  if (founding.length > 0) return founding
  return choices.flatMap(({ action: any }): Action[] => {
    const action = any as GameAction
    switch (action.type) {
      case 'buyTrain': {
        const fromBank = action.from === 'bank' || action.from === 'returned'
        const { gift = 0 } = action
        return fromBank && (gift === 0 || (isBare && gift <= giftShare * cash)) ? [action] : []
      }
      case 'sellShares':
        return action.count === 1 && cash < shortOfCash ? [action] : []
      case 'pass':
        return buys ? [] : [action]
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
