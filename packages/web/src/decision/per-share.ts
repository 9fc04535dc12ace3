import type { Effect, Foresight, Holding } from '@stellwerk/table'
import { playerHolding } from '@stellwerk/table'
import { amountIn } from './effect-words.js'

/** What one share of so many percent is paid: read off whoever holds most of the company. */
export function perShare(
  ahead: Foresight<unknown>,
  shares: readonly Pick<Holding, 'holder' | 'percent'>[],
  percent: number,
): number {
  const [most] = shares
    .flatMap(({ holder, percent: held }) => {
      const player = playerHolding(holder)
      return player === undefined ? [] : [{ player, held }]
    })
    .toSorted((a, b) => b.held - a.held)
  if (ahead.kind !== 'effects' || !most) return 0
  const isTheirs = ({ what, of }: Effect): boolean =>
    what === 'cash' && of.kind === 'player' && of.ref === most.player
  const cash = ahead.effects.find(isTheirs)
  const gain = cash ? (amountIn(cash.to) ?? 0) - (amountIn(cash.from) ?? 0) : 0
  return (gain * percent) / most.held
}
