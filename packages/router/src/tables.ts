import type { Frame } from './frame.js'
import type { Sort } from './sorts.js'
import type { Transitions } from './transitions.js'
import { heightOf, transitionsOf } from './transitions.js'

const firstRows = 32

/**
 * The most that can follow at each place, by what is remembered of a route and by its room: together they are a state. A table for
 * one state is a row, and is worked out when it is first asked for.
 */
export class Tables {
  /** What each move adds by itself: the marks that it may earn less all prices. */
  readonly own: Float64Array
  /** The same with a call at the stop to which the move leads. */
  readonly calling: Float64Array
  /** What ending at each stop is worth. */
  readonly ending: Float64Array
  /** For each state a row: the most that can follow, by place. */
  rows: Float64Array
  /** The most that a move and all after it can add, by move: for each state a row as well, in the same order. */
  takes: Float64Array
  /** How many rows have been worked out. */
  count = 0
  /** A memory and a room are the state `memory * height + room`. */
  readonly height: number
  /** The number of each state's row, or -1 if it has not been worked out. */
  private readonly index: Int32Array
  private readonly stay: Float64Array
  private readonly queue: Int32Array
  private readonly queued: Uint8Array

  constructor(
    readonly frame: Frame,
    readonly transitions: Transitions = transitionsOf(frame),
  ) {
    const { moves } = frame.model
    const { count: places } = frame.places
    this.own = new Float64Array(moves)
    this.calling = new Float64Array(moves)
    this.ending = frame.endWorth.slice()
    this.rows = new Float64Array(firstRows * places)
    this.takes = new Float64Array(firstRows * moves)
    this.height = heightOf(frame)
    this.index = new Int32Array(this.height << frame.bits)
    this.stay = new Float64Array(moves)
    this.queue = new Int32Array(places)
    this.queued = new Uint8Array(places)
  }

  /** Forgets all rows: what moves add has changed. */
  forget(): void {
    this.index.fill(-1)
    this.count = 0
  }

  /** The same for routes that may end at these stops only; written over the tables that are given. */
  endingAt(isEnd: (stop: number) => boolean, over: Tables | undefined): Tables {
    const tables = over ?? new Tables(this.frame, this.transitions)
    tables.own.set(this.own)
    tables.calling.set(this.calling)
    this.frame.endWorth.forEach((worth, s) => (tables.ending[s] = isEnd(s) ? worth : -Infinity))
    tables.forget()
    return tables
  }

  /** The number of the row of this state. */
  rowOf(state: number): number {
    const known = this.index[state] as number
    return known >= 0 ? known : this.fill(state)
  }

  private fill(state: number): number {
    const { index, transitions } = this
    const { moves } = this.frame.model
    const { sorts, to } = transitions
    // first the rows that this one needs
    for (let k = state * sorts; k < (state + 1) * sorts; k++) {
      const then = to[k] as number
      if (then >= 0 && (index[then] as number) < 0 && then !== state) this.fill(then)
    }
    if (this.count * moves === this.takes.length) {
      this.rows = doubled(this.rows)
      this.takes = doubled(this.takes)
    }
    const row = this.count++
    index[state] = row
    this.take(state, row)
    this.lead(row, (Math.floor(state / this.height) & this.frame.marker) === this.frame.marker)
    this.stand(row)
    return row
  }

  /** What each move and all after it add, if it leads to another state; otherwise what it adds by itself. */
  private take(state: number, row: number): void {
    const { rows, takes, own, calling, stay, index } = this
    const { sorts, model } = this.frame
    const { count, of } = this.frame.places
    const { to, extra } = this.transitions
    const mine = row * model.moves
    takes.fill(-Infinity, mine, mine + model.moves)
    stay.fill(-Infinity)
    for (let k = 0; k < sorts.length; k++) {
      const step = state * sorts.length + k
      const then = to[step] as number
      if (then < 0) continue
      const { call, moves: list } = sorts[k] as Sort
      const base = call ? calling : own
      if (then === state) {
        for (let i = 0; i < list.length; i++) {
          const m = list[i] as number
          stay[m] = Math.max(stay[m] as number, base[m] as number)
        }
        continue
      }
      const bonus = extra[step] as number
      const from = (index[then] as number) * count
      for (let i = 0; i < list.length; i++) {
        const m = list[i] as number
        const all = (base[m] as number) + bonus + (rows[from + (of[m] as number)] as number)
        if (all > (takes[mine + m] as number)) takes[mine + m] = all
      }
    }
  }

  /** The best that can follow at each place: to end there, or a move that leads to another state. */
  private lead(row: number, mayEnd: boolean): void {
    const { rows, takes, ending, frame } = this
    const { count, stop, out, outAt } = frame.places
    const mine = row * frame.model.moves
    const at = row * count
    for (let place = 0, i = 0; place < count; place++) {
      const s = stop[place] as number
      let best = mayEnd && s >= 0 ? (ending[s] as number) : -Infinity
      for (const end = outAt[place + 1] as number; i < end; i++) {
        const more = takes[mine + (out[i] as number)] as number
        if (more > best) best = more
      }
      rows[at + place] = best
    }
  }

  /** Then the moves that change neither memory nor room: they never add anything, so this comes to an end. */
  private stand(row: number): void {
    const { rows, takes, stay, queue, queued, frame } = this
    const { count, before, beforeAt } = frame.places
    const { places: ends, into, intoAt } = frame.quiet
    const mine = row * frame.model.moves
    const at = row * count
    let left = ends.length
    for (let i = 0; i < left; i++) {
      queue[i] = ends[i] as number
      queued[ends[i] as number] = 1
    }
    let first = 0
    let last = left < count ? left : 0
    for (; left > 0; left--) {
      const place = queue[first++] as number
      if (first === count) first = 0
      queued[place] = 0
      const rest = rows[at + place] as number
      for (let k = intoAt[place] as number, end = intoAt[place + 1] as number; k < end; k++) {
        const m = into[k] as number
        const all = (stay[m] as number) + rest
        if (all <= (takes[mine + m] as number)) continue
        takes[mine + m] = all
        for (let i = beforeAt[m] as number; i < (beforeAt[m + 1] as number); i++) {
          const p = before[i] as number
          if (all <= (rows[at + p] as number)) continue
          rows[at + p] = all
          if (queued[p]) continue
          queued[p] = 1
          queue[last++] = p
          if (last === count) last = 0
          left++
        }
      }
    }
  }
}

function doubled(figures: Float64Array): Float64Array {
  const more = new Float64Array(figures.length * 2)
  more.set(figures)
  return more
}
