import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import type { GameAction } from '../actions.js'
import type { MajorId } from '../data/types.js'
import { percentOf } from '../rules/shares.js'
import type { State } from '../state.js'
import { cashOf, holderOf } from '../state.js'

/** What its director buys until half of a major is in players' hands: his certificate, and one more if he has none. */
const unitsToBuy = (state: State, company: MajorId, player: PlayerId): number =>
  percentOf(state, company, holderOf(player)) > 0 ? 4 : 6
/** Cash below which shares may be sold. */
const shortOfCash = 60

/** What is worth a look in a step. Trains are bought from the bank and its pools; mail and options are left to people. */
export function candidates(state: State, choices: readonly Choice[], player: PlayerId): readonly Action[] {
  const cash = cashOf(state, purseOf(player))
  const isForced = top(state)?.kind === 'emergency'
  return choices.flatMap(({ action: any }): Action[] => {
    const action = any as GameAction
    switch (action.type) {
      case 'buyDirector':
        return unitsToBuy(state, action.company, player) * action.price <= cash ? [action] : []
      case 'buyTrain':
        return ['bank', 'pool', 'scrap'].includes(action.from) ? [action] : []
      case 'sellShares':
        return isForced || (action.count === 1 && cash < shortOfCash) ? [action] : []
      case 'sellOption':
        return isForced ? [action] : []
      case 'buyOption':
      case 'buyContract':
        return []
      default:
        return [action]
    }
  })
}
