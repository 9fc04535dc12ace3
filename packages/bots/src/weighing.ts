import type { Action, CoreState } from '@stellwerk/engine'
import { Random, hash, imagine } from '@stellwerk/engine'
import type { BotKnowledge, Evaluation, Ledger, Weights } from '@stellwerk/ledger'
import { evaluate } from '@stellwerk/ledger'
import { after, openOffer } from './hypothetical.js'
import type { Situation } from './policy.js'
import { seedOf } from './random.js'

/** What tells the levels apart. */
export interface Skill {
  readonly weights: Weights
  /** The ledger as this level sees it, with what it overlooks left out. */
  readonly sees?: (ledger: Ledger) => Ledger
  /** How far its judgement of a choice may be off, as a part of what a position is worth. */
  readonly blur?: number
}

/** An action, where it leads, and what that is worth to the player who decides. */
export interface Weighed {
  readonly action: Action
  readonly state: CoreState
  /** Worked out only when asked for if the title judged the action itself. */
  readonly evaluation: Evaluation
  readonly value: number
}

/** Weighs the actions of one decision against each other, each by one step. */
export class Weighing {
  /** How many states were examined. */
  work = 0
  private imagined: CoreState | undefined

  constructor(
    private readonly knowledge: BotKnowledge,
    private readonly skill: Skill,
    private readonly situation: Situation,
  ) {}

  /**
   * The actions with their values, the best first; of equal ones the first. Actions whose result cannot be foreseen are
   * left out.
   */
  all(actions: readonly Action[]): readonly Weighed[] {
    return actions.flatMap((action) => this.one(action) ?? []).toSorted((a, b) => b.value - a.value)
  }

  one(action: Action): Weighed | undefined {
    const { view, player, budget } = this.situation
    if (this.work >= budget.states) return undefined
    const state = this.outcome(action)
    if (!state) return undefined
    const judged = this.knowledge.judge?.(action, view, state, player)
    if (judged === undefined) {
      const evaluation = this.evaluation(state)
      return { action, state, evaluation, value: evaluation.total + this.error(action, evaluation.total) }
    }
    const evaluated = (): Evaluation => this.evaluation(state)
    let known: Evaluation | undefined
    return {
      action,
      state,
      get evaluation() {
        return (known ??= evaluated())
      },
      value: judged + this.error(action, judged),
    }
  }

  /** Where an action leads. An offer counts as accepted if the other side gains by it, and otherwise is not made. */
  private outcome(action: Action): CoreState | undefined {
    const { title, view, player, seed } = this.situation
    const state = (this.imagined ??= imagine(title, view, seedOf(view, player, seed)))
    this.work += 1
    const next = after(title, state, action)
    const offer = next && !openOffer(state) ? openOffer(next) : undefined
    if (!next) return undefined
    if (!offer) return this.knowledge.settled?.(next) ?? next
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

  evaluation(state: CoreState): Evaluation {
    const ledger = this.knowledge.ledger(state, this.situation.view)
    return evaluate(this.skill.sees?.(ledger) ?? ledger, this.situation.player, this.skill.weights)
  }

  /** A lasting liking or dislike of an action: the same in the same game. */
  private error(action: Action, value: number): number {
    if (!this.skill.blur) return 0
    const { seed } = this.situation
    const drawn = new Random(Number.parseInt(hash([action, seed]).slice(0, 8), 16)).below(2001) / 1000 - 1
    return drawn * this.skill.blur * Math.abs(value)
  }
}
