import type { Action, CoreState } from '@stellwerk/engine'
import { hash } from '@stellwerk/engine'
import type { BotKnowledge } from '@stellwerk/ledger'
import type { Message, Money, TitleFace } from '@stellwerk/table'
import { money, msg } from '@stellwerk/table'
import { levelPolicy } from '../levels.js'
import type { Situation } from '../policy.js'
import { candidatesOf } from '../search.js'
import type { Weighed } from '../weighing.js'
import { Weighing } from '../weighing.js'
import { asIfWon } from './as-if-won.js'
import { figureOf, tablesOf, trainlessSoon } from './figures.js'
import { groundMessage, groundsBetween } from './grounds.js'

/** What a strong player would do, and why. Plain data: it crosses from a worker to the page. */
export interface Advice {
  readonly action: Action
  /** Why this and not the runner-up. */
  readonly why: Message
  /** What the choice costs, leaves or earns. */
  readonly figure?: Message
  readonly runnerUp?: { readonly action: Action; readonly speaks: Message }
  /** The best plans, with what each is behind the first; empty where the choice follows a rule of thumb. */
  readonly plans: readonly { readonly action: Action; readonly behind: Money }[]
  readonly compared: number
}

/** A move that a strong player would call a blunder. */
export interface Warning {
  readonly better: Action
  readonly why: Message
  readonly loss: Money
}

/** What a tutor knows of a title. */
export interface Tutor {
  readonly face: TitleFace<CoreState>
  readonly knowledge: BotKnowledge
}

interface Judged {
  readonly weighing: Weighing
  readonly best: Weighed | undefined
  readonly action: Action
  /** The other plans, the best first. */
  readonly others: readonly Weighed[]
  /** Whether the values of the search agree with the choice. */
  readonly isByValue: boolean
}

const same = (a: Action, b: Action): boolean => hash(a) === hash(b)

function judge({ knowledge }: Tutor, situation: Situation): Judged {
  const { action } = levelPolicy('strong', knowledge).decide(situation)
  const weighing = new Weighing(knowledge, { weights: knowledge.weights }, situation)
  const best = weighing.one(action)
  const others = weighing.all(candidatesOf(knowledge, situation).filter((one) => !same(one, action)))
  const isByValue = best !== undefined && others.every(({ value }) => value <= best.value)
  const settled = (one: Weighed): Weighed => asIfWon(situation, one)
  return { weighing, best: best && settled(best), action, others: others.map(settled), isByValue }
}

/** A plan with the same result is no alternative, such as a tile the other way round. */
const runnerUpTo = (best: Weighed | undefined, others: readonly Weighed[]): Weighed | undefined =>
  others.find(({ value }) => best !== undefined && Math.abs(best.value - value) >= 1) ?? others[0]

const shownPlans = 3

/** What a strong player would do in this situation, with the reasons for it. */
export function advise(tutor: Tutor, situation: Situation): Advice {
  const { best, action, others, isByValue } = judge(tutor, situation)
  const second = runnerUpTo(best, others)
  const figure = best && figureOf(tutor.face, passageTo(situation, best))
  return {
    action,
    why: reasonFor(tutor, situation, action, best, second),
    ...(figure ? { figure } : {}),
    ...(best && second
      ? { runnerUp: { action: second.action, speaks: speaksFor(tutor, situation, second, best) } }
      : {}),
    plans:
      best && isByValue
        ? [best, ...others].slice(0, shownPlans).map((plan) => ({
            action: plan.action,
            behind: Math.round(best.value - plan.value),
          }))
        : [],
    compared: others.length + 1,
  }
}

const passageTo = ({ view, player }: Situation, { state }: Weighed) => ({
  before: view,
  after: state,
  player,
})

function reasonFor(
  { face, knowledge }: Tutor,
  { view, player, choices }: Situation,
  action: Action,
  best: Weighed | undefined,
  second: Weighed | undefined,
): Message {
  if (choices.length === 1) return msg('tip.only')
  const [ground] = best && second ? groundsBetween(knowledge, player, view, best.state, second.state) : []
  if (ground && ground.amount > 0) return groundMessage(ground)
  if (best && second && best.value - second.value >= 1)
    return msg('tip.later', { amount: money(Math.round(best.value - second.value)) })
  return msg(face.story.isPass(action) ? 'tip.dear' : 'tip.fair')
}

/** The strongest ground in favour of the runner-up. */
function speaksFor(
  { knowledge }: Tutor,
  { view, player }: Situation,
  second: Weighed,
  best: Weighed,
): Message {
  const [ground] = groundsBetween(knowledge, player, view, second.state, best.state)
  return ground && ground.amount > 0 ? groundMessage(ground) : msg('tip.nothing')
}

/** The part of everything a player can expect that nobody gives away knowingly. */
const blunder = 0.06

/** Whether a move gives away so much that a friend would ask: are you sure? */
export function warn(tutor: Tutor, situation: Situation, action: Action): Warning | undefined {
  const { face, knowledge } = tutor
  const { weighing, best } = judge(tutor, situation)
  if (!best || same(best.action, action)) return undefined
  const taken = weighing.one(action)
  if (!taken) return undefined
  const { terms } = best.evaluation
  const expected = Object.entries(terms).reduce(
    (sum, [term, amount]) => sum + (term === 'rivals' ? 0 : amount),
    0,
  )
  const loss = best.value - taken.value
  if (loss < blunder * Math.max(0, expected) || loss < 1) return undefined
  const { player } = situation
  const [, after] = tablesOf(face, passageTo(situation, taken))
  const [, wouldBe] = tablesOf(face, passageTo(situation, best))
  const trainless = trainlessSoon(wouldBe, player) ? undefined : trainlessSoon(after, player)
  const [ground] = groundsBetween(knowledge, player, situation.view, best.state, taken.state)
  return {
    better: best.action,
    why: trainless ?? (ground && ground.amount > 0 ? groundMessage(ground) : msg('tip.nothing')),
    loss: Math.round(loss),
  }
}
