/** What lies beyond the stops that a train calls at is seldom run to. */
const beyond = 0.3

/** What the stops near a company are worth together: as many as a long train calls at in full, the best ones. */
export function worthOfStops(worths: readonly number[], calls: number): number {
  return worths
    .toSorted((a, b) => b - a)
    .reduce((sum, worth, i) => sum + (i < calls ? worth : beyond * worth), 0)
}
