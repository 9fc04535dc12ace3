import type { Action, CoreState, Playable } from '@stellwerk/engine'
import { Random, hash, imagine } from '@stellwerk/engine'
import type { BotKnowledge, Evaluation, Ledger, Weights } from '@stellwerk/ledger'
import { evaluate, reasonBetween } from '@stellwerk/ledger'
import { after, openOffer } from './hypothetical.js'
import type { Decision, Situation } from './policy.js'
import { seedOf } from './random.js'

/** What tells the levels apart. */
export interface Skill {
  readonly weights: Weights
  /** What it overlooks of a position. */
  readonly sees?: (ledger: Ledger) => Ledger
  /** How far its judgement of a choice may be off, as a part of what a position is worth. */
  readonly blur?: number
}

interface Judged {
  readonly action: Action
  readonly evaluation: Evaluation
  readonly value: number
}

/** One step of search with the evaluation of the title's ledger. */
export class Search {
  private work = 0

  constructor(
    private readonly knowledge: BotKnowledge,
    private readonly skill: Skill,
    private readonly situation: Situation,
  ) {}

  decide(): Decision {
    const { view, player, choices } = this.situation
    const [first] = choices
    if (!first) throw new Error('nothing to choose')
    if (choices.length === 1) return { action: first.action, work: 0 }
    const known = this.knowledge.book?.(view, choices, player)
    if (known) return { action: known, work: 0 }
    const candidates = this.knowledge.candidates(view, choices, player)
    const judged = this.judge(candidates.length > 0 ? candidates : choices.map(({ action }) => action))
    const [best, second] = judged
    if (!best) return { action: first.action, work: this.work }
    const why = second && reasonBetween(best.evaluation, second.evaluation)
    return {
      action: best.action,
      work: this.work,
      ...(why ? { why } : {}),
      ...(second ? { runnerUp: second.action } : {}),
    }
  }

  /** The candidates with their values, the best first; of equal ones the first. */
  private judge(candidates: readonly Action[]): readonly Judged[] {
    const { title, view, player, seed } = this.situation
    const state = imagine(title, view, seedOf(view, player, seed))
    const judged = candidates.flatMap((action): Judged[] => {
      if (this.work >= this.situation.budget.states) return []
      const found = this.outcome(title, state, action)
      if (!found) return []
      const evaluation = this.evaluation(found)
      const value = this.knowledge.judge?.(action, view, found, player) ?? evaluation.total
      return [{ action, evaluation, value: value + this.error(action, evaluation) }]
    })
    return judged.toSorted((a, b) => b.value - a.value)
  }

  /** Where an action leads; an offer is taken as accepted if the other side gains by it, and is not made otherwise. */
  private outcome(title: Playable, state: CoreState, action: Action): CoreState | undefined {
    this.work += 1
    const next = after(title, state, action)
    const offer = next && !openOffer(state) ? openOffer(next) : undefined
    if (!next || !offer) return next
    if (!this.knowledge.offers) return undefined
    this.work += 2
    const accepted = after(title, next, { type: 'accept', player: offer.to })
    if (!accepted) return undefined
    const { weights } = this.knowledge
    const gain =
      evaluate(this.knowledge.ledger(accepted, state), offer.to, weights).total -
      evaluate(this.knowledge.ledger(state), offer.to, weights).total
    return gain > 0 ? accepted : undefined
  }

  private evaluation(state: CoreState): Evaluation {
    const ledger = this.knowledge.ledger(state, this.situation.view)
    return evaluate(this.skill.sees?.(ledger) ?? ledger, this.situation.player, this.skill.weights)
  }

  /** A lasting liking or dislike of an action: the same in the same game. */
  private error(action: Action, { total }: Evaluation): number {
    if (!this.skill.blur) return 0
    const { seed } = this.situation
    const drawn = new Random(Number.parseInt(hash([action, seed]).slice(0, 8), 16)).below(2001) / 1000 - 1
    return drawn * this.skill.blur * Math.abs(total)
  }
}
