import type { State } from '@stellwerk/1853'
import { indiaFace } from '@stellwerk/1853'
import { chronicleOf } from '../../../story/chronicle.js'
import type { Moments } from '../../../story/gather.js'
import { earningsBy, incomesBy } from '../../../story/for-panels.js'

export const sources = ['large', 'small', 'contract', 'elephant'] as const
type Source = (typeof sources)[number]

export type Incomes = Readonly<Record<string, Readonly<Record<Source, number>>>>

/** What a company earned in one operating round with its mail, and what became of it. */
export interface Earning {
  readonly revenue: number
  readonly how?: 'withhold' | 'full'
}

interface Chronicle {
  readonly earnings: { readonly [company: string]: readonly Earning[] }
  readonly incomes: Incomes
}

const incomes = incomesBy<Source>({
  large: 'dividend:large',
  small: 'dividend:small',
  contract: 'contract',
  elephant: 'elephant',
})
const earnings = earningsBy(({ amount, how }): Earning => ({
  revenue: amount,
  ...(how ? { how: how === 'withheld' ? 'withhold' : 'full' } : {}),
}))

/** The chronicle as the panels read it. */
export function chronicle(moments: Moments<State>): Chronicle {
  const told = chronicleOf(indiaFace, moments)
  return { earnings: earnings(told), incomes: incomes(told) }
}
