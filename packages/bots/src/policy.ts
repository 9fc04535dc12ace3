import type { Action, Choice, CoreState, PlayerId, Playable } from '@stellwerk/engine'
import type { Reason } from '@stellwerk/ledger'

/** Who decides: given what a seat may see, the action it takes. The same situation always gives the same action. */
export interface Policy {
  readonly name: string
  decide(situation: Situation): Decision
}

/** What a policy is shown: its seat’s view of the game, and its choices. */
export interface Situation {
  readonly title: Playable
  /** What `view` gives to the player: a policy knows nothing else. */
  readonly view: CoreState
  readonly player: PlayerId
  /** What the player may do now; a free number comes with its range. */
  readonly choices: readonly Choice[]
  /** Of the seat, the same throughout a game. */
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
  /** What spoke most for it, against the runner-up. */
  readonly why?: Reason
  readonly runnerUp?: Action
  /** States that were looked at. */
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
