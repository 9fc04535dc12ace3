import type { Priced } from './bounds.js'
import { pricedOf } from './bounds.js'
import type { Model, StopModel } from './model.js'
import type { Route } from './network.js'
import { isStop } from './network.js'
import { earnings } from './value.js'

/** A route that the walk has found; `tail` and `head` are its moves outward from the start. */
export interface Found {
  readonly start: number
  readonly tail: readonly number[]
  readonly head: readonly number[]
  readonly value: number
  /** The value less the prices of what the route uses. */
  readonly reduced: number
}

export interface Walk {
  readonly model: Model
  /** A price for each thing of the task, at least 0. */
  readonly prices: Float64Array
  /** The model at these prices, if several walks share it. */
  readonly priced?: Priced
  /** Only routes with a higher reduced value are wanted. */
  readonly need: number
  /** Things that may not be used. */
  readonly taken?: readonly number[]
  /** Told of each wanted route; returns what is needed from now on. */
  readonly found: (route: Found) => number
  /** Called now and then with the number of steps since the last time; may throw to stop the walk. */
  readonly tick: (steps: number) => void
}

const ticks = 2048

/**
 * Walks every route that could be worth more than is needed, each once: from the first marker of the company that it
 * calls at, first out to one end (the tail), then to the other (the head). A branch ends as soon as an upper bound shows
 * that no route with this beginning is good enough.
 */
