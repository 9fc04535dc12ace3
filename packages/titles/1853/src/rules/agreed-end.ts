import type { Move, OfferFrame, PlayerId } from '@stellwerk/engine'
import { engineRules, noFields, propose, refusal } from '@stellwerk/engine'
import type { ProposeEnd } from '../actions.js'
import { tell } from '../events.js'
import type { StockFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { endGame } from './course.js'

/** The end of the game for which everybody is asked in turn. */
export type EndDeal = {
  readonly type: 'end'
  readonly by: PlayerId
  readonly agreed: readonly PlayerId[]
}

/** Whoever is asked next for an agreed end: the first in order who has not agreed yet. */
export const askedForEnd = (
  { order }: State,
  by: PlayerId,
  agreed: readonly PlayerId[] = [],
): PlayerId | undefined => order.find((player) => player !== by && !agreed.includes(player))

/** Asks the next player; when there is none, the game is over. */
function askNext(work: GameWork, by: PlayerId, agreed: readonly PlayerId[]): void {
  const to = askedForEnd(work.state, by, agreed)
  if (to !== undefined) {
    propose(work, { from: by, to, deal: { type: 'end', by, agreed } satisfies EndDeal })
    return
  }
  tell(work, 'end-agreed', { player: by })
  endGame(work)
}

export const concludeEnd = (work: GameWork, { by, agreed }: EndDeal, { to }: OfferFrame): void =>
  askNext(work, by, [...agreed, to])

/** a player proposes it in his turn of a stock round, but not again in a round in which somebody declined. */
export const proposeEnd: Move<State, StockFrame, ProposeEnd> = {
  shape: noFields,
  *choices(_state, _frame, player) {
    yield { action: { type: 'proposeEnd', player } }
  },
  refuse: (_state, { declined = [] }) =>
    declined.some(({ type }) => type === 'end') ? refusal(engineRules.repeated) : undefined,
  carryOut: (work, _frame, { player }) => askNext(work, player, []),
}
