import type { List } from './candidates.js'
import { falling } from './candidates.js'

export interface Combination {
  /** The routes of each kind of train, best after prices first. */
  readonly lists: readonly List[]
  /** The kind of each train, equal ones side by side. */
  readonly slots: readonly number[]
  /** The sum of all prices. */
  readonly prices: number
  /** A plan must earn more than this. */
  readonly bar: () => number
  readonly found: (picks: readonly number[]) => void
  readonly tick: (steps: number) => void
}

const ticks = 4096
/** From this many words of bits on, it pays to put first the things that rule out most. */
const longRow = 32

/**
 * Combines the routes, train by train. The trains earn what their routes are worth after prices plus the prices of what
 * they use, so at most plus all prices; a branch ends where even that is too little. For the last train, the routes
 * that go with the others are found 32 at a time.
 */
export function combine({ lists, slots, prices, bar, found, tick }: Combination): void {
  const words = lists[0]?.words ?? 1
  const rest = restsOf(lists, slots)
  /** How many trains of the same kind follow. */
  const alike = slots.map((kind, i) => slots.filter((other, k) => k > i && other === kind).length)
  const taken = slots.map(() => new Int32Array(words))
  const picks: number[] = []
  const lastSlot = slots.length - 1
  const lastList = lists[slots[lastSlot] as number]
  const last = lastList && rowsOf(lastList)
  let steps = 0
  let top = bar()
  const count = (n: number): void => {
    steps += n
    if (steps < ticks) return
    tick(steps)
    steps = 0
  }
  const takeLast = (i: number): void => {
    picks.push(i)
    found(picks)
    top = bar()
    picks.pop()
  }
  /** Equal trains take routes in the order of the list; running none comes last. */
  const firstFor = (at: number, length: number): number => {
    if (at === 0 || slots[at - 1] !== slots[at]) return 0
    const previous = picks[at - 1] as number
    return previous < 0 ? length : previous + 1
  }

  const pickLast = (worth: number, value: number): void => {
    if (!last || !lastList) return
    const { values } = lastList
    const first = firstFor(lastSlot, lastList.count)
    const others = lastSlot > 0 ? (taken[lastSlot - 1] as Int32Array) : undefined
    // a route must be good enough both by its value and by what it is worth after prices: the shorter row is searched
    const good = firstNotAbove(last.byValue.figures, top - value)
    const worthy = firstNotAbove(last.byWorth.figures, top - prices - worth)
    const { order, without } = good < worthy ? last.byValue : last.byWorth
    // the list itself is in order of worth, so there the routes that an equal train has passed over come first
    const begin = good < worthy ? 0 : first >> 5
    const size = (Math.min(good, worthy) + 31) >> 5
    const rows = others && begin < size ? rowsBeside(others, without, size - begin > longRow) : []
    for (let block = begin; block < size; block++) {
      let free = -1
      for (let r = 0; r < rows.length && free !== 0; r++) free &= (rows[r] as Int32Array)[block] as number
      count(1)
      for (; free !== 0; free &= free - 1) {
        const i = order[block * 32 + 31 - Math.clz32(free & -free)]
        if (i === undefined) break
        if (i < first || value + (values[i] as number) <= top) continue
        takeLast(i)
      }
    }
    if (value > top) takeLast(-1)
  }

  const pick = (at: number, worth: number, value: number): void => {
    if (at === lastSlot) {
      pickLast(worth, value)
      return
    }
    const list = lists[slots[at] as number] as List
    const { masks, reduced, values } = list
    const mine = taken[at] as Int32Array
    const others = at > 0 ? (taken[at - 1] as Int32Array) : undefined
    const after = (rest[at + 1] as number) + prices + worth
    // the trains of the same kind that follow take routes further down the list: none of them is worth more
    const same = (alike[at] as number) * Math.max(0, reduced[0] ?? 0)
    for (let i = firstFor(at, list.count); i < list.count; i++) {
      const own = reduced[i] as number
      if (own + after - same + (alike[at] as number) * Math.max(0, own) <= top) break
      count(1)
      const row = i * words
      let clash = false
      if (others)
        for (let w = 0; w < words && !clash; w++)
          clash = ((others[w] as number) & (masks[row + w] as number)) !== 0
      if (clash) continue
      for (let w = 0; w < words; w++)
        mine[w] = (others ? (others[w] as number) : 0) | (masks[row + w] as number)
      picks.push(i)
      pick(at + 1, worth + (reduced[i] as number), value + (values[i] as number))
      picks.pop()
    }
    if (after > top) {
      for (let w = 0; w < words; w++) mine[w] = others ? (others[w] as number) : 0
      picks.push(-1)
      pick(at + 1, worth, value)
      picks.pop()
    }
  }
  if (slots.length > 0) pick(0, 0, 0)
  tick(steps)
}

