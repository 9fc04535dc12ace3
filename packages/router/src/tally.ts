import { routeOf } from './found.js'
import type { Model, StopModel } from './model.js'
import { isStop } from './network.js'
import { earnings } from './value.js'

/** The figures of a route as far as it has been walked. */
export interface Figures {
  /** What the calls add that cannot be left out, and what they weigh. */
  readonly forced: number
  readonly weighs: number
  /** What the calls would add that can be left out, all together and at most, and how many they are. */
  readonly choice: number
  readonly mostChoice: number
  readonly choices: number
  readonly cities: number
  readonly towns: number
  readonly marked: number
  readonly markSum: number
  /** Bonuses that are in the gains of the stops so far, and which lists of stops the route has touched. */
  readonly extra: number
  readonly lists: number
  /** How many stops so far leave a choice that only a look at the whole route can settle. */
  readonly special: number
  readonly marker: boolean
}

const nothing: Figures = {
  forced: 0,
  weighs: 0,
  choice: 0,
  mostChoice: 0,
  choices: 0,
  cities: 0,
  towns: 0,
  marked: 0,
  markSum: 0,
  extra: 0,
  lists: 0,
  special: 0,
  marker: false,
}

/** Adds up what a route earns, move by move, and exactly at its end. */
export class Tally {
  private readonly spare: Float64Array
  private readonly isCity: Uint8Array
  private readonly isOwn: Uint8Array
  private readonly endsCalled: boolean
  private readonly optionalCalls: boolean

  constructor(private readonly model: Model) {
    const { points } = model.task.network
    const { train, task } = model
    this.spare = new Float64Array(points.length)
    this.isCity = Uint8Array.from(points, (p) => (isStop(p) && p.kind !== 'town' ? 1 : 0))
    this.isOwn = Uint8Array.from(points, (p) => (!task.stationRequired || (isStop(p) && p.own) ? 1 : 0))
    this.optionalCalls = train.mode === 'passTowns' || train.mode === 'express'
    this.endsCalled = (train.mode === 'passTowns' || train.mode === 'express') && train.endsCalled
  }

  /** A route that begins at this stop; undefined if the train cannot call there. */
  begin(start: number): Figures | undefined {
    return this.fitting(this.called(nothing, start, 0, 0))
  }

  /** The route with one more move; undefined if that is too long for the train. */
  add(so: Figures, m: number): Figures | undefined {
    const { marks, markAmounts, stopOf } = this.model
    const fresh = (marks[m] as number) & ~so.marked
    let { markSum } = so
    if (fresh)
      for (let b = 0; b < markAmounts.length; b++) if (fresh & (1 << b)) markSum += markAmounts[b] as number
    const s = stopOf[m] as number
    if (s >= 0) return this.fitting(this.called(so, s, so.marked | fresh, markSum))
    return fresh ? { ...so, marked: so.marked | fresh, markSum } : so
  }

  private called(so: Figures, s: number, marked: number, markSum: number): Figures {
    const { gain, weight, optional, extra, lists, special } = this.model.stops[s] as StopModel
    const city = this.isCity[s] as number
    return {
      forced: optional ? so.forced : so.forced + gain,
      weighs: optional ? so.weighs : so.weighs + weight,
      choice: optional ? so.choice + gain : so.choice,
      mostChoice: optional && gain > so.mostChoice ? gain : so.mostChoice,
      choices: optional ? so.choices + 1 : so.choices,
      cities: so.cities + city,
      towns: so.towns + 1 - city,
      marked,
      markSum,
      extra: so.extra + extra,
      lists: so.lists | lists,
      special: special ? so.special + 1 : so.special,
      marker: so.marker || this.isOwn[s] === 1,
    }
  }

  private fitting(so: Figures): Figures | undefined {
    const { room } = this.model
    return so.weighs <= room.calls &&
      so.cities <= room.cities &&
      so.towns <= room.towns &&
      so.cities + so.towns <= room.stops
      ? so
      : undefined
  }

  /** What the route earns if it ends here; -Infinity if it may not end or earns no more than is needed. */
  value(so: Figures, start: number, end: number, path: readonly number[], need: number): number {
    const { model } = this
    const { task, train, stops, room, simple, mostFurtherMarks } = model
    const least = need - mostFurtherMarks
    const one = stops[start] as StopModel
    const other = stops[end] as StopModel
    if (!other.end || !so.marker || so.cities + so.towns < task.minStops) return -Infinity
    let value = so.forced + so.markSum + one.endGain + other.endGain
    if (this.optionalCalls) {
      let left = room.calls - so.weighs
      let rest = so.choice
      let others = so.choices
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
      if (value + Math.min(rest, left * so.mostChoice) <= least) return -Infinity
      value += others <= left ? rest : this.bestChoices(left, start, end, path)
    }
    if (value <= least) return -Infinity
    if (!simple) {
      value -= so.extra
      for (const { amount, bits } of model.callBonuses) if ((so.lists & bits) === bits) value += amount
    }
    if (so.special === 0 && !model.hasFurtherMarks) return value
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
