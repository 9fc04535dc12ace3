import type { Action, Choice, CoreState, PlayerId, Playable } from '@stellwerk/engine'
import type { Reason } from '@stellwerk/ledger'

/**
 * A computer player: given what a seat may see, it returns an action. The same situation always gives the same action.
 */
export interface Policy {
  readonly name: string
  decide(situation: Situation): Decision
}

/** What a policy gets to see: its seat’s view of the game, and its choices. */
export interface Situation {
  readonly title: Playable
  /** The player's `view` of the state: a policy knows nothing else. */
  readonly view: CoreState
  readonly player: PlayerId
  /** What the player may do now; a free number comes with its range. */
  readonly choices: readonly Choice[]
  /** The seat's seed, the same throughout a game. */
  readonly seed: number
  readonly budget: Budget
}

/** How much work a decision may take, counted in states: the same on every machine. */
export interface Budget {
  readonly states: number
}

/** What a policy decided, and why. */
export interface Decision {
  readonly action: Action
  /** The main reason for it, compared with the runner-up. */
  readonly why?: Reason
  readonly runnerUp?: Action
  /** How many states were examined. */
  readonly work: number
}

/** The levels, the easiest first. */
export const levels = ['easy', 'good', 'strong'] as const
/** How well a computer plays. */
export type Level = (typeof levels)[number]

/** The levels, and two references that never change: one greedy, one random. */
export type PolicyName = Level | 'greedy' | 'random'

/** The names of all policies. */
export const policyNames: readonly PolicyName[] = [...levels, 'greedy', 'random']

/** Whether a policy has this name. */
export const isPolicyName = (name: string): name is PolicyName =>
  (policyNames as readonly string[]).includes(name)

/** The default budget of a decision. */
export const usualBudget: Budget = { states: 600 }
