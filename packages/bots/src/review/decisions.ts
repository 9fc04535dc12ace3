import type { Action, CoreState, Playable, PlayerId } from '@stellwerk/engine'
import { hash, top } from '@stellwerk/engine'
import { msg } from '@stellwerk/table'
import type { Situation } from '../policy.js'
import { candidatesOf } from '../search.js'
import { situationOf } from '../situation.js'
import type { Tutor } from '../tutor/advise.js'
import { asIfWon } from '../tutor/as-if-won.js'
import { groundMessage, groundsBetween } from '../tutor/grounds.js'
import type { Weighed } from '../weighing.js'
import { Weighing } from '../weighing.js'
import type { Finding, FindingKind, Played } from './types.js'

/** A decision of the game against what else could have been done. */
export interface JudgedDecision {
  readonly kind: FindingKind
  readonly finding: Pick<Finding, 'amount' | 'exact' | 'why'> & { readonly better?: Action }
}

/** A review need not see everything: it examines this many outcomes of a decision. */
const budget = { states: 60 }
/** All decisions of a game are seen with the same eyes. */
const seed = 1

export function situationAt(title: Playable, before: CoreState, player: PlayerId): Situation {
  return situationOf(title, before, player, seed, budget)
}

export function judgeDecision(
  tutor: Tutor,
  situation: Situation,
  { action, events, state }: Played,
): JudgedDecision | undefined {
  if (!action || situation.choices.length < 2) return undefined
  const { knowledge } = tutor
  const { view, player } = situation
  const weighing = new Weighing(knowledge, { weights: knowledge.weights }, situation)
  const taken = weighing.one(action)
  if (!taken) return undefined
  const kind = kindOf(tutor, situation, action, events, state)
  const booked = knowledge.book?.(view, situation.choices, player)
  const others = (booked ? [booked] : candidatesOf(knowledge, situation)).filter(
    (one) => hash(one) !== hash(action),
  )
  const [second] = weighing
    .all(others)
    .map((one) => (booked ? byItsEnd(tutor, situation, one) : one))
    .toSorted((a, b) => b.value - a.value)
  if (!second) return { kind, finding: { amount: 0, exact: false, why: msg('tip.only') } }
  const own = booked ? byItsEnd(tutor, situation, taken) : taken
  const amount = Math.round(own.value - second.value)
  const [here, there] = amount < 0 ? [second, own] : [own, second]
  const [ground] =
    Math.abs(amount) < 1 ? [] : groundsBetween(knowledge, player, view, here.state, there.state)
  return {
    kind,
    finding: {
      amount,
      exact: false,
      why: ground && ground.amount > 0 ? groundMessage(ground) : msg('tip.fair'),
      ...(amount < 0 ? { better: second.action } : {}),
    },
  }
}

/** Where bids are decided by the book, their worth follows from how the auction would end. */
function byItsEnd({ knowledge }: Tutor, situation: Situation, weighed: Weighed): Weighed {
  const won = asIfWon(situation, weighed)
  if (won === weighed) return weighed
  const { weights } = knowledge
  const weighing = new Weighing(knowledge, { weights }, situation)
  return { ...won, value: weighing.evaluation(won.state).total }
}

const machinery = /train|machine|switcher/i

function kindOf(
  { face }: Tutor,
  { view, choices }: Situation,
  action: Action,
  events: Played['events'],
  after: CoreState,
): FindingKind {
  if (action.type === 'run') return 'run'
  if (face.trackSteps.includes(top(view)?.kind ?? '')) return 'track'
  const { kind } = face.round(view)
  if (kind === 'stock') return 'shares'
  if (kind === 'auction') return 'auction'
  if (events.some((event) => face.story.tells(event, after)?.paidOut)) return 'payout'
  return choices.some((choice) => machinery.test(choice.action.type)) ? 'trains' : 'other'
}
