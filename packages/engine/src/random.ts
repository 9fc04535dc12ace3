/** Chance from a seed: a 32-bit counter generator. The state is one number, kept in the game state. */
export function nextRandom(state: number): { readonly value: number; readonly state: number } {
  const next = (state + 0x6d2b79f5) >>> 0
  let t = next
  t = Math.imul(t ^ (t >>> 15), t | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return { value: ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000, state: next }
}

/** A stream of random numbers outside a game, for fuzzing, bots and deriving further seeds. */
export class Random {
  constructor(private state: number) {}

  /** A whole number from 0 to `below` - 1. */
  below(below: number): number {
    const { value, state } = nextRandom(this.state)
    this.state = state
    return Math.floor(value * below)
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }

  /** A random item, with a chance in proportion to its weight, a whole number. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T {
    let at = this.below(items.reduce((sum, item) => sum + weight(item), 0))
    return items.find((item) => (at -= weight(item)) < 0) ?? this.pick(items)
  }

  shuffle<T>(items: readonly T[]): T[] {
    const result = [...items]
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      ;[result[i], result[j]] = [result[j] as T, result[i] as T]
    }
    return result
  }
}
