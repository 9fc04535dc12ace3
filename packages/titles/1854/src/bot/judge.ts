import type { Action, PlayerId } from '@stellwerk/engine'
import { legal, simulate, top } from '@stellwerk/engine'
import { evaluate, plainWeights } from '@stellwerk/ledger'
import { played } from '../played.js'
import type { State } from '../state.js'
import { ledger } from './ledger.js'

/** A sale is half an idea: it is worth what the best purchase makes of it. */
export function judge(action: Action, before: State, after: State, player: PlayerId): number | undefined {
  if (action.type !== 'sellShares' || top(before)?.kind !== 'stock') return undefined
  const worthOf = (state: State): number => evaluate(ledger(state, before), player, plainWeights).total
  const purchases = legal(played, after).choices.filter(
    ({ action: { type, player: by } }) => by === player && (type === 'buyShare' || type === 'buyDirector'),
  )
  return Math.max(
    worthOf(after),
    ...purchases.map((purchase) => worthOf(simulate(played, after, purchase.action))),
  )
}
