import type { Model } from './model.js'

/** The longest trains for which tables are made; beyond that a route is bounded by the stops alone. */
const longest = 40
const mostRounds = 60

/**
 * Upper bounds on what a route can still earn. `after[m * size + c]` is the most that moves after `m` can add, prices
 * paid, if calls may still weigh `c`. It is worked out as if stops could be called at again, only not at once: a longest
 * walk instead of a longest path. So no real way on can be worth more.
 */
export interface Bounds {
  readonly size: number
  readonly after: Float64Array
  /** The same for the moves out of each start. */
  readonly from: readonly Float64Array[]
  /** Where a route is open at both of its ends: the most for both together, by start. */
  readonly both: readonly Float64Array[]
}

/** The prices of the moves of a model, and the bounds at these prices. */
export interface Priced {
  readonly prices: Float64Array
  readonly bounds: Bounds | undefined
}

export function pricedOf(model: Model, thingPrices: Float64Array): Priced {
  const prices = Float64Array.from(model.things, (list) =>
    list.reduce((sum, id) => sum + (thingPrices[id] as number), 0),
  )
  return { prices, bounds: boundsOf(model, prices) }
}

function boundsOf(model: Model, prices: Float64Array): Bounds | undefined {
  const { room, stops, stopOf, moves, marks, markAmounts, next, nextAt, starts } = model
  if (room.calls > longest) return undefined
  if (stops.some(({ gain, weight }) => gain > 0 && (weight < 1 || !Number.isInteger(weight))))
    return undefined
  const size = room.calls + 1
  const own = new Float64Array(moves)
  for (let m = 0; m < moves; m++) {
    let sum = -(prices[m] as number)
    for (let b = 0; b < markAmounts.length; b++)
      if ((marks[m] as number) & (1 << b)) sum += Math.max(markAmounts[b] as number, 0)
    own[m] = sum
  }
  const after = new Float64Array(moves * size)
  /** The most that a move and all after it can add. */
  const worth = (m: number, c: number): number => {
    const s = stopOf[m] as number
    const here = own[m] as number
    if (s < 0) return here + (after[m * size + c] as number)
    const stop = stops[s]
    if (!stop) throw new Error(`no stop ${s}`)
    let best = -Infinity
    if (stop.weight <= c) best = here + stop.gain + (after[m * size + c - stop.weight] as number)
    if (stop.optional) best = Math.max(best, here + (after[m * size + c] as number))
    return best
  }
  // moves that take no room, to a junction or past a stop, depend on the table of the same size; the others do not
  const loose: number[] = []
  for (let m = 0; m < moves; m++)
    for (let i = nextAt[m] as number; i < (nextAt[m + 1] as number); i++) {
      const s = stopOf[next[i] as number] as number
      if (s < 0 || stops[s]?.optional) loose.push(m, next[i] as number)
    }
  const settled = new Float64Array(moves)
  for (let c = 0; c < size; c++) {
    for (let m = 0; m < moves; m++) settled[m] = (stopOf[m] as number) < 0 ? 0 : worth(m, c)
    for (let m = 0; m < moves; m++) {
      let best = 0
      for (let i = nextAt[m] as number; i < (nextAt[m + 1] as number); i++)
        best = Math.max(best, settled[next[i] as number] as number)
      after[m * size + c] = best
    }
    let rounds = 0
    for (let changed = loose.length > 0; changed;) {
      changed = false
      // income that takes no room could be collected for ever
      if (++rounds > mostRounds) return undefined
      for (let k = 0; k < loose.length; k += 2) {
        const at = (loose[k] as number) * size + c
        const m = loose[k + 1] as number
        const more = (own[m] as number) + (after[m * size + c] as number)
        if (more > (after[at] as number)) {
          after[at] = more
          changed = true
        }
      }
    }
  }
  const from = starts.map((start) => {
    const most = new Float64Array(size)
    for (let c = 0; c < size; c++)
      for (const m of start.moves) most[c] = Math.max(most[c] as number, worth(m, c))
    return most
  })
  const both = starts.map((start, s) => {
    const head = from[s] as Float64Array
    if (!stops[start.point]?.pass) return after
    const most = new Float64Array(moves * size)
    for (let m = 0; m < moves; m++)
      for (let c = 0; c < size; c++) {
        let best = 0
        for (let k = 0; k <= c; k++)
          best = Math.max(best, (after[m * size + k] as number) + (head[c - k] as number))
        most[m * size + c] = best
      }
    return most
  })
  return { size, after, from, both }
}
