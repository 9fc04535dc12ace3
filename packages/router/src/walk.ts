import { Choices } from './choices.js'
import type { Found } from './found.js'
import { endsInOrder } from './ends.js'
import type { Outlook } from './outlook.js'
import { Tally } from './tally.js'
import { bonusOf } from './transitions.js'

export interface Walk {
  /** What a route can still earn at the prices of the walk. */
  readonly outlook: Outlook
  /** Only routes with a higher reduced value are wanted. */
  readonly need: number
  /** Told of each wanted route; returns what is needed from now on. */
  readonly found: (route: Found) => number
  /** Called now and then with the number of steps since the last time; may throw to stop the walk. */
  readonly tick: (steps: number) => void
}

const ticks = 2048
/** So many figures of the tables are worked out in the time of a step. */
const figuresPerStep = 10

/**
 * Walks every route that could be worth more than is needed, each once: from that of its two ends which comes first,
 * the closed stops before the others. A branch ends as soon as the outlook shows that no route with this
 * beginning is good enough.
 */
export function walk({ outlook, need: wanted, found, tick }: Walk): void {
  const { frame, tolls } = outlook
  const { own, calling, height, transitions } = outlook.tables
  const { model, blocks, flags, optional, gain, sortOf } = frame
  const { moves, stopOf, uses, usesAt, next, nextAt } = model
  const { sorts, to, extra } = transitions
  const { ends, rank } = endsInOrder(model)
  const tally = new Tally(model)
  const used = new Uint8Array(model.useCount)
  const path: number[] = []
  const choices = new Choices(model.stops.length)
  let need = wanted
  let steps = 0
  let told = 0
  let start = 0
  let { tables } = outlook
  /** When the tables were last worked out. */
  let since = 0

  const look = (level: number, s: number, paid: number): void => {
    const value = tally.value(level, start, s, path, need + paid)
    if (value - paid > need) need = found({ start, moves: [...path], value, reduced: value - paid })
  }

  const isUsed = (m: number): boolean => {
    for (let i = usesAt[m] as number, end = usesAt[m + 1] as number; i < end; i++)
      if (used[uses[i] as number]) return true
    return false
  }

  /** Takes a move to a stop that may be passed: whether it is called at is left open. */
  const pass = (m: number, s: number, state: number, sofar: number, level: number, paid: number): void => {
    const memory = Math.floor(state / height)
    const blocked = blocks[m] as number
    if (blocked & memory || isUsed(m)) return
    const grown = memory | blocked | (flags[m] as number)
    const then = state + (grown - memory) * height
    const worth = sofar + (own[m] as number) + bonusOf(frame, memory, grown)
    const choice = choices.add(gain[s] as number)
    if (worth + choices.most(tables, m, then) > need)
      enter(m, s, then, worth, level, paid + (tolls[m] as number))
    choices.remove(choice)
  }

  /** Takes a move if it can be worth it; `sofar` is what the route is worth at all prices, choices not counted. */
  const step = (m: number, state: number, sofar: number, level: number, paid: number): void => {
    const s = stopOf[m] as number
    if (optional[s]) {
      pass(m, s, state, sofar, level, paid)
      return
    }
    const way = state * sorts + (sortOf[m] as number)
    const then = to[way] as number
    if (then < 0 || isUsed(m)) return
    const worth = sofar + (calling[m] as number) + (extra[way] as number)
    if (choices.count > 0 && worth + choices.most(tables, m, then) <= need) return
    enter(m, s, then, worth, level, paid + (tolls[m] as number))
  }

  const isEnd = (s: number): boolean => (rank[s] as number) > (rank[start] as number)

  /** All that can follow a move that was taken. */
  const enter = (m: number, s: number, state: number, worth: number, before: number, paid: number): void => {
    const from = usesAt[m] as number
    const to = usesAt[m + 1] as number
    if (++steps - told >= ticks) {
      tick(steps - told)
      told = steps
    }
    const level = tally.add(before, m)
    if (level < 0) return
    for (let i = from; i < to; i++) used[uses[i] as number] = 1
    path.push(m)
    if (s >= 0 && isEnd(s)) look(level, s, paid)
    const row = tables.rowOf(state) * moves
    const { takes } = tables
    const open = choices.count > 0
    for (let i = nextAt[m] as number, end = nextAt[m + 1] as number; i < end; i++) {
      const n = next[i] as number
      // with choices open, more is possible than the row says
      if (open || worth + (takes[row + n] as number) > need) step(n, state, worth, level, paid)
    }
    path.pop()
    for (let i = from; i < to; i++) used[uses[i] as number] = 0
  }

  for (const { point, moves: first } of ends) {
    start = point
    // routes that end at the stops before were met from there: new tables without them are worth as long as the old ones took
    if (steps - since > (outlook.tables.count * moves) / figuresPerStep) {
      tables = outlook.tables.endingAt(isEnd, tables === outlook.tables ? undefined : tables)
      since = steps
    }
    const toll = outlook.startTolls[point] as number
    const level = toll < Infinity ? tally.begin(point) : -1
    const { memory, room, worth } = outlook.begin(point, !optional[point])
    if (level < 0 || room < 0) continue
    const bonus = optional[point] ? bonusOf(frame, 0, memory) : 0
    const choice = optional[point] ? choices.add(gain[point] as number) : -1
    for (const id of model.pointUses[point] ?? []) used[id] = 1
    const state = memory * height + room
    const row = tables.rowOf(state) * moves
    const sofar = worth + bonus + outlook.granted
    for (const m of first)
      if (choice >= 0 || sofar + (tables.takes[row + m] as number) > need) step(m, state, sofar, level, toll)
    for (const id of model.pointUses[point] ?? []) used[id] = 0
    if (choice >= 0) choices.remove(choice)
  }
  tick(steps - told)
}
