/** By number of players (vierhain-setup-b). */
export const startCash: Readonly<Record<number, number>> = { 2: 360, 3: 240, 4: 180 }

/** For a company without a train (vierhain-use-f). */
export const aid = 30
