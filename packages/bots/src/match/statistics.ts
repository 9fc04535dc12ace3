/** A range, from the lowest to the highest value. */
export interface Range {
  readonly low: number
  readonly high: number
}

const z = 1.96

/** The range in which the true chance of winning lies, with 95 % confidence, after this many wins (Wilson's range). */
export function wilson(wins: number, games: number): Range {
  if (games === 0) return { low: 0, high: 1 }
  const share = wins / games
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const scale = 1 + (z * z) / games
  const middle = share + (z * z) / (2 * games)
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}

const furthest = 800

/** How far a chance of winning is above an even one, in Elo points; `even` is the chance among equals. */
export function elo(chance: number, even: number): number {
  if (chance <= 0) return -furthest
  if (chance >= 1) return furthest
  const odds = chance / (1 - chance) / (even / (1 - even))
  return Math.max(-furthest, Math.min(furthest, 400 * Math.log10(odds)))
}

/** The value below which this share of the values lies; 0 if there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

/** The mean of some values. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
