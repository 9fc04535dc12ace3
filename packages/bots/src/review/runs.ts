import type { CoreState, PlayerId } from '@stellwerk/engine'
import type { Company, Money, Plan, TitleFace } from '@stellwerk/table'
import { company, heldBy, money, msg, playerHolding } from '@stellwerk/table'
import type { Finding, Played } from './types.js'

/** A run, what it earned, and the most that could be earned. */
export interface RanRun {
  readonly earned: Money
  readonly best: Money
  readonly proven: boolean
  readonly company: string
  /** The routes of the best run. */
  readonly plan?: Plan | undefined
}

/** Looks for the best runs in the place of one that was made; undefined if it was no run. */
export function ranRun(
  face: TitleFace<CoreState>,
  before: CoreState,
  { action, events, state }: Played,
): RanRun | undefined {
  if (action?.type !== 'run') return undefined
  const [ref] = face.runs.runners(before)
  const earned = earnedBy(face, state, events)
  if (ref === undefined || earned === undefined) return undefined
  const { plans, proven } = face.runs.suggest(before, ref, 1)
  const [plan] = plans
  return { company: ref, earned, best: Math.max(earned, plan?.total ?? 0), proven, plan }
}

function earnedBy(
  { runs, story }: TitleFace<CoreState>,
  state: CoreState,
  events: Played['events'],
): Money | undefined {
  for (const event of events) {
    const plan = runs.told?.(state, event)
    if (plan) return plan.total
  }
  return events
    .map((event) => story.tells(event, state)?.earned?.amount)
    .find((amount) => amount !== undefined)
}

/** A finding about a run that left money on the table. Its cost to the player is his part of the difference. */
export function runFinding(
  face: TitleFace<CoreState>,
  before: CoreState,
  player: PlayerId,
  { company: ref, earned, best, proven, plan }: RanRun,
): Pick<Finding, 'kind' | 'amount' | 'exact' | 'why' | 'plan'> | undefined {
  if (earned >= best) return undefined
  const found = face.table(before, null).companies.find((one) => one.ref === ref)
  return {
    kind: 'run',
    amount: -Math.round((best - earned) * partOf(found, player)),
    exact: proven,
    why: msg(proven ? 'review.run.proven' : 'review.run', {
      company: company(ref),
      earned: money(earned),
      best: money(best),
      left: money(best - earned),
    }),
    ...(plan ? { plan } : {}),
  }
}

/** The part of a company that a player has, from 0 to 1. */
function partOf(found: Company | undefined, player: PlayerId): number {
  if (!found) return 0
  if (found.owned && playerHolding(found.owned.by) === player) return 1
  const held = found.shares.find(({ holder }) => holder === heldBy(player))
  return (held?.percent ?? 0) / 100
}
