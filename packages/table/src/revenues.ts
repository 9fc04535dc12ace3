import type { CoreState, GameEvent } from '@stellwerk/engine'
import type { PayoutWay, Story } from './story.js'
import type { RoundName } from './table.js'
import type { CompanyRef, Money } from './values.js'

/** What a company earned in one operating round, and what was done with it. */
export interface Revenue {
  readonly company: CompanyRef
  readonly amount: Money
  readonly how?: PayoutWay
}

/** What the companies earned in one round. */
export interface RoundRevenues {
  readonly round: RoundName
  readonly revenues: readonly Revenue[]
}

/** The revenues of a game, round by round, from its events. Rounds in which nobody earned are left out. */
export function revenuesOf<S extends CoreState>(
  story: Story<S>,
  moments: Iterable<{ readonly events: readonly GameEvent[]; readonly state: S }>,
): readonly RoundRevenues[] {
  const rounds: { readonly round: RoundName; readonly revenues: Map<CompanyRef, Revenue> }[] = []
  for (const { events, state } of moments)
    for (const event of events) {
      const { round, earned, paidOut } = story.tells(event, state) ?? {}
      if (round) rounds.push({ round, revenues: new Map() })
      const now = rounds.at(-1)?.revenues
      if (earned) now?.set(earned.company, { company: earned.company, amount: earned.amount })
      const last = paidOut && now?.get(paidOut.company)
      if (last && paidOut) now?.set(paidOut.company, { ...last, how: paidOut.how })
    }
  return rounds.flatMap(({ round, revenues }) =>
    revenues.size > 0 ? [{ round, revenues: [...revenues.values()] }] : [],
  )
}
