import { mayPass } from './check.js'
import type { Stop, Task, Train } from './network.js'
import { pays, stopValue } from './value.js'

export interface StopModel {
  /** The most that a call here can add to the income of a route. */
  readonly gain: number
  /** How much of the train's length a call takes. */
  readonly weight: number
  /** The train need not call here. */
  readonly optional: boolean
  readonly pass: boolean
  readonly end: boolean
  readonly endGain: number
  /** The part of `gain` that is a bonus. */
  readonly extra: number
  /** Bits for the lists of bonuses on which the stop stands. */
  readonly lists: number
  /** What the call is worth depends on the choice of other calls: only the whole route shows it. */
  readonly special: boolean
}

/** How long a route can be at most. */
export interface Room {
  /** The most that all calls may weigh together; infinite if there is no limit. */
  readonly calls: number
  readonly cities: number
  readonly towns: number
  readonly stops: number
}

export const noStop: StopModel = {
  gain: 0,
  weight: 0,
  optional: false,
  pass: false,
  end: false,
  endGain: 0,
  extra: 0,
  lists: 0,
  special: false,
}

export const mostLists = 31

export function stopModel(task: Task, train: Train, mail: boolean, stop: Stop, p: number): StopModel {
  const { bonuses } = task.network
  const income = pays(stop, train) ? stopValue(stop, train) * train.multiplier : 0
  // a bonus for calls is counted at the stops of its shortest list: no route gets it without one of them
  const extra = bonuses.reduce((sum, { amount, calls }) => {
    const shortest = calls.toSorted((a, b) => a.length - b.length)[0]
    return amount > 0 && shortest?.includes(p) ? sum + amount : sum
  }, 0)
  const lists = bonuses.flatMap(({ calls }) => calls)
  const isTown = stop.kind === 'town'
  const optional = train.mode === 'express' || (train.mode === 'passTowns' && isTown)
  const listed = lists.some((list) => list.includes(p))
  return {
    gain: Math.max(income + extra, 0),
    weight: train.mode === 'stops' ? stop.cost : 1,
    optional,
    pass: mayPass(stop, train),
    end: stop.end,
    endGain: mail ? Math.max(stopValue(stop, train), 0) : 0,
    extra,
    lists: lists.reduce((bits, list, i) => (list.includes(p) ? bits | (1 << (i % mostLists)) : bits), 0),
    special:
      (optional && listed) ||
      (listed && lists.length > mostLists) ||
      income < 0 ||
      stopValue(stop, train) < 0 ||
      (train.mode === 'express' && train.ownCalled === true),
  }
}

export function roomOf(train: Train): Room {
  const n = train.n ?? Infinity
  if (train.mode === 'cities') {
    const towns = train.towns ?? Infinity
    return {
      calls: n + towns,
      cities: n,
      towns: train.townsMayUseCityPlaces ? Infinity : towns,
      stops: Infinity,
    }
  }
  const stops = train.mode === 'express' ? (train.visit ?? Infinity) : Infinity
  return { calls: n, cities: Infinity, towns: Infinity, stops }
}
