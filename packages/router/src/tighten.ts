import type { List } from './candidates.js'
import { above, chosen, withOwnWorth } from './candidates.js'
import { Tolls } from './tolls.js'
import { roundedDown } from './totals.js'

export interface Tighten {
  /** All routes that can be in a plan of interest, by kind of train. */
  readonly lists: readonly List[]
  /** The kind of each train. */
  readonly slots: readonly number[]
  /** Of things, to begin with. */
  readonly prices: Float64Array
  readonly unit: number
  /** At most this many combinations are tried at once, without further prices. */
  readonly fewPairs: number
  /** A plan must earn more than this. */
  readonly bar: () => number
  /** Called with plans on the way: for each train an index in its list, or -1. */
  readonly found: (lists: readonly List[], picks: readonly number[]) => void
  readonly tick: (steps: number) => void
}

/** The routes that still matter, at the best prices, and what these prove if no other routes matter. */
export interface Tightened {
  readonly lists: readonly List[]
  readonly prices: Float64Array
  readonly tops: readonly number[]
  readonly bound: number
}

const rounds = 120
/** When steps this small bring no lower bound, the prices are as good as these routes allow. */
const finest = 1 / 16
const grain = 64

/**
 * Improves the prices with listed routes only, and drops routes that no longer matter: those that lose more against the
 * best of their train than the bound is above the bar.
 */
export function tighten(order: Tighten): Tightened {
  const { slots, unit, fewPairs, bar, found, tick } = order
  let lists = order.lists.map(withOwnWorth)
  const prices = order.prices.slice()
  const tolls = new Tolls(lists[0]?.words ?? 1)
  const counts = lists.map((_, kind) => slots.filter((slot) => slot === kind).length)
  let bound = Infinity
  let bestPrices = prices.slice()
  let bestTops: readonly number[] = []
  let scale = 1
  let stale = 0
  for (let round = 0; round < rounds; round++) {
    tick(lists.reduce((sum, { count }) => sum + count, 0) >> 2)
    tolls.charge(lists, prices)
    const leaders = lists.map(leader)
    const tops = leaders.map((i, kind) => (i < 0 ? 0 : Math.max(0, lists[kind]?.reduced[i] ?? 0)))
    const sum = prices.reduce((total, price) => total + price, 0)
    const now = tops.reduce((total, top, kind) => total + top * (counts[kind] as number), sum)
    const masks = leaders.map((i, kind) => maskOf(lists[kind] as List, i))
    if (now < bound) {
      greedy(lists, slots, found)
      bound = now
      bestPrices = prices.slice()
      bestTops = tops
      stale = 0
      lists = lists.map((list, kind) => above(list, bar() - (now - (tops[kind] as number))))
    } else if (++stale >= 4) {
      scale /= 2
      stale = 0
      if (scale < finest) break
    }
    if (roundedDown(bound, unit) <= bar()) {
      lists = lists.map((list) => chosen(list, new Int32Array(0)))
      break
    }
    if (slots.reduce((product, kind) => product * ((lists[kind]?.count ?? 0) + 1), 1) < fewPairs) break
    const load = loadOf(masks, counts, prices.length)
    if (!change(prices, load, scale * Math.max(unit / 4, now - bar()))) break
  }
  tolls.charge(lists, bestPrices)
  return { lists, prices: bestPrices, tops: bestTops, bound }
}

/** How often things are used when every train runs its best route. */
function loadOf(masks: readonly Int32Array[], counts: readonly number[], things: number): Int32Array {
  const load = new Int32Array(things)
  masks.forEach((mask, kind) => {
    for (const id of bitsOf(mask)) load[id] = (load[id] as number) + (counts[kind] as number)
  })
  return load
}

/**
 * Raises the price of what is used too often and lowers that of what is unused; false if there is nothing to change.
 */
function change(prices: Float64Array, load: Int32Array, by: number): boolean {
  let norm = 0
  load.forEach((n, id) => {
    if (n > 1 || (prices[id] as number) > 0) norm += (n - 1) ** 2
  })
  if (norm === 0) return false
  load.forEach((n, id) => {
    prices[id] = Math.round(Math.max(0, (prices[id] as number) + (by / norm) * (n - 1)) * grain) / grain
  })
  return true
}

function leader({ count, reduced }: List): number {
  let best = -1
  for (let i = 0; i < count; i++) if (best < 0 || (reduced[i] as number) > (reduced[best] as number)) best = i
  return best
}

/** What a route of the list uses; nothing if it is not worth running. */
function maskOf({ words, masks, reduced }: List, i: number): Int32Array {
  return i < 0 || (reduced[i] as number) <= 0
    ? new Int32Array(words)
    : masks.subarray(i * words, (i + 1) * words)
}

function bitsOf(mask: Int32Array): number[] {
  const bits: number[] = []
  mask.forEach((word, w) => {
    for (let b = 0; b < 32; b++) if (word & (1 << b)) bits.push(w * 32 + b)
  })
  return bits
}

/** A plan from the best routes that go together, train by train, forwards and backwards. */
function greedy(
  lists: readonly List[],
  slots: readonly number[],
  found: (lists: readonly List[], picks: readonly number[]) => void,
): void {
  const words = lists[0]?.words ?? 1
  for (const order of [[...slots.keys()], [...slots.keys()].toReversed()]) {
    const taken = new Int32Array(words)
    const picks = slots.map(() => -1)
    for (const slot of order) {
      const list = lists[slots[slot] as number] as List
      const { count, masks, reduced } = list
      let best = -1
      for (let i = 0; i < count; i++) {
        if (best >= 0 && (reduced[i] as number) <= (reduced[best] as number)) continue
        let clash = false
        for (let w = 0; w < words && !clash; w++)
          clash = ((masks[i * words + w] as number) & (taken[w] as number)) !== 0
        if (!clash) best = i
      }
      picks[slot] = best
      if (best >= 0)
        for (let w = 0; w < words; w++) taken[w] = (taken[w] as number) | (masks[best * words + w] as number)
    }
    found(lists, picks)
  }
}
