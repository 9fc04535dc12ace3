import type { GameEvent } from './event.js'
import type { Action } from './flow.js'
import type { Outcome, Playable } from './game.js'
import { apply } from './game.js'
import { hash } from './hash.js'
import type { Refusal } from './refusal.js'
import { engineRules, refusal } from './refusal.js'
import type { CoreState } from './state.js'
import { turnStart } from './turn.js'

/**
 * A game under way: the line of states up to now, and the record of everything that was ever entered. Undoing moves the
 * end of the line, whatever its length; the record only grows, so what was taken back stays visible.
 */
export interface Point<S extends CoreState> {
  /** The entry of the record that led here; -1 for the beginning. */
  readonly entry: number
  readonly state: S
  readonly events: readonly GameEvent[]
}

/** A line of a record: an action, an undo or a redo. */
export type Entry =
  | { readonly type: 'action'; readonly action: unknown; readonly hash: string }
  | { readonly type: 'undo'; readonly to: number }
  | { readonly type: 'redo'; readonly to: number }

/** A game with all its states, from the first to the present one, and the record of everything entered. */
export class History<S extends CoreState> {
  private readonly line: Point<S>[]
  private undone: Point<S>[] = []
  readonly record: Entry[] = []
  private prepared: { readonly on: S; readonly action: unknown; readonly outcome: Outcome<S> } | undefined

  constructor(
    readonly title: Playable<S>,
    initial: S,
  ) {
    this.line = [{ entry: -1, state: initial, events: [] }]
  }

  /** How many actions lead to the present state. */
  get length(): number {
    return this.line.length - 1
  }

  get state(): S {
    return this.at(this.length).state
  }

  /** How many undone actions can be brought back. */
  get redoable(): number {
    return this.undone.length
  }

  at(n: number): Point<S> {
    const point = this.line[n]
    if (!point) throw new RangeError(`no action ${n} in a game of ${this.length}`)
    return point
  }

  /** Carries an action out beforehand and tells what it would lead to; if that very action is done next, it is only entered. */
  prepare(action: unknown): S | undefined {
    const outcome = this.outcomeOf(action)
    this.prepared = { on: this.state, action, outcome }
    return outcome.ok ? outcome.state : undefined
  }

  private outcomeOf(action: unknown): Outcome<S> {
    const { prepared, state } = this
    return prepared?.on === state && prepared.action === action
      ? prepared.outcome
      : apply(this.title, state, action)
  }

  act(action: unknown): Refusal | undefined {
    const outcome = this.outcomeOf(action)
    if (!outcome.ok) return outcome.refusal
    this.prepared = undefined
    this.line.push({ entry: this.record.length, state: outcome.state, events: outcome.events })
    this.record.push({ type: 'action', action, hash: hash(outcome.state) })
    this.undone = []
    return undefined
  }

  /** Goes back to just after action `to`. */
  undo(to = this.length - 1): Refusal | undefined {
    if (!Number.isInteger(to) || to < 0 || to >= this.length)
      return refusal(engineRules.malformed, { path: 'to', expected: `a number from 0 to ${this.length - 1}` })
    this.undone = [...this.line.splice(to + 1), ...this.undone]
    this.record.push({ type: 'undo', to })
    return undefined
  }

  /** Brings undone actions back, up to action `to`. */
  redo(to = this.length + 1): Refusal | undefined {
    const count = to - this.length
    if (!Number.isInteger(to) || count < 1 || count > this.undone.length)
      return refusal(engineRules.malformed, {
        path: 'to',
        expected:
          this.undone.length > 0
            ? `a number from ${this.length + 1} to ${this.length + this.undone.length}`
            : 'something undone',
      })
    this.line.push(...this.undone.splice(0, count))
    this.record.push({ type: 'redo', to })
    return undefined
  }

  /** After how many actions the turn under way began; all of them if nothing was done in it. */
  turnStart(): number {
    return turnStart(this.title, this.length, (n) => {
      const { entry, state, events } = this.at(n)
      const done = this.record[entry]
      return { state, events, player: done?.type === 'action' ? (done.action as Action).player : undefined }
    })
  }
}
