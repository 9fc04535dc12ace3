import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import type { GameAction } from '../actions.js'
import type { CompanyId } from '../data/types.js'
import type { State } from '../state.js'
import { cashOf, companyOf } from '../state.js'

/** Cash below which shares may be sold. */
const shortOfCash = 60
/** The part of a player's cash that he gives to a company for its first train. */
const giftShare = 0.5

/** What is worth a look in a step. Trains are bought from the bank; offers are left to people. */
export function candidates(state: State, choices: readonly Choice[], player: PlayerId): readonly Action[] {
  const cash = cashOf(state, purseOf(player))
  const company = top(state)?.['company'] as CompanyId | undefined
  const isBare = company !== undefined && companyOf(state, company).trains.length === 0
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
