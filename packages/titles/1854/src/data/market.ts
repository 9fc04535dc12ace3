/** A space by row and column, as the ledger names it: R1 is the top row, C1 the first space of a full row. */
export type SpaceId = `R${number}C${number}`

/**
 * F-08: the prices row by row. Each row lies half a space to the left of the one above, so a column runs down to the
 * left. `null` is a space that does not exist.
 */
export const prices: readonly (readonly (number | null)[])[] = [
  [86, 89, 93, 97, 101, 106, 112, 119, 127, 136, 146, 158, 170, 185, 210, 230, 250, 275, 300],
  [81, 84, 87, 91, 95, 99, 104, 110, 117, 125, 134, 143, 153, 165, 180, 200],
  [76, 79, 82, 85, 89, 93, 97, 102, 108, 115, 123],
  [71, 74, 77, 80, 83, 87, 91, 95, 100],
  [66, 69, 72, 75, 78, 81, 85, 89],
  [61, 64, 67, 70, 73, 76, 79],
  [56, 59, 62, 65, 68, 71],
  [null, 54, 57, 60, 63],
]

export type Step = 'right' | 'left' | 'upRight' | 'downLeft' | 'upLeft' | 'downRight'

/** 1854-market-a: rows down and columns on. */
export const steps: Readonly<Record<Step, readonly [rows: number, columns: number]>> = {
  right: [0, 1],
  left: [0, -1],
  upRight: [-1, 0],
  downLeft: [1, 0],
  upLeft: [-1, -1],
  downRight: [1, 1],
}

export type PriceMove = 'paidOut' | 'withheld' | 'certificateSold' | 'soldOut' | 'trainBought' | 'trainSold'

/** 1854-market-b to -f: the first of these steps that leads to a space is taken; if none does, the marker stays. */
export const priceMoves: Readonly<Record<PriceMove, readonly Step[]>> = {
  paidOut: ['right', 'upRight'],
  withheld: ['left', 'downLeft'],
  certificateSold: ['downLeft'],
  soldOut: ['upRight'],
  // up to the left is dearer, down to the right cheaper
  trainBought: ['upLeft'],
  trainSold: ['downRight'],
}

/** F-09: the first space beyond the red line in each row that the line crosses. */
export const firstBeyondRedLine: readonly SpaceId[] = ['R1C4', 'R2C5', 'R3C6', 'R4C7', 'R5C8']

/** F-10: from one public drawing alone. */
export const orangeSpaces: readonly SpaceId[] = [
  'R6C1',
  'R6C6',
  'R6C7',
  'R7C1',
  'R7C2',
  'R7C5',
  'R7C6',
  'R8C2',
  'R8C3',
  'R8C4',
  'R8C5',
]

/** 1854-buy-f, 1854-float-d: the issue prices of majors, for 10 %. */
export const issueSpaces: readonly SpaceId[] = ['R6C3', 'R5C3', 'R4C3', 'R3C3', 'R2C3', 'R1C3']

/** 1854-merge-e. */
export const localAgSpace: SpaceId = 'R6C3'

/** spaces that end the game when a marker reaches them. The rulebook names none; 300 is one in other sources. */
export const endSpaces: readonly SpaceId[] = []
