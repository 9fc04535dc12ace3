/** Steps after which a search for an estimate ends: 10 to 30 ms on the boards on which it takes so many. */
export const estimateSteps = 20_000
