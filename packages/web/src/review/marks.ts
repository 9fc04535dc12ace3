import type { Chart } from '../story/charts.js'

/** Where a moment lies between the samples of a chart: 2.5 is halfway from the third to the fourth. */
export function placeOf({ samples }: Pick<Chart, 'samples'>, at: number): number {
  const next = samples.findIndex((sample) => sample.at > at)
  if (next === 0) return 0
  if (next < 0) return samples.length - 1
  const [from, to] = [samples[next - 1]?.at ?? 0, samples[next]?.at ?? 1]
  return next - 1 + (at - from) / (to - from)
}

/** The height of a line at such a place. */
export function valueAt(values: readonly (number | null)[], place: number): number {
  const before = Math.floor(place)
  const [low, high] = [values[before] ?? 0, values[before + 1] ?? values[before] ?? 0]
  return low + (high - low) * (place - before)
}

/** Labels that keep a distance from each other, each as near to its own height as that allows. */
export function spread(heights: readonly number[], apart: number): readonly number[] {
  const order = heights.map((height, i) => ({ height, i })).toSorted((a, b) => a.height - b.height)
  const placed: number[] = []
  let last = -Infinity
  for (const { height, i } of order) {
    last = Math.max(height, last + apart)
    placed[i] = last
  }
  return placed
}
