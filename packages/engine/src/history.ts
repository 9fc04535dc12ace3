import type { GameEvent } from './event.js'
import type { Action } from './flow.js'
import type { Outcome, Playable } from './game.js'
import { apply, applyUntold } from './game.js'
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

/** Of the states of a replayed game these last ones are kept, and one in so many of those before. */
const spacing = 16

/** A point whose events nobody has asked for yet. */
interface Untold<S extends CoreState> {
  readonly entry: number
  readonly state: S
  readonly events: null
}

/** A point whose state was left out is only the number of its entry. */
type Kept<S extends CoreState> = Point<S> | Untold<S> | number

/** A game with all its states, from the first to the present one, and the record of everything entered. */
export class History<S extends CoreState> {
  private readonly line: Kept<S>[]
  private undone: Kept<S>[] = []
  readonly record: Entry[] = []
  private prepared: { readonly on: S; readonly action: unknown; readonly outcome: Outcome<S> } | undefined

  /**
   * Whoever replays a game mostly wants its last state. A `sparse` history leaves most of the others out, and what is
   * replayed makes no events; both are made when they are asked for. What would be kept of a long game takes the garbage
   * collector a quarter of the replay.
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

  /** A point that was left out, with those between it and the nearest state before; whoever goes on from here finds them. */
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

  /** Does what a file tells of. */
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

  /** After how many actions the turn under way began; all of them if nothing was done in it. */
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
