import type { Model } from './model.js'

/**
 * Where routes begin, in the order in which they are walked: closed stops first, since fewer ways lead on from them.
 */
export interface Ends {
  readonly ends: Model['ends']
  /** The place of each stop in that order, by point: a route is met at that of its two ends which comes first. */
  readonly rank: Int32Array
}

export function endsInOrder({ stops, ends: all }: Model): Ends {
  const ends = all.toSorted(
    (a, b) => Number(stops[a.point]?.pass) - Number(stops[b.point]?.pass) || a.point - b.point,
  )
  const rank = new Int32Array(stops.length)
  ends.forEach(({ point }, i) => (rank[point] = i + 1))
  return { ends, rank }
}
