import type { PhaseId, State } from '@stellwerk/1873'
import { isRailway, playerOf } from '@stellwerk/1873'
import type { Chronicle as AnyChronicle, Earned, Incomes as AnyIncomes } from '../../../story/chronicle.js'
import { chronicleOf, earned, received, unwritten, used } from '../../../story/chronicle.js'
import { roundBegunBy, roundOf } from './rounds.js'

/** Where a player's money comes from; buying and selling shares is no income. */
export const sources = ['railways', 'publicMines', 'mines', 'mhe', 'building'] as const
export type Source = (typeof sources)[number]

export type Incomes = AnyIncomes<Source>

/** What an operation earned in one operating round, and what became of it. */
export interface Earning extends Earned {
  readonly maintenance: number
  readonly payout?: 'withhold' | 'half' | 'full'
  readonly profit?: number
}

/** Earnings by operation: `HBE`, `CO`, `mine:4`, `MHE`. */
export interface Chronicle extends AnyChronicle<PhaseId, Source, Earning> {
  /** Whose profit is being distributed. */
  readonly paying: string
}

const nothing: Readonly<Record<Source, number>> = {
  railways: 0,
  publicMines: 0,
  mines: 0,
  mhe: 0,
  building: 0,
}

export const chronicle = chronicleOf<State, Chronicle>({
  begin: (state) => ({ ...unwritten(state, roundOf(state), nothing), paying: '' }),
  roundBegunBy,
  tell(story, { kind, ...fields }) {
    const maintenance = (fields['maintenance'] as number | undefined) ?? 0
    switch (kind) {
      case 'phase-began':
        return { ...story, phase: fields['phase'] as PhaseId }
      case 'ran':
        return earned(story, fields['railway'] as string, {
          revenue: fields['revenue'] as number,
          maintenance,
        })
      case 'produced':
        return earned(story, fields['operation'] as string, {
          revenue: fields['income'] as number,
          maintenance,
        })
      case 'paid-out': {
        const company = fields['company'] as string
        const payout = fields['how'] as NonNullable<Earning['payout']>
        return { ...used(story, company, { payout, profit: fields['profit'] as number }), paying: company }
      }
      case 'mhe-paid':
        // 1873-4.5: ten shares, and everything is paid out
        return {
          ...earned(story, 'MHE', { revenue: 10 * (fields['perShare'] as number), maintenance }),
          paying: 'MHE',
        }
      case 'money': {
        const source = sourceOf(fields['reason'] as string, story.paying)
        return received(story, playerOf(fields['to'] as string), source, fields['amount'] as number)
      }
      default:
        return story
    }
  },
})

function sourceOf(reason: string, paying: string): Source | undefined {
  switch (reason) {
    case 'dividend':
      return paying === 'MHE' ? 'mhe' : isRailway(paying) ? 'railways' : 'publicMines'
    // the profit of a private mine, its treasury when it closes, its price when it is sold
    case 'profit':
    case 'closing':
    case 'mine':
      return 'mines'
    // 1873-4.4.1: who builds on another's concession route gets the costs back, privately
    case 'repaid':
      return 'building'
    default:
      return undefined
  }
}
