/** So many stops a long train calls at; what lies beyond them is seldom run to. */
const calls = 6
const beyond = 0.3

/** What the stops near a company are worth together: the best ones in full. */
export function worthOfStops(worths: readonly number[]): number {
  return worths
    .toSorted((a, b) => b - a)
    .reduce((sum, worth, i) => sum + (i < calls ? worth : beyond * worth), 0)
}
