import { policyOf, situationOf } from '@stellwerk/bots'
import type { Level } from '@stellwerk/bots'
import type { Action, CoreState, PlayerId } from '@stellwerk/engine'
import { games, titleIds } from '@stellwerk/titles'

/** What a computer player is asked. */
export interface Question {
  readonly title: string
  readonly level: Level
  readonly state: CoreState
  readonly player: PlayerId
  /** The same one plays the same way, in whichever process. */
  readonly seed: number
}

/** Who answers. */
export interface Deciding {
  /** Whether it knows a title. */
  plays(title: string): boolean
  decide(question: Question): Promise<Action>
  close(): Promise<void>
}

/** Whether there are computer players of a title: of every one that everybody knows. */
export const plays = (title: string): boolean => titleIds.includes(title)

/** The policy is given what its seat may see, and nothing else. */
export async function decided({ title: id, level, state, player, seed }: Question): Promise<Action> {
  const game = games[id]
  if (!game) throw new Error(`no title ${id}`)
  const policy = await policyOf(id, level)
  return policy.decide(situationOf(game.title, state, player, seed)).action
}

/** Decides in this thread. */
export const decidingHere: Deciding = { plays, decide: decided, close: () => Promise.resolve() }
