import type { List } from './candidates.js'

export interface Combination {
  /** The routes of each kind of train, best first. */
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
 * prices of what they use, so at most plus all prices: a branch ends where even that is too little.
 */
export function combine({ lists, slots, prices, bar, found, tick }: Combination): void {
  const words = lists[0]?.words ?? 1
  const rest = new Float64Array(slots.length + 1)
  for (let i = slots.length - 1; i >= 0; i--)
    rest[i] = (rest[i + 1] as number) + Math.max(0, lists[slots[i] as number]?.reduced[0] ?? 0)
  const taken = slots.map(() => new Int32Array(words))
  const picks: number[] = []
  let steps = 0
  let top = bar()

  const pick = (at: number, worth: number, value: number): void => {
    const kind = slots[at]
    const list = kind === undefined ? undefined : lists[kind]
    if (!list) {
      if (value > top) {
        found(picks)
        top = bar()
      }
      return
    }
    const { masks, reduced, values, count } = list
    const mine = taken[at] as Int32Array
    const others = at > 0 ? (taken[at - 1] as Int32Array) : undefined
    const after = (rest[at + 1] as number) + prices + worth
    const previous = at > 0 && slots[at - 1] === kind ? (picks[at - 1] as number) : -1
    // equal trains take routes in the order of the list, and none only if the one before has none
    for (let i = previous < 0 ? 0 : previous + 1; i < count; i++) {
      if (previous === -1 && at > 0 && slots[at - 1] === kind) break
      if ((reduced[i] as number) + after <= top) break
      if (++steps >= ticks) {
        tick(steps)
        steps = 0
      }
      let clash = false
      const row = i * words
      if (others)
        for (let w = 0; w < words; w++)
          if ((others[w] as number) & (masks[row + w] as number)) {
            clash = true
            break
          }
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
  pick(0, 0, 0)
  tick(steps)
}
