import { Choices } from './choices.js'
import type { Ends } from './ends.js'
import type { Frame } from './frame.js'
import type { Tables } from './tables.js'
import { Tally } from './tally.js'
import { bonusOf } from './transitions.js'
import type { Walk } from './walk.js'

/** The branches of a walk: all routes from a stop that could be worth more than is needed. */
export interface Branches {
  readonly tally: Tally
  /** What the route so far uses. */
  readonly used: Uint8Array
  /** The stops so far that need not be called at. */
  readonly choices: Choices
  readonly steps: number
  readonly need: number
  /** From now on routes begin at this stop. */
  begin(start: number, tables: Tables): void
  /** Takes a move if it can pay off; `sofar` is what the route is worth after all prices, without optional calls. */
  step(m: number, state: number, sofar: number, level: number, paid: number): void
  /** Reports the steps that have not been reported yet. */
  end(): void
}

/** Steps are reported once in this many. */
export const ticks = 2048

/** Walks branches where the kernel cannot. */
export class PlainBranches implements Branches {
  readonly tally: Tally
  readonly used: Uint8Array
  readonly choices: Choices
  steps = 0
  need: number
  private readonly frame: Frame
  private readonly tolls: Float64Array
  private readonly found: Walk['found']
  private readonly tick: Walk['tick']
  private readonly path: number[] = []
  private told = 0
  private start = 0

  constructor(
    { outlook, need, found, tick }: Walk,
    private readonly rank: Ends['rank'],
    private tables: Tables = outlook.tables,
  ) {
    const { model } = outlook.frame
    this.frame = outlook.frame
    this.tolls = outlook.tolls
    this.need = need
    this.found = found
    this.tick = tick
    this.tally = new Tally(model)
    this.used = new Uint8Array(model.useCount)
    this.choices = new Choices(model.stops.length)
  }

  begin(start: number, tables: Tables): void {
    this.start = start
    this.tables = tables
  }

  step(m: number, state: number, sofar: number, level: number, paid: number): void {
    const { frame, tables, choices } = this
    const s = frame.model.stopOf[m] as number
    if (frame.optional[s]) {
      this.pass(m, s, state, sofar, level, paid)
      return
    }
    const { sorts, to, extra } = tables.transitions
    const way = state * sorts + (frame.sortOf[m] as number)
    const then = to[way] as number
    if (then < 0 || this.isUsed(m)) return
    const worth = sofar + (tables.calling[m] as number) + (extra[way] as number)
    if (choices.count > 0 && worth + choices.most(tables, m, then) <= this.need) return
    this.enter(m, s, then, worth, level, paid + (this.tolls[m] as number))
  }

  /** Takes a move to a stop that may be passed; whether the route calls there is left open. */
  private pass(m: number, s: number, state: number, sofar: number, level: number, paid: number): void {
    const { frame, tables, choices } = this
    const memory = Math.floor(state / tables.height)
    const blocked = frame.blocks[m] as number
    if (blocked & memory || this.isUsed(m)) return
    const grown = memory | blocked | (frame.flags[m] as number)
    const then = state + (grown - memory) * tables.height
    const worth = sofar + (tables.own[m] as number) + bonusOf(frame, memory, grown)
    const choice = choices.add(frame.gain[s] as number)
    if (worth + choices.most(tables, m, then) > this.need)
      this.enter(m, s, then, worth, level, paid + (this.tolls[m] as number))
    choices.remove(choice)
  }

  private isUsed(m: number): boolean {
    const { used } = this
    const { uses, usesAt } = this.frame.model
    for (let i = usesAt[m] as number, end = usesAt[m + 1] as number; i < end; i++)
      if (used[uses[i] as number]) return true
    return false
  }

  /** All that can follow a move that was taken. */
  private enter(m: number, s: number, state: number, worth: number, before: number, paid: number): void {
    const { used, tables, path, rank } = this
    const { uses, usesAt, next, nextAt, moves } = this.frame.model
    const from = usesAt[m] as number
    const to = usesAt[m + 1] as number
    if (++this.steps - this.told >= ticks) this.end()
    const level = this.tally.add(before, m)
    if (level < 0) return
    for (let i = from; i < to; i++) used[uses[i] as number] = 1
    path.push(m)
    if (s >= 0 && (rank[s] as number) > (rank[this.start] as number)) this.look(level, s, paid)
    const row = tables.rowOf(state) * moves
    const { takes } = tables
    const open = this.choices.count > 0
    for (let i = nextAt[m] as number, end = nextAt[m + 1] as number; i < end; i++) {
      const n = next[i] as number
      // with choices open, more is possible than the row says
      if (open || worth + (takes[row + n] as number) > this.need) this.step(n, state, worth, level, paid)
    }
    path.pop()
    for (let i = from; i < to; i++) used[uses[i] as number] = 0
  }

  private look(level: number, s: number, paid: number): void {
    const { start, path, need } = this
    const value = this.tally.value(level, start, s, path, need + paid)
    if (value - paid > need) this.need = this.found({ start, moves: [...path], value, reduced: value - paid })
  }

  end(): void {
    this.tick(this.steps - this.told)
    this.told = this.steps
  }
}

/** A walk at the prices of an outlook. */
export const branchesOf = (walk: Walk, rank: Ends['rank']): Branches =>
  walk.outlook.native?.walking(walk, rank) ?? new PlainBranches(walk, rank)
