import type { Frame } from './frame.js'
import type { Ghost } from './ghost.js'
import { trace } from './ghost.js'
import type { Sort } from './sorts.js'
import type { Transitions } from './transitions.js'
import { bonusOf, heightOf, spent, transitionsOf } from './transitions.js'

const firstRows = 32

/**
 * The most that a route can still earn, prices paid, by where it is, what is remembered of it, and its room.
 *
 * Every route is a walk in which nothing that is remembered comes twice, no stop takes more room than there is, and a
 * marker is called at. The tables are the best of all such walks; other things may come twice in them, but for each use they pay.
 * So no real way on can be worth more. A table for one memory and one room is a row, and is worked out when it is first asked for.
 */
export class Outlook {
  /** What is granted to every route, and the prices that it may not have to pay. */
  granted = 0
  /** What each move adds by itself: the marks that it may earn less all prices. */
  readonly own: Float64Array
  /** The same with a call at the stop to which the move leads. */
  readonly calling: Float64Array
  /** What beginning at a stop costs in prices. */
  readonly startPrice: Float64Array
  /** The prices of things alone, which a route pays to the others. */
  readonly tolls: Float64Array
  readonly startTolls: Float64Array
  /** For each state a row: the most that can follow, by place. */
  rows: Float64Array
  /** The most that a move and all after it can add, by move: for each state a row as well, in the same order. */
  takes: Float64Array
  /** How many rows have been worked out. */
  count = 0
  /** The number of each state's row, or -1 if it has not been worked out. */
  readonly index: Int32Array
  readonly transitions: Transitions
  /** A memory and a room are the state `memory * height + room`. */
  readonly height: number
  private readonly stay: Float64Array
  private readonly queue: Int32Array
  private readonly queued: Uint8Array

  constructor(readonly frame: Frame) {
    const { moves, pointUses } = frame.model
    const { count: places } = frame.places
    this.own = new Float64Array(moves)
    this.calling = new Float64Array(moves)
    this.tolls = new Float64Array(moves)
    this.startPrice = new Float64Array(pointUses.length)
    this.startTolls = new Float64Array(pointUses.length)
    this.rows = new Float64Array(firstRows * places)
    this.takes = new Float64Array(firstRows * moves)
    this.height = heightOf(frame)
    this.transitions = transitionsOf(frame)
    this.index = new Int32Array(this.height << frame.bits)
    this.stay = new Float64Array(moves)
    this.queue = new Int32Array(places)
    this.queued = new Uint8Array(places)
  }

  /** Takes these prices, and forgets all rows; what is taken cannot be used at any price. */
  price(thingPrices: Float64Array, usePrices: Float64Array, taken: readonly number[] = []): this {
    const { frame, own, calling, tolls, startPrice, startTolls } = this
    const { gain, marks, model } = frame
    const { moves, uses, usesAt, things, task, pointUses, markAmounts, stopOf } = model
    const out = new Set(taken)
    const tollOf = (list: readonly number[]): number => {
      let sum = 0
      for (const id of list) sum += out.has(id) ? Infinity : (thingPrices[id] as number)
      return sum
    }
    // first what each move pays
    for (let m = 0; m < moves; m++) {
      let sum = (tolls[m] = tollOf(things[m] as readonly number[]))
      for (let i = usesAt[m] as number; i < (usesAt[m + 1] as number); i++)
        sum += usePrices[uses[i] as number] as number
      own[m] = -sum
    }
    // a mark that could be earned for ever may be earned only as far as the move pays for it; the rest is granted
    const earned = markAmounts.map((amount) => Math.max(0, amount))
    this.granted = frame.granted + usePrices.reduce((sum, price) => sum + price, 0)
    for (let m = 0; m < moves; m++) {
      const here = (marks[m] as number) & frame.loose
      if (!here) continue
      const share = -(own[m] as number) / bitCount(marks[m] as number)
      for (let b = 0; b < earned.length; b++)
        if (here & (1 << b)) earned[b] = Math.min(earned[b] as number, share)
    }
    markAmounts.forEach((amount, b) => (this.granted += Math.max(0, amount) - (earned[b] as number)))
    for (let m = 0; m < moves; m++) {
      let sum = own[m] as number
      for (let b = 0; b < earned.length; b++) if ((marks[m] as number) & (1 << b)) sum += earned[b] as number
      own[m] = sum
      const s = stopOf[m] as number
      calling[m] = s < 0 ? sum : sum + (gain[s] as number)
    }
    task.network.points.forEach((point, p) => {
      const toll = (startTolls[p] = tollOf(point.things))
      startPrice[p] = (pointUses[p] ?? []).reduce((sum, id) => sum + (usePrices[id] as number), toll)
    })
    this.index.fill(-1)
    this.count = 0
    return this
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
    const { rows, takes, frame } = this
    const { count, stop, out, outAt } = frame.places
    const mine = row * frame.model.moves
    const at = row * count
    for (let place = 0, i = 0; place < count; place++) {
      const s = stop[place] as number
      let best = mayEnd && s >= 0 ? (frame.endWorth[s] as number) : -Infinity
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

  /** The best walk of all, or none if there is no walk. */
  best(): { readonly worth: number; readonly ghost: Ghost | undefined } {
    const { frame } = this
    let worth = -Infinity
    let from: (() => Ghost) | undefined
    for (const { point, moves } of frame.model.ends)
      for (const called of frame.optional[point] ? [false, true] : [true]) {
        const begun = this.begin(point, called)
        if (begun.room < 0) continue
        const state = begun.memory * this.height + begun.room
        const row = this.rowOf(state) * frame.model.moves
        for (const m of moves) {
          const all = begun.worth + (this.takes[row + m] as number)
          if (all <= worth) continue
          worth = all
          from = () => ({ start: point, moves: trace(this, m, state) })
        }
      }
    return { worth: worth + this.granted, ghost: from?.() }
  }

  /** A route that begins here: its memory, its room, and what it is worth. */
  begin(point: number, called: boolean): { memory: number; room: number; worth: number } {
    const { pointBlocks, pointFlags, heavy, light, gain, endWorth, room } = this.frame
    const memory = (pointBlocks[point] as number) | (pointFlags[point] as number)
    const own = (endWorth[point] as number) - (this.startPrice[point] as number)
    return called
      ? {
          memory,
          room: spent(this.frame, room, heavy[point] as number, light[point] as number),
          worth: own + (gain[point] as number) + bonusOf(this.frame, 0, memory),
        }
      : { memory, room, worth: own }
  }
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

function doubled(figures: Float64Array): Float64Array {
  const more = new Float64Array(figures.length * 2)
  more.set(figures)
  return more
}