export function walk(order: Walk): void {
  const { model, prices: thingPrices, need: wanted, taken = [], found, tick } = order
  const { task, train, stops, stopOf, uses, usesAt, next, nextAt, marks, markAmounts, room, simple } = model
  const { points } = task.network
  const { prices, bounds } = order.priced ?? pricedOf(model, thingPrices)
  const barred = new Uint8Array(model.moves)
  if (taken.length) {
    const out = new Set(taken)
    model.things.forEach((list, m) => (barred[m] = list.some((id) => out.has(id)) ? 1 : 0))
  }
  const optionalCalls = train.mode === 'passTowns' || train.mode === 'express'
  const endsCalled = optionalCalls && train.endsCalled
  const mostMarks = markAmounts.reduce((sum, amount) => sum + Math.max(amount, 0), 0)
  const mostEnd = Math.max(0, ...stops.map(({ endGain }) => endGain))

  // what each stop can add at most: it has to be entered by some move, at its price
  const entry = new Float64Array(points.length).fill(Infinity)
  for (let m = 0; m < model.moves; m++) {
    const s = stopOf[m] as number
    if (s >= 0 && !barred[m]) entry[s] = Math.min(entry[s] as number, prices[m] as number)
  }
  const gain = Float64Array.from(stops, (stop) => stop.gain)
  const weight = Float64Array.from(stops, (stop) => stop.weight)
  const netGain = Float64Array.from(stops, (stop, p) => Math.max(0, stop.gain - (entry[p] as number)))
  const isCity = Uint8Array.from(points, (p) => (isStop(p) && p.kind !== 'town' ? 1 : 0))
  const optional = Uint8Array.from(stops, (stop) => (stop.optional ? 1 : 0))
  const byGain = Int32Array.from(
    [...stops.keys()]
      .filter((p) => (netGain[p] as number) > 0)
      .toSorted((a, b) => (netGain[b] as number) - (netGain[a] as number) || a - b),
  )

  const size = bounds?.size ?? 0
  const quickEnds = 2 * mostEnd
  /** What a move adds at most by itself. */
  const ownWorth = Float64Array.from({ length: model.moves }, (_, m) => {
    let sum = -(prices[m] as number)
    for (let b = 0; b < markAmounts.length; b++)
      if ((marks[m] as number) & (1 << b)) sum += Math.max(markAmounts[b] as number, 0)
    const s = stopOf[m] as number
    return s < 0 ? sum : sum + (gain[s] as number)
  })
  const topSums = new Float64Array(points.length + 1)
  /** Calls that take less than a whole place of the train, or none. */
  const light = Uint8Array.from(stops, (stop) => (stop.gain > 0 && stop.weight < 1 ? 1 : 0))

  const closed = Uint8Array.from(stops, (stop, p) => (isStop(points[p]) && !stop.pass ? 1 : 0))
  /** The limit on closed stops does not cross those on cities and towns. */
  const closedCities =
    train.mode !== 'cities' || points.every((p, i) => !closed[i] || (isStop(p) && p.kind !== 'town'))
  const onward = Uint8Array.from(closed, (is) => 1 - is)
  const words = (points.length + 31) >> 5
  const beside = new Int32Array(points.length * words)
  for (let m = 0; m < model.moves; m++) {
    const at = (model.from[m] as number) * words + ((model.to[m] as number) >> 5)
    beside[at] = (beside[at] as number) | (1 << ((model.to[m] as number) & 31))
  }
  const reach = new Int32Array(words)
  const queue = new Int32Array(points.length)
  const flooding = !bounds || optionalCalls

  const anyLight = light.includes(1)

  const used = new Uint8Array(model.useCount)
  const called = new Uint8Array(points.length)
  const tail: number[] = []
  const head: number[] = []
  let need = wanted
  let steps = 0
  let start = 0
  let startStop = 0
  let startMoves: readonly number[] = []
  let startOpen = 0
  let both = bounds?.after ?? new Float64Array(0)
  let fromStart = both

  // the route so far
  let forced = 0
  let weighs = 0
  let choice = 0
  let choices = 0
  let mostChoice = 0
  let cities = 0
  let towns = 0
  let paid = 0
  let marked = 0
  let markSum = 0
  /** Bonuses that are in the gains of the stops so far, and which lists of stops the route has touched. */
  let extra = 0
  let lists = 0
  /** How many stops so far leave a choice that only a look at the whole route can settle. */
  let special = 0

  /** The most that the calls of the route so far and `c` more calls can earn, by a table of what can be added. */
  const byTable = (table: Float64Array, at: number, c: number): number => {
    let best = table[at + c] as number
    if (choices > 0)
      for (let k = 1; k <= choices && k <= c; k++)
        best = Math.max(best, Math.min(k * mostChoice, choice) + (table[at + c - k] as number))
    return best
  }

  /** The same by the best stops that are left, wherever they are. */
  const byStops = (closedEnds: number): number => {
    let closedRoom = closedCities ? closedEnds : Infinity
    let cityRoom = room.cities - cities
    let townRoom = room.towns - towns
    const left = Math.min(room.calls - weighs, room.stops - cities - towns + choices)
    const fresh = Math.min(room.calls - weighs, room.stops - cities - towns)
    let sum = markMost()
    let count = 0
    for (let i = 0; i < byGain.length && (count < fresh || anyLight); i++) {
      const p = byGain[i] as number
      if (called[p] || !inReach(p)) continue
      if (light[p]) {
        sum += netGain[p] as number
        continue
      }
      // closed stops are all cities here, so the limits lie one within the other and the best first is best
      if (count >= fresh || (closed[p] && closedRoom-- <= 0)) continue
      if (isCity[p] ? cityRoom-- <= 0 : townRoom-- <= 0) continue
      topSums[count + 1] = (topSums[count] as number) + (netGain[p] as number)
      count++
    }
    let best = topSums[Math.min(count, Math.max(left, 0))] as number
    for (let k = 1; k <= choices && k <= left; k++) {
      const both = Math.min(k * mostChoice, choice) + (topSums[Math.min(count, left - k)] as number)
      if (both > best) best = both
    }
    return sum + best
  }
  const markMost = (): number => {
    if (mostMarks === 0) return 0
    let sum = 0
    for (let b = 0; b < markAmounts.length; b++)
      if (!(marked & (1 << b))) sum += Math.max(markAmounts[b] as number, 0)
    return sum
  }

  /** Whether a route with this beginning can be good enough. */
  const worthwhile = (
    table: Float64Array,
    at: number,
    ends: number,
    closedEnds: number,
    one: number,
    other: number,
  ): boolean => {
    const sofar = forced + markSum - paid + ends
    if (bounds && sofar + byTable(table, at, room.calls - weighs) <= need) return false
    reach.fill(-1)
    if (sofar + byStops(closedEnds) <= need) return false
    if (!flooding) return true
    flood(one, other)
    return sofar + byStops(closedEnds) > need
  }

  /** Finds the points that can still be reached from the open ends of the route. */
  const flood = (one: number, other: number): void => {
    reach.fill(0)
    let count = 0
    const spread = (p: number): void => {
      const row = p * words
      for (let w = 0; w < words; w++) {
        let fresh = (beside[row + w] as number) & ~(reach[w] as number)
        if (fresh === 0) continue
        reach[w] = (reach[w] as number) | fresh
        while (fresh !== 0) {
          const bit = 31 - Math.clz32(fresh)
          fresh &= ~(1 << bit)
          const q = (w << 5) | bit
          if (!called[q] && onward[q]) queue[count++] = q
        }
      }
    }
    spread(one)
    if (other >= 0) spread(other)
    while (count > 0) spread(queue[--count] as number)
  }
  const inReach = (p: number): boolean => ((reach[p >> 5] as number) & (1 << (p & 31))) !== 0

  /** Looks at the route from the end of the tail to the end of the head. */
  const look = (one: number, other: number): void => {
    if (cities + towns < task.minStops || cities + towns < 2) return
    const ends = (stops[one]?.endGain ?? 0) + (stops[other]?.endGain ?? 0)
    let value = forced + markSum + ends
    if (optionalCalls) {
      let left = room.calls - weighs
      let rest = choice
      let others = choices
      if (endsCalled) {
        if (optional[one]) {
          left--
          others--
          value += gain[one] as number
          rest -= gain[one] as number
        }
        if (optional[other]) {
          left--
          others--
          value += gain[other] as number
          rest -= gain[other] as number
        }
      }
      // even if the best of the others were all alike
      if (value + Math.min(rest, left * mostChoice) - paid <= need) return
      if (left < 0) return
      value += others <= left ? rest : bestChoices(left, endsCalled ? one : -1, endsCalled ? other : -1)
    }
    if (value - paid <= need) return
    if (!simple) value += bonusOf() - extra
    if (value - paid <= need && special === 0) return
    if (special > 0) {
      const exactly = earnings(task.network, train, routeOf(model, start, tail, head), model.mail)
      if (!exactly || exactly.total - paid <= need) return
      value = exactly.total
    }
    need = found({ start, tail: [...tail], head: [...head], value, reduced: value - paid })
  }
  const bonusOf = (): number => {
    let sum = 0
    for (const { amount, bits } of model.callBonuses) if ((lists & bits) === bits) sum += amount
    return sum
  }
  const spare = new Float64Array(points.length)
  const bestChoices = (most: number, one: number, other: number): number => {
    let count = 0
    const put = (p: number): void => {
      if (p < 0 || !optional[p] || p === one || p === other) return
      const worth = gain[p] as number
      let i = count++
      while (i > 0 && (spare[i - 1] as number) < worth) {
        spare[i] = spare[i - 1] as number
        i--
      }
      spare[i] = worth
    }
    put(startStop)
    for (const m of tail) put(stopOf[m] as number)
    for (const m of head) put(stopOf[m] as number)
    let sum = 0
    for (let i = 0; i < most && i < count; i++) sum += spare[i] as number
    return sum
  }

  /** Adds a stop to the route; false if the train cannot call there. Undone by the caller, who keeps the old figures. */
  const call = (s: number): boolean => {
    if (isCity[s]) cities++
    else towns++
    called[s] = 1
    if (!simple) {
      const stop = stops[s] as StopModel
      extra += stop.extra
      lists |= stop.lists
      if (stop.special) special++
    }
    if (optional[s]) {
      choice += gain[s] as number
      choices++
      if ((gain[s] as number) > mostChoice) mostChoice = gain[s] as number
    } else {
      forced += gain[s] as number
      weighs += weight[s] as number
    }
    return (
      weighs <= room.calls && cities <= room.cities && towns <= room.towns && cities + towns <= room.stops
    )
  }

  /** A first look at the tables, before a move is made. */
  const quick = (m: number, table: Float64Array): boolean => {
    const s = stopOf[m] as number
    if (s >= 0 && optional[s]) return true
    const left = room.calls - weighs - (s < 0 ? 0 : (weight[s] as number))
    if (left < 0) return false
    const sofar = forced + markSum - paid + quickEnds + (ownWorth[m] as number)
    return sofar + byTable(table, m * size, left) > need
  }

  /** Takes one move at the open end of the tail or of the head, and all that can follow. */
  const step = (m: number, inHead: boolean, tailEnd: number, first: number): void => {
    if (barred[m] || (bounds && !quick(m, inHead ? bounds.after : both))) return
    const to = usesAt[m + 1] as number
    for (let i = usesAt[m] as number; i < to; i++) if (used[uses[i] as number]) return
    if (++steps >= ticks) {
      tick(steps)
      steps = 0
    }
    const s = stopOf[m] as number
    const wasForced = forced
    const wasWeighs = weighs
    const wasChoice = choice
    const wasChoices = choices
    const wasMost = mostChoice
    const wasCities = cities
    const wasTowns = towns
    const wasPaid = paid
    const wasMarked = marked
    const wasMarkSum = markSum
    const wasExtra = extra
    const wasLists = lists
    const wasSpecial = special
    paid += prices[m] as number
    const fresh = (marks[m] as number) & ~marked
    if (fresh) {
      marked |= fresh
      for (let b = 0; b < markAmounts.length; b++) if (fresh & (1 << b)) markSum += markAmounts[b] as number
    }
    const path = inHead ? head : tail
    path.push(m)
    if (s < 0 || call(s)) {
      for (let i = usesAt[m] as number; i < to; i++) used[uses[i] as number] = 1
      if (inHead) {
        if (s >= 0 && stops[s]?.end) look(tailEnd, s)
        if (
          nextAt[m] !== nextAt[m + 1] &&
          worthwhile(
            bounds?.after ?? both,
            bounds ? m * bounds.size : 0,
            (stops[tailEnd]?.endGain ?? 0) + mostEnd,
            1,
            model.to[m] as number,
            -1,
          )
        )
          for (let i = nextAt[m] as number; i < (nextAt[m + 1] as number); i++)
            step(next[i] as number, true, tailEnd, 0)
      } else if (
        worthwhile(
          both,
          bounds ? m * bounds.size : 0,
          2 * mostEnd,
          startOpen + 1,
          model.to[m] as number,
          startOpen ? startStop : -1,
        )
      ) {
        if (s >= 0 && stops[s]?.end) {
          if (stops[startStop]?.end) look(startStop, s)
          if (
            stops[startStop]?.pass &&
            worthwhile(fromStart, 0, (stops[s]?.endGain ?? 0) + mostEnd, 1, startStop, -1)
          )
            for (let i = 0; i < first; i++) step(startMoves[i] as number, true, s, 0)
        }
        for (let i = nextAt[m] as number; i < (nextAt[m + 1] as number); i++)
          step(next[i] as number, false, 0, first)
      }
      for (let i = usesAt[m] as number; i < to; i++) used[uses[i] as number] = 0
    }
    path.pop()
    if (s >= 0) called[s] = 0
    forced = wasForced
    weighs = wasWeighs
    choice = wasChoice
    choices = wasChoices
    mostChoice = wasMost
    cities = wasCities
    towns = wasTowns
    paid = wasPaid
    marked = wasMarked
    markSum = wasMarkSum
    extra = wasExtra
    lists = wasLists
    special = wasSpecial
  }

  model.starts.forEach(({ point, uses: own, moves, things }, i) => {
    start = i
    startStop = point
    startMoves = moves
    startOpen = stops[point]?.pass ? 1 : 0
    if (taken.length && things.some((id) => taken.includes(id))) return
    both = bounds?.both[i] ?? both
    fromStart = bounds?.from[i] ?? both
    paid = things.reduce((sum, id) => sum + (thingPrices[id] as number), 0)
    for (const id of own) used[id] = 1
    if (call(point)) moves.forEach((m, first) => step(m, false, 0, first))
    for (const id of own) used[id] = 0
    // later routes are those that do not call here
    for (let m = 0; m < model.moves; m++) if (stopOf[m] === point) barred[m] = 1
    forced = weighs = choice = choices = mostChoice = cities = towns = 0
    extra = lists = special = 0
  })
  tick(steps)
}

/** The route of the network that these moves make, from the end of the tail to the end of the head. */
export function routeOf(
  model: Model,
  start: number,
  tail: readonly number[],
  head: readonly number[],
): Route {
  const out = (moves: readonly number[]): Route => ({
    points: moves.flatMap((m) => model.points[m] as readonly number[]),
    segments: moves.flatMap((m) => model.segments[m] as readonly number[]),
  })
  const [back, on] = [out(tail), out(head)]
  return {
    points: [...back.points.toReversed(), model.starts[start]?.point as number, ...on.points],
    segments: [...back.segments.toReversed(), ...on.segments],
  }
}
