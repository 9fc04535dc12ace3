/**
 * What each player can spend at most on shares that cost so much together: they are bought one at a time in turns, so whoever
 * has more cash than the others gets no more of them.
 */
export function mostSpent(cost: number, purses: readonly number[]): number {
  let left = cost
  for (const [i, cash] of purses.toSorted((a, b) => a - b).entries()) {
    const even = left / (purses.length - i)
    if (cash >= even) return even
    left -= cash
  }
  return Infinity
}
