import type { State } from '@stellwerk/1873'
import { harzbahnFace } from '@stellwerk/1873'
import type { Chronicle as Told } from '../../../story/chronicle.js'
import { chronicleOf } from '../../../story/chronicle.js'
import type { Moments } from '../../../story/gather.js'
import { earningsBy, incomesBy } from '../../../story/for-panels.js'

export const sources = ['railways', 'publicMines', 'mines', 'mhe', 'building'] as const
type Source = (typeof sources)[number]

export type Incomes = Readonly<Record<string, Readonly<Record<Source, number>>>>

/** What an operation earned in one operating round, and what became of it. */
export interface Earning {
  readonly revenue: number
  readonly maintenance: number
  readonly payout?: 'withhold' | 'half' | 'full'
}

export type Chronicle = Pick<Told, 'rounds'> & {
  readonly earnings: { readonly [operation: string]: readonly Earning[] }
  readonly incomes: Incomes
}

const incomes = incomesBy<Source>({
  railways: 'dividend:railway',
  publicMines: 'dividend:publicMine',
  mhe: 'dividend:state',
  mines: 'mines',
  building: 'building',
})
const earnings = earningsBy(({ amount, costs, how }): Earning => ({
  revenue: amount,
  maintenance: costs,
  ...(how ? { payout: how === 'withheld' ? 'withhold' : how } : {}),
}))

/** The chronicle as the panels read it. */
export function chronicle(moments: Moments<State>): Chronicle {
  const told = chronicleOf(harzbahnFace, moments)
  return { rounds: told.rounds, earnings: earnings(told), incomes: incomes(told) }
}
