const minute = 60_000

interface Purse {
  left: number
  at: number
}

/** The most keys that are kept; those that asked for nothing for longest are forgotten. */
const mostKeys = 50_000

/** A budget per minute for each key. All of it may be taken at once, and it refills evenly. */
export class Budget {
  /** Those who took something last come last. */
  private readonly purses = new Map<string, Purse>()

  constructor(
    private readonly perMinute: number,
    private readonly elapsed: () => number,
  ) {}

  /** Takes what something costs; 0, or how many milliseconds it will be until there is enough. */
  take(key: string, cost: number): number {
    const now = this.elapsed()
    const { left, at } = this.purses.get(key) ?? { left: this.perMinute, at: now }
    const present = Math.min(this.perMinute, left + ((now - at) / minute) * this.perMinute)
    // what costs more than the whole budget can be had by waiting for all of it
    const missing = Math.min(cost, this.perMinute) - present
    this.purses.delete(key)
    this.purses.set(key, { left: missing > 0 ? present : present - cost, at: now })
    this.forget(now)
    return missing > 0 ? (missing / this.perMinute) * minute : 0
  }

  /** Keys that took nothing for a minute have their full budget again. */
  private forget(now: number): void {
    for (const [key, { at }] of this.purses) {
      if (now - at < minute && this.purses.size <= mostKeys) return
      this.purses.delete(key)
    }
  }
}
