/** Trains seldom run beyond the stops that they call at in full. */
const beyond = 0.3

/** What the stops near a company are worth together: the best ones in full, as many as a long train calls at. */
export function worthOfStops(worths: readonly number[], calls: number): number {
  return worths
    .toSorted((a, b) => b - a)
    .reduce((sum, worth, i) => sum + (i < calls ? worth : beyond * worth), 0)
}
