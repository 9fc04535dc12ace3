import type { Action } from '@stellwerk/engine'
import type { BotKnowledge } from '@stellwerk/ledger'
import { reasonBetween } from '@stellwerk/ledger'
import type { Decision, Situation } from './policy.js'
import type { Skill } from './weighing.js'
import { Weighing } from './weighing.js'

/** One step of search with the evaluation of the title's ledger. */
export class Search {
  constructor(
    private readonly knowledge: BotKnowledge,
    private readonly skill: Skill,
    private readonly situation: Situation,
  ) {}

  decide(): Decision {
    const { view, player, choices } = this.situation
    const [first] = choices
    if (!first) throw new Error('nothing to choose')
    // a single choice may leave something open: what else could be run, a free number
    const known = this.knowledge.book?.(view, choices, player)
    if (known) return { action: known, work: 0 }
    if (choices.length === 1 && !first.range) return { action: first.action, work: 0 }
    const weighing = new Weighing(this.knowledge, this.skill, this.situation)
    const [best, second] = weighing.all(candidatesOf(this.knowledge, this.situation))
    const { work } = weighing
    if (!best) return { action: first.action, work }
    if (!second) return { action: best.action, work }
    return {
      action: best.action,
      work,
      runnerUp: second.action,
      // worked out only when asked for: a judged action has no evaluation yet
      get why() {
        return reasonBetween(best.evaluation, second.evaluation)
      },
    }
  }
}

/** The choices worth considering, according to the title, or else all of them. */
export function candidatesOf(
  knowledge: BotKnowledge,
  { view, choices, player }: Situation,
): readonly Action[] {
  const candidates = knowledge.candidates(view, choices, player)
  return candidates.length > 0 ? candidates : choices.map(({ action }) => action)
}
