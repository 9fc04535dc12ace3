import { routeOf } from './found.js'
import type { Model } from './model.js'
import type { StopModel } from './stop-model.js'
import { isStop } from './network.js'
import { earnings } from './value.js'

/** Bonuses of the track can begin at most so many levels of their own. */
const mostMarks = 31

/**
 * Adds up what a route earns, move by move, and exactly at its end. The figures of a route so far are a level; a move that
 * changes them writes the next level, over what another branch of the walk had left there, so that nothing is allocated.
 */
export class Tally {
  /** What the calls add that cannot be left out, and what they weigh. */
  private readonly forced: Float64Array
  private readonly weighs: Float64Array
  /** What the calls would add that can be left out, all together and at most, and how many they are. */
  private readonly choice: Float64Array
  private readonly mostChoice: Float64Array
  private readonly choices: Int32Array
  private readonly cities: Int32Array
  private readonly towns: Int32Array
  private readonly marked: Int32Array
  private readonly markSum: Float64Array
  /** Bonuses that are in the gains of the stops so far, and which lists of stops the route has touched. */
  private readonly extra: Float64Array
  private readonly lists: Int32Array
  /** How many stops so far leave a choice that only a look at the whole route can settle. */
  private readonly special: Int32Array
  private readonly marker: Uint8Array

  private readonly spare: Float64Array
  private readonly isCity: Uint8Array
  private readonly isOwn: Uint8Array
  private readonly endsCalled: boolean
  private readonly optionalCalls: boolean

  constructor(private readonly model: Model) {
    const { points } = model.task.network
    const { train, task } = model
    // a level for each stop, each bonus of the track, and for the beginning before the first call
    const levels = points.length + mostMarks + 1
    const sums = (): Float64Array => new Float64Array(levels)
    const counts = (): Int32Array => new Int32Array(levels)
    ;[this.forced, this.weighs, this.choice, this.mostChoice] = [sums(), sums(), sums(), sums()]
    ;[this.markSum, this.extra] = [sums(), sums()]
    ;[this.choices, this.cities, this.towns] = [counts(), counts(), counts()]
    ;[this.marked, this.lists, this.special] = [counts(), counts(), counts()]
    this.marker = new Uint8Array(levels)
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
    const before = this.marked[level] as number
    const fresh = (marks[m] as number) & ~before
    const s = stopOf[m] as number
    if (s < 0 && fresh === 0) return level
    let sum = this.markSum[level] as number
    if (fresh)
      for (let b = 0; b < markAmounts.length; b++) if (fresh & (1 << b)) sum += markAmounts[b] as number
    return s < 0 ? this.passed(level, before | fresh, sum) : this.called(level, s, before | fresh, sum)
  }

  private passed(level: number, marked: number, markSum: number): number {
    const next = level + 1
    this.forced[next] = this.forced[level] as number
    this.weighs[next] = this.weighs[level] as number
    this.choice[next] = this.choice[level] as number
    this.mostChoice[next] = this.mostChoice[level] as number
    this.choices[next] = this.choices[level] as number
    this.cities[next] = this.cities[level] as number
    this.towns[next] = this.towns[level] as number
    this.marked[next] = marked
    this.markSum[next] = markSum
    this.extra[next] = this.extra[level] as number
    this.lists[next] = this.lists[level] as number
    this.special[next] = this.special[level] as number
    this.marker[next] = this.marker[level] as number
    return next
  }

  private called(level: number, s: number, marked: number, markSum: number): number {
    const { room, stops } = this.model
    const { gain, weight, optional, extra, lists, special } = stops[s] as StopModel
    const next = this.passed(level, marked, markSum)
    if (optional) {
      this.choice[next] = (this.choice[next] as number) + gain
      if (gain > (this.mostChoice[next] as number)) this.mostChoice[next] = gain
      this.choices[next] = (this.choices[next] as number) + 1
    } else {
      this.forced[next] = (this.forced[next] as number) + gain
      this.weighs[next] = (this.weighs[next] as number) + weight
    }
    const city = this.isCity[s] as number
    const cities = (this.cities[next] = (this.cities[next] as number) + city)
    const towns = (this.towns[next] = (this.towns[next] as number) + 1 - city)
    this.extra[next] = (this.extra[next] as number) + extra
    this.lists[next] = (this.lists[next] as number) | lists
    if (special) this.special[next] = (this.special[next] as number) + 1
    if (this.isOwn[s]) this.marker[next] = 1
    const fits =
      (this.weighs[next] as number) <= room.calls &&
      cities <= room.cities &&
      towns <= room.towns &&
      cities + towns <= room.stops
    return fits ? next : -1
  }

  /** What the route of this level earns if it ends here; -Infinity if it may not end or earns no more than is needed. */
  value(level: number, start: number, end: number, path: readonly number[], need: number): number {
    const { model } = this
    const { task, train, stops, room, simple, mostFurtherMarks } = model
    const least = need - mostFurtherMarks
    const one = stops[start] as StopModel
    const other = stops[end] as StopModel
    const calls = (this.cities[level] as number) + (this.towns[level] as number)
    if (!other.end || !this.marker[level] || calls < task.minStops) return -Infinity
    let value = (this.forced[level] as number) + (this.markSum[level] as number) + one.endGain + other.endGain
    if (this.optionalCalls) {
      let left = room.calls - (this.weighs[level] as number)
      let rest = this.choice[level] as number
      let others = this.choices[level] as number
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
      if (value + Math.min(rest, left * (this.mostChoice[level] as number)) <= least) return -Infinity
      value += others <= left ? rest : this.bestChoices(left, start, end, path)
    }
    if (value <= least) return -Infinity
    if (!simple) {
      value -= this.extra[level] as number
      const lists = this.lists[level] as number
      for (const { amount, bits } of model.callBonuses) if ((lists & bits) === bits) value += amount
    }
    if (this.special[level] === 0 && !model.hasFurtherMarks) return value
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
