import type { SpaceId } from '@stellwerk/1854'
import { cellOf, firstBeyondRedLine, prices } from '@stellwerk/1854'

/** The sheet as it is drawn: hexagons with a corner on top, each row half a space left of the one above. */

export const width = 44
const height = (width * 2) / Math.sqrt(3)
const rowStep = height * 0.75

interface Point {
  readonly x: number
  readonly y: number
}

export const spaces: readonly SpaceId[] = prices.flatMap((row, r) =>
  row.flatMap((price, c) => (price === null ? [] : [`R${r + 1}C${c + 1}` as SpaceId])),
)

export function middleOf(space: SpaceId): Point {
  const { row, column } = cellOf(space)
  return { x: (column - row / 2) * width, y: (row - 1) * rowStep }
}

const corner = (x: number, y: number): Point => ({ x: (x * width) / 2, y: (y * height) / 2 })

/** From the top round to the right. */
const corners: readonly Point[] = [
  corner(0, -1),
  corner(1, -0.5),
  corner(1, 0.5),
  corner(0, 1),
  corner(-1, 0.5),
  corner(-1, -0.5),
]

const round = (n: number): string => String(Math.round(n * 10) / 10)
const path = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')

/** A space around its middle. */
export const outline = path(corners)

/** The red line from top to bottom, along the left sides of the first spaces beyond it (1854-market-h). */
export const redLine = path(
  firstBeyondRedLine.flatMap((space) => {
    const { x, y } = middleOf(space)
    return [corners[5], corners[4]].map((at) => ({ x: x + (at?.x ?? 0), y: y + (at?.y ?? 0) }))
  }),
)

const middles = spaces.map(middleOf)
const left = Math.min(...middles.map(({ x }) => x)) - width / 2 - 2
const right = Math.max(...middles.map(({ x }) => x)) + width / 2 + 2
const top = -height / 2 - 2
const bottom = Math.max(...middles.map(({ y }) => y)) + height / 2 + 2

export const viewBox = [left, top, right - left, bottom - top].map(round).join(' ')
