import type { GameEvent } from './event.js'
import type { Action } from './flow.js'
import type { Outcome, Playable } from './game.js'
import { apply, applyUntold } from './game.js'
import { hash } from './hash.js'
import type { Refusal } from './refusal.js'
import { engineRules, refusal } from './refusal.js'
import type { CoreState } from './state.js'
import { turnStart } from './turn.js'

/** A state of a game under way, with the entry of the record and the events that led to it. */
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

/** A replayed game keeps this many of its last states, and one in so many of those before. */
const spacing = 16

/** A point whose events nobody has asked for yet. */
interface Untold<S extends CoreState> {
  readonly entry: number
  readonly state: S
  readonly events: null
}

/** A point whose state was left out is only the number of its entry. */
type Kept<S extends CoreState> = Point<S> | Untold<S> | number

/**
 * A game under way: the line of states up to now, and the record of everything that was ever entered. Undoing moves the
 * end of the line, whatever its length. The record only grows, so what was taken back stays visible.
 */
export class History<S extends CoreState> {
  private readonly line: Kept<S>[]
  private undone: Kept<S>[] = []
  readonly record: Entry[] = []
  private prepared: { readonly on: S; readonly action: unknown; readonly outcome: Outcome<S> } | undefined

  /**
   * A replay is mostly about the last state. A `sparse` history leaves out most of the others, and replaying makes no
   * events; both are made when somebody asks. Keeping everything would cost a quarter of a long replay in garbage
   * collection.
   */
  constructor(
    readonly title: Playable<S>,
    initial: S,
    private readonly keeps: 'every state' | 'sparse' = 'every state',
  ) {
    this.line = [{ entry: -1, state: initial, events: [] }]
  }

  /** How many actions lead to the present state. */
  get length(): number {
    return this.line.length - 1
  }

  get state(): S {
    const last = this.line[this.length] as Kept<S>
    return typeof last === 'number' ? this.madeAgain(this.length).state : last.state
  }

  /** How many undone actions can be brought back. */
  get redoable(): number {
    return this.undone.length
  }

  at(n: number): Point<S> {
    const point = this.line[n]
    if (point === undefined) throw new RangeError(`no action ${n} in a game of ${this.length}`)
    return isTold(point) ? point : this.madeAgain(n)
  }

  /** Makes a point that was left out, and those between it and the nearest state before, which are then kept. */
  private madeAgain(n: number): Point<S> {
    let at = n - 1
    while (typeof this.line[at] === 'number') at--
    let { state } = this.line[at] as Exclude<Kept<S>, number>
    for (;;) {
      const kept = this.line[++at] as Kept<S>
      const entry = typeof kept === 'number' ? kept : kept.entry
      const { action } = this.record[entry] as Extract<Entry, { type: 'action' }>
      const outcome = apply(this.title, state, action)
      if (!outcome.ok) throw new Error(`action ${at} was possible once`)
      // a state that was kept stays the same object
      state = typeof kept === 'number' ? outcome.state : kept.state
      const point = { entry, state, events: outcome.events }
      this.line[at] = point
      if (at === n) return point
    }
  }

  /**
   * Carries an action out in advance and returns the state it would lead to. If that action is done next, it only has
   * to be entered.
   */
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

  private leaveOut(n: number): void {
    const point = this.line[n]
    if (n > 0 && n % spacing !== 0 && typeof point === 'object') this.line[n] = point.entry
  }

  act(action: unknown): Refusal | undefined {
    const outcome = this.outcomeOf(action)
    if (!outcome.ok) return outcome.refusal
    this.prepared = undefined
    this.enter(action, outcome.state, outcome.events)
    return undefined
  }

  /** Does an action read from a file, without making its events yet. */
  repeat(action: unknown): Refusal | undefined {
    const outcome = applyUntold(this.title, this.state, action)
    if (!outcome.ok) return outcome.refusal
    this.enter(action, outcome.value, null)
    return undefined
  }

  private enter(action: unknown, state: S, events: readonly GameEvent[] | null): void {
    const entry = this.record.length
    this.line.push(events ? { entry, state, events } : { entry, state, events })
    this.record.push({ type: 'action', action, hash: hash(state) })
    this.undone = []
    if (this.keeps === 'sparse') this.leaveOut(this.length - spacing)
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

  /** After how many actions the present turn began; all of them if nothing has been done in it. */
  turnStart(): number {
    return turnStart(this.title, this.length, (n) => {
      const { entry, state, events } = this.at(n)
      const done = this.record[entry]
      return { state, events, player: done?.type === 'action' ? (done.action as Action).player : undefined }
    })
  }
}

const isTold = <S extends CoreState>(kept: Kept<S>): kept is Point<S> =>
  typeof kept === 'object' && kept.events !== null
