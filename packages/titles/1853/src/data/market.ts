/** M-03: one line of spaces, up and right being dearer. */
export const prices: readonly number[] = [
  10, 20, 30, 40, 49, 57, 64, 70, 75, 80, 84, 88, 92, 96, 100, 104, 109, 115, 122, 130, 140, 152, 166, 182,
  200, 220, 240, 260, 280, 300, 320, 340, 360, 380, 400,
]

/** 1853-4.7.3-a. */
export const endPrice = 400

/** 1853-3.1.2-c: shares at this price or less count for no limit. */
export const freeOfLimitsUpTo = 40

/** 1853-4.7.1-f: in one operating round. */
export const mostStepsUp = 5
