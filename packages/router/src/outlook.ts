import type { Frame } from './frame.js'
import type { Ghost } from './ghost.js'
import { trace } from './ghost.js'
import type { Sort } from './sorts.js'
import type { Transitions } from './transitions.js'
import { bonusOf, heightOf, spent, transitionsOf } from './transitions.js'

const firstRows = 32

/**
 * The most that a route can still earn, prices paid, by its last move, what is remembered of it, and its room.
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
  rows: Float64Array
  /** How many rows have been worked out. */
  count = 0
  /** Where the row of each state begins, or -1 if it has not been worked out. */
  readonly index: Int32Array
  readonly transitions: Transitions
  /** A memory and a room are the state `memory * height + room`. */
  readonly height: number
  private readonly worth: Float64Array
  private readonly stay: Float64Array
  private readonly queue: Int32Array
  private readonly queued: Uint8Array

  constructor(readonly frame: Frame) {
    const { moves, pointUses } = frame.model
    this.own = new Float64Array(moves)
    this.calling = new Float64Array(moves)
    this.tolls = new Float64Array(moves)
    this.startPrice = new Float64Array(pointUses.length)
    this.startTolls = new Float64Array(pointUses.length)
    this.rows = new Float64Array(firstRows * moves)
    this.height = heightOf(frame)
    this.transitions = transitionsOf(frame)
    this.index = new Int32Array(this.height << frame.bits)
    this.worth = new Float64Array(moves)
    this.stay = new Float64Array(moves)
    this.queue = new Int32Array(moves + 1)
    this.queued = new Uint8Array(moves)
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

  /** Where the row of this memory and this room begins. */
  row(memory: number, room: number): number {
    return this.rowOf(memory * this.height + room)
  }

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
    if ((this.count + 1) * moves > this.rows.length) {
      const more = new Float64Array(this.rows.length * 2)
      more.set(this.rows)
      this.rows = more
    }
    const at = moves * this.count++
    index[state] = at
    this.take(state)
    this.lead(at, (Math.floor(state / this.height) & this.frame.marker) === this.frame.marker)
    this.stand(at)
    return at
  }

  /** What each move and all after it add, if it leads to another state; otherwise what it adds by itself. */
  private take(state: number): void {
    const { rows, own, calling, worth, stay, index } = this
    const { sorts } = this.frame
    const { to, extra } = this.transitions
    worth.fill(-Infinity)
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
      const from = index[then] as number
      for (let i = 0; i < list.length; i++) {
        const m = list[i] as number
        const all = (base[m] as number) + bonus + (rows[from + m] as number)
        if (all > (worth[m] as number)) worth[m] = all
      }
    }
  }

  /** The best that can follow each move: to end there, or another move that leads to another state. */
  private lead(at: number, mayEnd: boolean): void {
    const { rows, worth } = this
    const { model, endWorth } = this.frame
    const { moves, next, nextAt, stopOf } = model
    for (let m = 0, i = 0; m < moves; m++) {
      const s = stopOf[m] as number
      let best = mayEnd && s >= 0 ? (endWorth[s] as number) : -Infinity
      for (const end = nextAt[m + 1] as number; i < end; i++) {
        const more = worth[next[i] as number] as number
        if (more > best) best = more
      }
      rows[at + m] = best
    }
  }

  /** Then the moves that change neither memory nor room: they never add anything, so this comes to an end. */
  private stand(at: number): void {
    const { rows, worth, stay, queue, queued } = this
    const { model, prev, prevAt } = this.frame
    const { moves } = model
    let size = 0
    for (let m = 0; m < moves; m++)
      if ((stay[m] as number) > -Infinity) {
        queue[size++] = m
        queued[m] = 1
      }
    let first = 0
    for (let left = size; left > 0; left--) {
      const m = queue[first++] as number
      if (first === queue.length) first = 0
      queued[m] = 0
      const all = (stay[m] as number) + (rows[at + m] as number)
      if (all <= (worth[m] as number)) continue
      worth[m] = all
      for (let i = prevAt[m] as number; i < (prevAt[m + 1] as number); i++) {
        const p = prev[i] as number
        if (all <= (rows[at + p] as number)) continue
        rows[at + p] = all
        if ((stay[p] as number) === -Infinity || queued[p]) continue
        queued[p] = 1
        queue[size++ % queue.length] = p
        left++
      }
    }
  }

  /** The most that a move and all after it can add. */
  after(m: number, memory: number, room: number): number {
    const { blocks, flags, markFlags, heavy, light, optional, model } = this.frame
    const blocked = blocks[m] as number
    if (blocked & memory) return -Infinity
    const s = model.stopOf[m] as number
    const grown = memory | blocked | (flags[m] as number)
    const rest = (left: number): number => {
      const at = this.row(grown, left)
      return this.rows[at + m] as number
    }
    let best = -Infinity
    if (s >= 0) {
      const left = spent(this.frame, room, heavy[s] as number, light[s] as number)
      if (left >= 0) best = (this.calling[m] as number) + bonusOf(this.frame, memory, grown) + rest(left)
      if (!optional[s]) return best
    }
    const marked = bonusOf(this.frame, memory, memory | ((flags[m] as number) & markFlags))
    return Math.max(best, (this.own[m] as number) + marked + rest(room))
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
        for (const m of moves) {
          const all = begun.worth + this.after(m, begun.memory, begun.room)
          if (all <= worth) continue
          worth = all
          from = () => ({ start: point, moves: trace(this, m, begun.memory, begun.room) })
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
