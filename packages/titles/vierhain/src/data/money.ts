/** For a company without a train (vierhain-use-f). */
export const aid = 30
