import { routeOf } from './found.js'
import type { Lists } from './kernel.js'
import { heap } from './kernel.js'
import type { Model } from './model.js'
import type { StopModel } from './stop-model.js'
import { isStop } from './network.js'
import { earnings } from './value.js'

/** Bonuses of the track can begin at most so many levels of their own. */
const mostMarks = 31

/** Amounts of a level: what the calls add that cannot be left out, and what they weigh. */
const forced = 0
const weighs = 1
/** What the calls would add that can be left out, all together and at most. */
const choice = 2
const mostChoice = 3
/** Bonuses of the track, and bonuses that are in the gains of the stops so far. */
const markSum = 4
const extra = 5
const sumsEach = 6

/** Counts of a level: of the calls that can be left out, and of all. */
const choices = 0
const cities = 1
const towns = 2
/** Bits for the bonuses of the track and for the lists of stops that the route has touched. */
const marked = 3
const lists = 4
/** How many stops so far leave a choice that only the whole route can settle. */
const special = 5
/** 1 if a marker of the company was called at. */
const marker = 6
const countsEach = 7

/**
 * Adds up what a route earns, move by move, and exactly at its end. The figures of a route so far are a level. A move
 * that changes them writes the next level over what another branch of the walk left there, so that nothing is
 * allocated.
 */
export class Tally {
  /** Amounts and counts of each level, those of a level side by side. */
  readonly sums: Float64Array
  readonly counts: Int32Array

  private readonly spare: Float64Array
  readonly isCity: Uint8Array
  readonly isOwn: Uint8Array
  private readonly endsCalled: boolean
  private readonly optionalCalls: boolean

  constructor(
    private readonly model: Model,
    lists: Lists = heap,
  ) {
    const { points } = model.task.network
    const { train, task } = model
    // a level for each stop, each bonus of the track, and for the beginning before the first call
    const levels = points.length + mostMarks + 1
    this.sums = lists.figures(levels * sumsEach).fill(0)
    this.counts = lists.ints(levels * countsEach).fill(0)
    this.spare = new Float64Array(points.length)
    this.isCity = Uint8Array.from(points, (p) => (isStop(p) && p.kind !== 'town' ? 1 : 0))
    this.isOwn = Uint8Array.from(points, (p) => (!task.stationRequired || (isStop(p) && p.own) ? 1 : 0))
    this.optionalCalls = train.mode === 'passTowns' || train.mode === 'express'
    this.endsCalled = (train.mode === 'passTowns' || train.mode === 'express') && train.endsCalled
  }

  /** The level of a route that begins at this stop; -1 if the train cannot call there. */
  begin(start: number): number {
    // level 0 is never written: nothing has been called at
    return this.called(0, start, 0, 0)
  }

  /** The level of the route with one more move; -1 if that is too long for the train. */
  add(level: number, m: number): number {
    const { marks, markAmounts, stopOf } = this.model
    const before = this.counts[level * countsEach + marked] as number
    const fresh = (marks[m] as number) & ~before
    const s = stopOf[m] as number
    if (s < 0 && fresh === 0) return level
    let sum = this.sums[level * sumsEach + markSum] as number
    if (fresh)
      for (let b = 0; b < markAmounts.length; b++) if (fresh & (1 << b)) sum += markAmounts[b] as number
    return s < 0 ? this.passed(level, before | fresh, sum) : this.called(level, s, before | fresh, sum)
  }

  private passed(level: number, marks: number, markIncome: number): number {
    const { sums, counts } = this
    const sum = (level + 1) * sumsEach
    const count = (level + 1) * countsEach
    for (let i = sum; i < sum + sumsEach; i++) sums[i] = sums[i - sumsEach] as number
    for (let i = count; i < count + countsEach; i++) counts[i] = counts[i - countsEach] as number
    sums[sum + markSum] = markIncome
    counts[count + marked] = marks
    return level + 1
  }

