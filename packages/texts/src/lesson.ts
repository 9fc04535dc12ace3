import type { Action, CoreState } from '@stellwerk/engine'
import type { Params } from './message.js'
import type { Message } from './reading-texts.js'

/** The states around a move, or around all moves of a task. */
export interface Passage<S extends CoreState = CoreState> {
  readonly before: S
  readonly after: S
}

/** Something to do on the board, or to watch there. */
export interface Task<S extends CoreState = CoreState> {
  readonly ask: Message
  /** Whether a move is the one that is asked for; without it there is something to watch. */
  isDone?(action: Action, passage: Passage<S>): boolean
  /** What is said of any other move; it may use the figures. */
  readonly instead?: Message
  /** What then happens by itself: moves of others, and those that teach nothing. */
  readonly follows?: readonly Action[]
  readonly happened: Message
  figures(passage: Passage<S>): Params
}

/** A position of a title, and what is done in it, one task after another. */
export interface Scene<S extends CoreState = CoreState> {
  readonly position: { readonly players: readonly string[]; readonly [field: string]: unknown }
  readonly tasks: readonly Task<S>[]
}

/** Two minutes on the real board: do it, see what happens, one sentence why. */
export interface Lesson<S extends CoreState = CoreState> {
  readonly id: string
  readonly heading: Message
  /** The player for whom the reader decides. */
  readonly learner: string
  readonly scenes: readonly Scene<S>[]
  readonly why: Message
}
