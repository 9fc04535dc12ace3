import type { Tables } from './tables.js'

/** The stops of a walk that need not be called at. Which of them are is left open until the room for calls is known. */
export class Choices {
  count = 0
  /** What a call at each of them would add, the best first. */
  private readonly gains: Float64Array

  constructor(stops: number) {
    this.gains = new Float64Array(stops)
  }

  /** Adds a stop and returns its place. Stops are removed from their places, the last one first. */
  add(gain: number): number {
    const { gains } = this
    let i = this.count++
    while (i > 0 && (gains[i - 1] as number) < gain) {
      gains[i] = gains[i - 1] as number
      i--
    }
    gains[i] = gain
    return i
  }

  remove(i: number): void {
    const { gains } = this
    this.count--
    for (let k = i; k < this.count; k++) gains[k] = gains[k + 1] as number
  }

  /** The most that can be added after a move, with the best use of the room for calls so far and calls to come. */
  most(tables: Tables, m: number, state: number): number {
    const { gains, count } = this
    const { places } = tables.frame
    const place = places.of[m] as number
    const left = state % tables.height
    let best = -Infinity
    let sum = 0
    for (let k = 0; ; k++) {
      const row = tables.rowOf(state - k)
      const all = sum + (tables.rows[row * places.count + place] as number)
      if (all > best) best = all
      if (k >= count || k >= left) return best
      sum += gains[k] as number
    }
  }
}
