import type { Frame } from './frame.js'
import type { Lists } from './kernel.js'
import { heap, kernelFor } from './kernel.js'
import { NativeRows, headSize } from './native.js'
import { fill } from './rows.js'
import type { RowLists } from './rows.js'
import type { Transitions } from './transitions.js'
import { heightOf, transitionsOf } from './transitions.js'

/**
 * The most that can follow at each place, by what is remembered of a route and by its room: together they are a state. A table for
 * one state is a row, and is worked out when it is first asked for: by the kernel where there is one, otherwise here.
 */
export class Tables implements RowLists {
  /** What each move adds by itself: the marks that it may earn less all prices. */
  readonly own: Float64Array
  /** The same with a call at the stop to which the move leads. */
  readonly calling: Float64Array
  /** What ending at each stop is worth. */
  readonly ending: Float64Array
  /** For each state a row: the most that can follow, by place. */
  readonly rows: Float64Array
  /** The most that a move and all after it can add, by move: for each state a row as well, in the same order. */
  readonly takes: Float64Array
  /** A memory and a room are the state `memory * height + room`. */
  readonly height: number
  readonly index: Int32Array
  readonly stay: Float64Array
  readonly queue: Int32Array
  readonly queued: Uint8Array
  /** What the kernel sees; the first number is that of the rows that have been worked out. */
  private readonly head: Int32Array
  private readonly native: NativeRows | undefined

  constructor(
    readonly frame: Frame,
    readonly transitions: Transitions = transitionsOf(frame),
  ) {
    const { moves } = frame.model
    const { count: places } = frame.places
    this.height = heightOf(frame)
    const states = this.height << frame.bits
    const kernel = kernelFor(bytesOf(frame, transitions, states))
    const lists: Lists = kernel?.memory ?? heap
    this.head = lists.ints(headSize)
    this.own = lists.figures(moves)
    this.calling = lists.figures(moves)
    this.ending = lists.figures(frame.endWorth.length)
    this.ending.set(frame.endWorth)
    this.rows = lists.figures(states * places)
    this.takes = lists.figures(states * moves)
    this.index = lists.ints(states)
    this.stay = lists.figures(moves)
    this.queue = lists.ints(places)
    this.queued = lists.bytes(places).fill(0)
    this.native = kernel ? new NativeRows(kernel, this.head, this) : undefined
  }

  /** Where the kernel finds the tables, or nothing if they are not in its memory. */
  get address(): number | undefined {
    return this.native && this.head.byteOffset
  }

  /** How many rows have been worked out. */
  get count(): number {
    return this.head[0] as number
  }

  set count(rows: number) {
    this.head[0] = rows
  }

  /** Forgets all rows: what moves add has changed. */
  forget(): void {
    this.index.fill(-1)
    this.count = 0
  }

  /** Tables of the same frame. */
  alike(): Tables {
    return new Tables(this.frame, this.transitions)
  }

  /** The same for routes that may end only at these stops; overwrites other tables of the frame. */
  endingAt(isEnd: (stop: number) => boolean, over: Tables): Tables {
    over.own.set(this.own)
    over.calling.set(this.calling)
    this.frame.endWorth.forEach((worth, s) => (over.ending[s] = isEnd(s) ? worth : -Infinity))
    over.forget()
    return over
  }

  /** The number of the row of this state. */
  rowOf(state: number): number {
    const known = this.index[state] as number
    if (known >= 0) return known
    return this.native ? this.native.fill(state) : fill(this, state)
  }
}

/** Memory for tables and all that the kernel needs to work them out, or a little more. */
function bytesOf({ model, places, quiet }: Frame, { sorts, sortMoves }: Transitions, states: number): number {
  const perState = model.moves + places.count + 2 * sorts + 1
  const others = 10 * (model.moves + places.count + sorts) + model.stops.length + headSize
  const lists = sortMoves.length + places.out.length + places.before.length + quiet.into.length
  return 8 * (states * perState + others + lists)
}
