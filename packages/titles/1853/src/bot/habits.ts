import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import type { BuyShare, PayOut } from '../actions.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId } from '../data/types.js'
import type { PayoutFrame } from '../frames.js'
import { purchasePrice } from '../rules/buying.js'
import { trainsFor } from '../rules/train-supply.js'
import type { State } from '../state.js'
import { cashOf, companyOf } from '../state.js'
import { book } from './book.js'
import { candidates } from './candidates.js'
import { gaugeOf } from './potential.js'

/** The part of his cash that an easy player keeps in hand when he buys a share. */
const inHand = 0.3

/** What an easy player does otherwise where no search is made: he saves for the next train and keeps money that he does not need. */
export const easy = {
  book: (state: State, choices: readonly Choice[], player: PlayerId): Action | undefined =>
    (top(state)?.kind === 'payout' ? savedEarnings(state, choices) : undefined) ??
    book(state, choices, player),
  candidates(state: State, choices: readonly Choice[], player: PlayerId): readonly Action[] {
    const most = (1 - inHand) * cashOf(state, purseOf(player))
    const paid = choices.filter(({ action }) => {
      if (action.type !== 'buyShare') return true
      const { company, from } = action as BuyShare
      return purchasePrice(state, company, from) <= most
    })
    return candidates(state, paid.length > 0 ? paid : choices, player)
  },
}

/** Nothing is paid out by a company without a train that lasts, as long as it cannot pay for the next one. */
function savedEarnings(state: State, choices: readonly Choice[]): Action | undefined {
  const { company } = top(state) as PayoutFrame
  if (companyOf(state, company).trains.some((train) => facts[train].scrappedIn === undefined))
    return undefined
  return cashOf(state, company) < nextPrice(state, company)
    ? choices.find(({ action }) => (action as PayOut).how === 'withhold')?.action
    : undefined
}

const nextPrice = (state: State, company: CompanyId): number =>
  Math.min(
    ...trainsFor(state, company, 'bank')
      .filter((train) => facts[train].gauge === gaugeOf(state, company))
      .map((train) => facts[train].price),
  )
