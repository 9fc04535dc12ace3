import { byte, figure, int, setByte, setFigure, setInt } from './memory'
import { Tables, fill } from './tables'

/** What `native-branches.ts` writes, in the same order: numbers, then the addresses of lists. */
@unmanaged
export class Walk {
  steps: i32
  told: i32
  length: i32
  start: i32
  ticks: i32
  minStops: i32
  bonuses: i32
  /** The figure that is needed, then the most calls, cities, towns and stops. */
  figures: usize
  path: usize
  used: usize
  sums: usize
  counts: usize
  rank: usize
  tolls: usize
  stopOf: usize
  sortOf: usize
  uses: usize
  usesAt: usize
  next: usize
  nextAt: usize
  marks: usize
  markAmounts: usize
  bonusAmounts: usize
  bonusBits: usize
  gain: usize
  weight: usize
  extra: usize
  endGain: usize
  lists: usize
  isCity: usize
  isOwn: usize
  mayEnd: usize
}

/** Told of a wanted route; returns what is needed from now on. */
declare function found(length: i32, value: f64, reduced: f64): f64
declare function tick(steps: i32): void

// the amounts and counts of a level, as in `tally.ts`
const forced = 0
const weighs = 1
const markSum = 4
const extra = 5
const sumsEach = 6
const cities = 1
const towns = 2
const marked = 3
const lists = 4
const marker = 6
const countsEach = 7

/** The same as `step` in `branches.ts` where every stop must be called at. */
export function step(w: Walk, t: Tables, m: i32, state: i32, sofar: f64, level: i32, paid: f64): void {
  const way = state * t.sorts + int(w.sortOf, m)
  const then = int(t.to, way)
  if (then < 0 || isUsed(w, m)) return
  const worth = sofar + figure(t.calling, m) + figure(t.extra, way)
  enter(w, t, m, then, worth, level, paid + figure(w.tolls, m))
}

function isUsed(w: Walk, m: i32): bool {
  const used = w.used
  const uses = w.uses
  for (let i = int(w.usesAt, m), end = int(w.usesAt, m + 1); i < end; i++)
    if (byte(used, int(uses, i))) return true
  return false
}

function setUsed(w: Walk, m: i32, isUsed: bool): void {
  const used = w.used
  const uses = w.uses
  for (let i = int(w.usesAt, m), end = int(w.usesAt, m + 1); i < end; i++) setByte(used, int(uses, i), isUsed)
}

function enter(w: Walk, t: Tables, m: i32, state: i32, worth: f64, before: i32, paid: f64): void {
  w.steps++
  if (w.steps - w.told >= w.ticks) {
    tick(w.steps - w.told)
    w.told = w.steps
  }
  const level = add(w, before, m)
  if (level < 0) return
  setUsed(w, m, true)
  setInt(w.path, w.length++, m)
  const s = int(w.stopOf, m)
  if (s >= 0 && int(w.rank, s) > int(w.rank, w.start)) look(w, level, s, paid)
  const known = int(t.index, state)
  const row = known >= 0 ? known : fill(t, state)
  const takes = t.takes + ((<usize>(row * t.moves)) << 3)
  const next = w.next
  for (let i = int(w.nextAt, m), end = int(w.nextAt, m + 1); i < end; i++) {
    const n = int(next, i)
    if (worth + figure(takes, n) > figure(w.figures, 0)) step(w, t, n, state, worth, level, paid)
  }
  w.length--
  setUsed(w, m, false)
}

function look(w: Walk, level: i32, end: i32, paid: f64): void {
  const need = figure(w.figures, 0)
  const value = valueOf(w, level, end, need + paid)
  if (value - paid > need) setFigure(w.figures, 0, found(w.length, value, value - paid))
}

/** The level of the route with one more move; -1 if that is too long for the train. */
function add(w: Walk, level: i32, m: i32): i32 {
  const before = int(w.counts, level * countsEach + marked)
  const fresh = int(w.marks, m) & ~before
  const s = int(w.stopOf, m)
  if (s < 0 && fresh == 0) return level
  let sum = figure(w.sums, level * sumsEach + markSum)
  for (let left = fresh; left != 0; left &= left - 1) sum += figure(w.markAmounts, ctz(left))
  pass(w, level, before | fresh, sum)
  return s < 0 || call(w, level + 1, s) ? level + 1 : -1
}

/** Writes the next level: the same with these marks. */
function pass(w: Walk, level: i32, marks: i32, markIncome: f64): void {
  const sums = w.sums + ((<usize>(level * sumsEach)) << 3)
  const counts = w.counts + ((<usize>(level * countsEach)) << 2)
  for (let i = 0; i < sumsEach; i++) setFigure(sums, sumsEach + i, figure(sums, i))
  for (let i = 0; i < countsEach; i++) setInt(counts, countsEach + i, int(counts, i))
  setFigure(sums, sumsEach + markSum, markIncome)
  setInt(counts, countsEach + marked, marks)
}

/** Adds a call to a level; false if that is too long for the train. */
function call(w: Walk, level: i32, s: i32): bool {
  const sums = w.sums + ((<usize>(level * sumsEach)) << 3)
  const counts = w.counts + ((<usize>(level * countsEach)) << 2)
  const weight = figure(sums, weighs) + figure(w.weight, s)
  setFigure(sums, forced, figure(sums, forced) + figure(w.gain, s))
  setFigure(sums, weighs, weight)
  setFigure(sums, extra, figure(sums, extra) + figure(w.extra, s))
  const kind = byte(w.isCity, s) ? cities : towns
  setInt(counts, kind, int(counts, kind) + 1)
  setInt(counts, lists, int(counts, lists) | int(w.lists, s))
  if (byte(w.isOwn, s)) setInt(counts, marker, 1)
  const city = int(counts, cities)
  const town = int(counts, towns)
  return (
    weight <= figure(w.figures, 1) &&
    <f64>city <= figure(w.figures, 2) &&
    <f64>town <= figure(w.figures, 3) &&
    <f64>(city + town) <= figure(w.figures, 4)
  )
}

/** What the route of this level earns if it ends here; -Infinity if it may not end or earns no more than is needed. */
function valueOf(w: Walk, level: i32, end: i32, need: f64): f64 {
  const sums = w.sums + ((<usize>(level * sumsEach)) << 3)
  const counts = w.counts + ((<usize>(level * countsEach)) << 2)
  const calls = int(counts, cities) + int(counts, towns)
  if (!byte(w.mayEnd, end) || int(counts, marker) == 0 || calls < w.minStops) return -Infinity
  let value =
    figure(sums, forced) + figure(sums, markSum) + figure(w.endGain, w.start) + figure(w.endGain, end)
  if (value <= need) return -Infinity
  value -= figure(sums, extra)
  const touched = int(counts, lists)
  for (let b = 0; b < w.bonuses; b++) {
    const bits = int(w.bonusBits, b)
    if ((touched & bits) == bits) value += figure(w.bonusAmounts, b)
  }
  return value
}
