import type { PhaseId, State } from '@stellwerk/1854'
import { isAg, isLocal, playerOf } from '@stellwerk/1854'
import type { Chronicle as AnyChronicle, Earned, Incomes as AnyIncomes } from '../../../story/chronicle.js'
import { chronicleOf, earned, received, unwritten, used } from '../../../story/chronicle.js'
import { roundBegunBy, roundOf } from './rounds.js'

/** Where a player's money comes from; buying and selling certificates is no income. */
export const sources = ['majors', 'locals', 'ags', 'mountains', 'splits'] as const
export type Source = (typeof sources)[number]

export type Incomes = AnyIncomes<Source>

/** What a company earned in one operating round, and what became of it. */
export interface Earning extends Earned {
  readonly how?: 'withhold' | 'full' | 'half'
}

export interface Chronicle extends AnyChronicle<PhaseId, Source, Earning> {
  /** Whose revenue is being used. */
  readonly paying: string
}

const nothing: Readonly<Record<Source, number>> = { majors: 0, locals: 0, ags: 0, mountains: 0, splits: 0 }

export const chronicle = chronicleOf<State, Chronicle>({
  begin: (state) => ({ ...unwritten(state, roundOf(state), nothing), paying: '' }),
  roundBegunBy,
  tell(story, { kind, ...fields }) {
    const company = fields['company'] as string
    switch (kind) {
      case 'phase-began':
        return { ...story, phase: fields['phase'] as PhaseId }
      case 'ran':
        return earned(story, company, { revenue: fields['revenue'] as number })
      case 'paid-out': {
        const how = fields['how'] as NonNullable<Earning['how']>
        return { ...used(story, company, { how }), paying: company }
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
      return isLocal(paying) ? 'locals' : isAg(paying) ? 'ags' : 'majors'
    case 'mountain income':
      return 'mountains'
    case 'split':
      return 'splits'
    default:
      return undefined
  }
}
