import type { Frame } from './frame.js'
import type { Ghost } from './ghost.js'
import { trace } from './ghost.js'
import type { NativeBranches } from './native-branches.js'
import { nativeBranches } from './native-branches.js'
import { Tables } from './tables.js'
import { bonusOf, spent } from './transitions.js'

/**
 * The most that a route can still earn after prices, by where it is, what is remembered of it, and its room.
 *
 * Every route is a walk in which nothing that is remembered comes twice, no stop takes more room than there is, and a
 * marker is called at. The tables give the best of all such walks. Other things may come twice in them, but every use
 * is paid for. So no real continuation can be worth more.
 */
export class Outlook {
  /** What is granted to every route, and the prices that it may not have to pay. */
  granted = 0
  /** What beginning at a stop costs in prices. */
  readonly startPrice: Float64Array
  /** The prices of things alone, which a route pays to the others. */
  readonly tolls: Float64Array
  readonly startTolls: Float64Array
  readonly tables: Tables
  /** Tables for routes that may not end everywhere. */
  private later: Tables | undefined
  private walker: NativeBranches | null | undefined

  constructor(readonly frame: Frame) {
    const { moves, pointUses } = frame.model
    this.tolls = new Float64Array(moves)
    this.startPrice = new Float64Array(pointUses.length)
    this.startTolls = new Float64Array(pointUses.length)
    this.tables = new Tables(frame)
  }

  /** Takes these prices, and forgets all rows; what is taken cannot be used at any price. */
  price(thingPrices: Float64Array, usePrices: Float64Array, taken: readonly number[] = []): this {
    const prices = thingPrices.slice()
    for (const id of taken) prices[id] = Infinity
    this.payMoves(prices, usePrices)
    this.payStarts(prices, usePrices)
    this.granted = this.frame.granted + usePrices.reduce((sum, price) => sum + price, 0)
    this.earn()
    this.tables.forget()
    return this
  }

  /** What each move pays. */
  private payMoves(prices: Float64Array, usePrices: Float64Array): void {
    const { tolls } = this
    const { own } = this.tables
    const { moves, uses, usesAt, things, thingsAt } = this.frame.model
    for (let m = 0; m < moves; m++) {
      let sum = 0
      for (let i = thingsAt[m] as number; i < (thingsAt[m + 1] as number); i++)
        sum += prices[things[i] as number] as number
      tolls[m] = sum
      for (let i = usesAt[m] as number; i < (usesAt[m + 1] as number); i++)
        sum += usePrices[uses[i] as number] as number
      own[m] = -sum
    }
  }

  /** What beginning at each point costs. */
  private payStarts(prices: Float64Array, usePrices: Float64Array): void {
    const { task, pointUses } = this.frame.model
    task.network.points.forEach(({ things }, p) => {
      let sum = 0
      for (const id of things) sum += prices[id] as number
      this.startTolls[p] = sum
      for (const id of pointUses[p] ?? []) sum += usePrices[id] as number
      this.startPrice[p] = sum
    })
  }

  /**
   * What each move earns. A mark that could be earned without end counts only as far as the move pays for it; the rest
   * is granted.
   */
  private earn(): void {
    const { gain, marks, model, loose } = this.frame
    const { own, calling } = this.tables
    const { moves, markAmounts, stopOf } = model
    const earned = markAmounts.map((amount) => Math.max(0, amount))
    for (let m = 0; m < moves; m++) {
      const here = (marks[m] as number) & loose
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
  }

  /** The tables for routes that may end at these stops only; they replace those that were made before. */
  endingAt(isEnd: (stop: number) => boolean): Tables {
    return this.tables.endingAt(isEnd, (this.later ??= this.tables.alike()))
  }

  /** Walks in the kernel, where it can do it. */
  get native(): NativeBranches | null {
    if (this.walker === undefined) {
      this.later = this.tables.alike()
      const isShared = this.tables.address !== undefined && this.later.address !== undefined
      this.walker = (isShared && nativeBranches(this.frame)) || null
    }
    return this.walker
  }

  /** The best walk of all, or none if there is no walk. */
  best(): { readonly worth: number; readonly ghost: Ghost | undefined } {
    const { frame, tables } = this
    let worth = -Infinity
    let [start, first, state] = [-1, -1, -1]
    for (const { point, moves } of frame.model.ends)
      for (const called of frame.optional[point] ? [false, true] : [true]) {
        const begun = this.begin(point, called)
        if (begun.room < 0) continue
        const begin = begun.memory * tables.height + begun.room
        const row = tables.rowOf(begin) * frame.model.moves
        for (const m of moves) {
          const all = begun.worth + (tables.takes[row + m] as number)
          if (all <= worth) continue
          worth = all
          ;[start, first, state] = [point, m, begin]
        }
      }
    const ghost = start < 0 ? undefined : { start, moves: trace(tables, first, state) }
    return { worth: worth + this.granted, ghost }
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
