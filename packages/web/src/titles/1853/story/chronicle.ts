import type { PhaseId, State } from '@stellwerk/1853'
import { playerOf } from '@stellwerk/1853'
import type { Chronicle as AnyChronicle, Earned, Incomes as AnyIncomes } from '../../../story/chronicle.js'
import { chronicleOf, earned, received, unwritten, used } from '../../../story/chronicle.js'
import { roundBegunBy, roundOf } from './rounds.js'

/** Where a player's money comes from; buying and selling shares is no income, and a bond that comes back is. */
export const sources = ['dividends', 'contract', 'elephant'] as const
export type Source = (typeof sources)[number]

export type Incomes = AnyIncomes<Source>

/** What a company earned in one operating round, and what became of it. */
export interface Earning extends Earned {
  /** The company's in any case. */
  readonly mail: number
  readonly how?: 'withhold' | 'full'
}

export type Chronicle = AnyChronicle<PhaseId, Source, Earning>

const nothing: Readonly<Record<Source, number>> = { dividends: 0, contract: 0, elephant: 0 }

export const chronicle = chronicleOf<State, Chronicle>({
  begin: (state) => unwritten(state, roundOf(state), nothing),
  roundBegunBy,
  tell(story, { kind, ...fields }) {
    const company = fields['company'] as string
    switch (kind) {
      case 'phase-began':
        return { ...story, phase: fields['phase'] as PhaseId }
      case 'ran':
        return earned(story, company, {
          revenue: fields['revenue'] as number,
          mail: fields['mailMoney'] as number,
        })
      case 'paid-out':
        return used(story, company, { how: fields['how'] as NonNullable<Earning['how']> })
      case 'money': {
        const source = sourceOf(fields['reason'] as string)
        return received(story, playerOf(fields['to'] as string), source, fields['amount'] as number)
      }
      default:
        return story
    }
  },
})

function sourceOf(reason: string): Source | undefined {
  switch (reason) {
    case 'dividend':
      return 'dividends'
    case 'contract':
      return 'contract'
    case 'elephant':
      return 'elephant'
    default:
      return undefined
  }
}
