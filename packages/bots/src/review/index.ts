/** The review of a game: what mattered, what it was worth, and what would have been better. */
export * from './types.js'
export * from './review.js'