  private called(level: number, s: number, marks: number, markIncome: number): number {
    const { sums, counts } = this
    const { room, stops } = this.model
    const stop = stops[s] as StopModel
    const next = this.passed(level, marks, markIncome)
    const sum = next * sumsEach
    const count = next * countsEach
    if (stop.optional) {
      sums[sum + choice] = (sums[sum + choice] as number) + stop.gain
      if (stop.gain > (sums[sum + mostChoice] as number)) sums[sum + mostChoice] = stop.gain
      counts[count + choices] = (counts[count + choices] as number) + 1
    } else {
      sums[sum + forced] = (sums[sum + forced] as number) + stop.gain
      sums[sum + weighs] = (sums[sum + weighs] as number) + stop.weight
    }
    const kind = this.isCity[s] ? cities : towns
    counts[count + kind] = (counts[count + kind] as number) + 1
    sums[sum + extra] = (sums[sum + extra] as number) + stop.extra
    counts[count + lists] = (counts[count + lists] as number) | stop.lists
    if (stop.special) counts[count + special] = (counts[count + special] as number) + 1
    if (this.isOwn[s]) counts[count + marker] = 1
    const city = counts[count + cities] as number
    const town = counts[count + towns] as number
    const fits =
      (sums[sum + weighs] as number) <= room.calls &&
      city <= room.cities &&
      town <= room.towns &&
      city + town <= room.stops
    return fits ? next : -1
  }

  /** What the route of this level earns if it ends here; -Infinity if it may not end or earns no more than is needed. */
  value(level: number, start: number, end: number, path: readonly number[], need: number): number {
    const { model, sums, counts } = this
    const { task, train, stops, room, simple, mostFurtherMarks } = model
    const sum = level * sumsEach
    const count = level * countsEach
    const least = need - mostFurtherMarks
    const one = stops[start] as StopModel
    const other = stops[end] as StopModel
    const calls = (counts[count + cities] as number) + (counts[count + towns] as number)
    if (!other.end || !counts[count + marker] || calls < task.minStops) return -Infinity
    let value = (sums[sum + forced] as number) + (sums[sum + markSum] as number) + one.endGain + other.endGain
    if (this.optionalCalls) {
      let left = room.calls - (sums[sum + weighs] as number)
      let rest = sums[sum + choice] as number
      let others = counts[count + choices] as number
      if (this.endsCalled)
        for (const stop of [one, other])
          if (stop.optional) {
            left--
            others--
            value += stop.gain
            rest -= stop.gain
          }
      if (left < 0) return -Infinity
      // even if the best of the others were all alike
      if (value + Math.min(rest, left * (sums[sum + mostChoice] as number)) <= least) return -Infinity
      value += others <= left ? rest : this.bestChoices(left, start, end, path)
    }
    if (value <= least) return -Infinity
    if (!simple) {
      value -= sums[sum + extra] as number
      const touched = counts[count + lists] as number
      for (const { amount, bits } of model.callBonuses) if ((touched & bits) === bits) value += amount
    }
    if (counts[count + special] === 0 && !model.hasFurtherMarks) return value
    const exactly = earnings(task.network, train, routeOf(model, start, path), model.mail)
    return exactly ? exactly.total : -Infinity
  }

  /** The sum of so many of the calls that can be left out, the best of them. */
  private bestChoices(most: number, start: number, end: number, path: readonly number[]): number {
    const { stops, stopOf } = this.model
    const { spare, endsCalled } = this
    let count = 0
    const put = (p: number): void => {
      const stop = stops[p] as StopModel
      if (!stop.optional || (endsCalled && (p === start || p === end))) return
      let i = count++
      while (i > 0 && (spare[i - 1] as number) < stop.gain) {
        spare[i] = spare[i - 1] as number
        i--
      }
      spare[i] = stop.gain
    }
    put(start)
    for (const m of path) {
      const s = stopOf[m] as number
      if (s >= 0) put(s)
    }
    let sum = 0
    for (let i = 0; i < most && i < count; i++) sum += spare[i] as number
    return sum
  }
}
