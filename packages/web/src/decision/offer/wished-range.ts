import type { PlayerId, Range } from '@stellwerk/engine'
import type { Effect, Table } from '@stellwerk/table'
import { amountIn } from '../effect-words.js'

/** Prices that whoever answers an offer may wish for instead: more as the seller, less as the buyer. */
export interface Wish {
  readonly way: 'more' | 'less'
  readonly range: Range
  /** What one begins with, and what is one tap away. */
  readonly marks: readonly number[]
}

/** By the effects of a yes: the seller asks for what the buyer can pay at most. */
export function wishFor(
  { companies }: Pick<Table, 'companies'>,
  effects: readonly Effect[],
  price: number,
  answering: PlayerId,
): Wish | undefined {
  const paying = effects.find(
    ({ what, from, to }) =>
      (what === 'cash' || what === 'treasury') && (amountIn(from) ?? 0) - (amountIn(to) ?? 0) >= price,
  )
  if (!paying) return undefined
  const { of } = paying
  const payer =
    of.kind === 'company' ? companies.find(({ ref }) => ref === of.ref)?.head?.player : 'ref' in of && of.ref
  const way = payer === answering ? 'less' : 'more'
  const [min, max] = way === 'more' ? [price + 1, amountIn(paying.from) ?? 0] : [1, price - 1]
  if (min > max) return undefined
  const round = (share: number): number => Math.round((price * share) / 10) * 10
  const marks = (way === 'more' ? [1.25, 1.5, 2] : [0.75, 0.5, 0.25]).map(round)
  return {
    way,
    range: { field: 'price', min, max, step: 1 },
    marks: [...new Set(marks)].filter((mark) => mark >= min && mark <= max),
  }
}
