/** Counts what happens under a key and says when it is too much. */
export interface Throttle {
  /** Counts one more; false if that is more than the key's share. */
  take(key: string): boolean
  /** What was taken turned out harmless. */
  giveBack(key: string): void
}

interface Window {
  count: number
  readonly ends: number
}

/** The most keys that are kept; those whose time ends first are forgotten. */
const mostKeys = 50_000

/** At most `limit` in each span of `milliseconds`, which begins with the first that is counted. */
export function throttle(limit: number, milliseconds: number, elapsed: () => number): Throttle {
  // all spans are equally long, so the first key of the map is the first to end
  const windows = new Map<string, Window>()
  const forgetEnded = (): void => {
    for (const [key, { ends }] of windows) {
      if (ends > elapsed() && windows.size < mostKeys) return
      windows.delete(key)
    }
  }
  return {
    take(key) {
      forgetEnded()
      const window = windows.get(key) ?? { count: 0, ends: elapsed() + milliseconds }
      windows.set(key, window)
      if (window.count >= limit) return false
      window.count++
      return true
    },
    giveBack(key) {
      const window = windows.get(key)
      if (window) window.count = Math.max(0, window.count - 1)
    },
  }
}
