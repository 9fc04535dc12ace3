/** vierhain-price-a. */
export const priceRow: readonly number[] = [20, 26, 33, 41, 50, 60, 71, 83, 96, 110, 126, 144]

/** vierhain-found-b. */
export const startPrices: readonly number[] = [50, 60, 71]
