import type { List } from './candidates.js'

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

/**
 * Tries the routes together, train by train. What the trains earn is what their routes are worth after prices plus the
 * prices of what they use, so at most plus all prices: a branch ends where even that is too little. For the last train
 * the routes that go with the others are found 32 at a time, best first.
 */
export function combine({ lists, slots, prices, bar, found, tick }: Combination): void {
  const words = lists[0]?.words ?? 1
  const rest = new Float64Array(slots.length + 1)
  for (let i = slots.length - 1; i >= 0; i--)
    rest[i] = (rest[i + 1] as number) + Math.max(0, lists[slots[i] as number]?.reduced[0] ?? 0)
  const taken = slots.map(() => new Int32Array(words))
  const picks: number[] = []
  const lastSlot = slots.length - 1
  const lastList = lists[slots[lastSlot] as number]
  const last = lastList && byThing(lastList)
  let steps = 0
  let top = bar()
  const count = (n: number): void => {
    steps += n
    if (steps < ticks) return
    tick(steps)
    steps = 0
  }
  const take = (): void => {
    found(picks)
    top = bar()
  }
  /** Equal trains take routes in the order of the list, and none only after all others. */
  const firstFor = (at: number, length: number): number => {
    if (at === 0 || slots[at - 1] !== slots[at]) return 0
    const previous = picks[at - 1] as number
    return previous < 0 ? length : previous + 1
  }

  const pickLast = (value: number): void => {
    if (!last || !lastList) return
    const { order, values, without } = last
    const first = firstFor(lastSlot, lastList.count)
    const others = lastSlot > 0 ? (taken[lastSlot - 1] as Int32Array) : undefined
    const rows: Int32Array[] = []
    if (others)
      for (let w = 0; w < words; w++)
        for (let bits = others[w] as number; bits !== 0; bits &= bits - 1) {
          const row = without[w * 32 + 31 - Math.clz32(bits & -bits)]
          if (row) rows.push(row)
        }
    const size = (order.length + 31) >> 5
    for (let block = 0; block < size && value + (values[block * 32] as number) > top; block++) {
      let free = -1
      for (let r = 0; r < rows.length && free !== 0; r++) free &= (rows[r] as Int32Array)[block] as number
      count(1)
      for (; free !== 0; free &= free - 1) {
        const k = block * 32 + 31 - Math.clz32(free & -free)
        const i = order[k]
        if (i === undefined || value + (values[k] as number) <= top) break
        if (i < first) continue
        picks.push(i)
        take()
        picks.pop()
      }
    }
    if (value > top) {
      picks.push(-1)
      take()
      picks.pop()
    }
  }

  const pick = (at: number, worth: number, value: number): void => {
    if (at === lastSlot) {
      pickLast(value)
      return
    }
    const list = lists[slots[at] as number] as List
    const { masks, reduced, values } = list
    const mine = taken[at] as Int32Array
    const others = at > 0 ? (taken[at - 1] as Int32Array) : undefined
    const after = (rest[at + 1] as number) + prices + worth
    for (let i = firstFor(at, list.count); i < list.count; i++) {
      if ((reduced[i] as number) + after <= top) break
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

interface ByThing {
  /** The routes with the highest value first, and their values. */
  readonly order: Int32Array
  readonly values: Float64Array
  /** For each thing that some route uses, bits for the routes that do not use it. */
  readonly without: readonly (Int32Array | undefined)[]
}

function byThing({ count, words, masks, values }: List): ByThing {
  const order = Int32Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => (values[b] as number) - (values[a] as number) || a - b,
  )
  const without: (Int32Array | undefined)[] = Array.from({ length: words * 32 }, () => undefined)
  const size = (count + 31) >> 5
  order.forEach((i, k) => {
    for (let w = 0; w < words; w++)
      for (let bits = masks[i * words + w] as number; bits !== 0; bits &= bits - 1) {
        const thing = w * 32 + 31 - Math.clz32(bits & -bits)
        const row = without[thing] ?? new Int32Array(size).fill(-1)
        without[thing] = row
        row[k >> 5] = (row[k >> 5] as number) & ~(1 << (k & 31))
      }
  })
  return { order, values: Float64Array.from(order, (i) => values[i] as number), without }
}