/** What the trains from each on can be worth after prices at most. */
function restsOf(lists: readonly List[], slots: readonly number[]): Float64Array {
  const rest = new Float64Array(slots.length + 1)
  for (let i = slots.length - 1; i >= 0; i--)
    rest[i] = (rest[i + 1] as number) + Math.max(0, lists[slots[i] as number]?.reduced[0] ?? 0)
  return rest
}

/** Routes in order, those with the highest figure first. */
interface Row {
  readonly order: Int32Array
  readonly figures: Float64Array
  /** For each thing that some route uses, the routes that do not use it. */
  readonly without: () => readonly (Without | undefined)[]
}

/** Bits for the routes that do not use a thing, and how many do. */
interface Without {
  readonly routes: Int32Array
  users: number
}

/** The routes by what they earn, and by what they are worth after prices. */
function rowsOf(list: List): { readonly byValue: Row; readonly byWorth: Row } {
  const row = (figures: Float64Array): Row => {
    const order = falling(figures)
    let known: readonly (Without | undefined)[] | undefined
    return {
      order,
      figures: inOrder(figures, order),
      without: () => (known ??= withoutThings(list, order)),
    }
  }
  return { byValue: row(list.values), byWorth: row(list.reduced) }
}

function inOrder(figures: Float64Array, order: Int32Array): Float64Array {
  const row = new Float64Array(order.length)
  for (let k = 0; k < row.length; k++) row[k] = figures[order[k] as number] as number
  return row
}

function withoutThings({ words, masks }: List, order: Int32Array): (Without | undefined)[] {
  const without: (Without | undefined)[] = Array.from({ length: words * 32 }, () => undefined)
  const size = (order.length + 31) >> 5
  order.forEach((i, k) => {
    for (let w = 0; w < words; w++)
      for (let bits = masks[i * words + w] as number; bits !== 0; bits &= bits - 1) {
        const thing = w * 32 + 31 - Math.clz32(bits & -bits)
        const row = without[thing] ?? { routes: new Int32Array(size).fill(-1), users: 0 }
        without[thing] = row
        row.users++
        row.routes[k >> 5] = (row.routes[k >> 5] as number) & ~(1 << (k & 31))
      }
  })
  return without
}

/** Bits for the routes that do not use a thing, for each thing that the others use; `sorted`: those that rule out most first. */
function rowsBeside(others: Int32Array, without: Row['without'], sorted: boolean): Int32Array[] {
  const rows: Without[] = []
  for (let w = 0; w < others.length; w++)
    for (let bits = others[w] as number; bits !== 0; bits &= bits - 1) {
      const row = without()[w * 32 + 31 - Math.clz32(bits & -bits)]
      if (row) rows.push(row)
    }
  if (sorted) rows.sort((a, b) => b.users - a.users)
  return rows.map(({ routes }) => routes)
}

/** How many figures of a descending row are above a mark. */
function firstNotAbove(figures: Float64Array, mark: number): number {
  let low = 0
  let high = figures.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((figures[middle] as number) > mark) low = middle + 1
    else high = middle
  }
  return low
}
