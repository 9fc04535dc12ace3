import type { State } from '@stellwerk/1854'
import { austriaFace } from '@stellwerk/1854'
import type { Chronicle as Told } from '../../../story/chronicle.js'
import { chronicleOf } from '../../../story/chronicle.js'
import type { Moments } from '../../../story/gather.js'
import { earningsBy, incomesBy } from '../../../story/for-panels.js'

export const sources = ['majors', 'locals', 'ags', 'mountains', 'splits'] as const
type Source = (typeof sources)[number]

export type Incomes = Readonly<Record<string, Readonly<Record<Source, number>>>>

/** What a company earned in one operating round, and what became of it. */
export interface Earning {
  readonly revenue: number
  readonly how?: 'withhold' | 'full' | 'half'
}

export type Chronicle = Pick<Told, 'rounds'> & {
  readonly earnings: { readonly [company: string]: readonly Earning[] }
  readonly incomes: Incomes
}

const incomes = incomesBy<Source>({
  majors: 'dividend:major',
  locals: 'dividend:local',
  ags: 'dividend:localAg',
  mountains: 'mountains',
  splits: 'split',
})
const earnings = earningsBy(({ amount, how }): Earning => ({
  revenue: amount,
  ...(how ? { how: how === 'withheld' ? 'withhold' : how } : {}),
}))

/** The chronicle as the panels read it. */
export function chronicle(moments: Moments<State>): Chronicle {
  const told = chronicleOf(austriaFace, moments)
  return { rounds: told.rounds, earnings: earnings(told), incomes: incomes(told) }
}
