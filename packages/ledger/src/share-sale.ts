import type { CoreState, Playable, PlayerId } from '@stellwerk/engine'
import { legal, simulate } from '@stellwerk/engine'
import { evaluate, plainWeights } from './evaluate.js'
import type { BotKnowledge } from './knowledge.js'

/** The least that an action must be worth, so that nothing is done for its own sake. */
const forNothing = 20

/**
 * What a sale is worth: as much as the best purchase that it makes possible. `purchases` are the kinds of action that
 * count.
 */
export function worthOfSale<S extends CoreState>(
  {
    title,
    ledger,
    purchases,
  }: {
    readonly title: Playable<S>
    readonly ledger: BotKnowledge<S>['ledger']
    readonly purchases: readonly string[]
  },
  before: S,
  after: S,
  player: PlayerId,
): number {
  const worthOf = (state: S): number => evaluate(ledger(state, before), player, plainWeights).total
  const possible = legal(title, after).choices.filter(
    ({ action }) => action.player === player && purchases.includes(action.type),
  )
  return Math.max(
    worthOf(after) - forNothing,
    ...possible.map(({ action }) => worthOf(simulate(title, after, action))),
  )
}
