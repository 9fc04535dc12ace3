/** The number of steps after which a search for an estimate ends, reached after 10 to 30 ms. */
export const estimateSteps = 20_000
