import type { Edge, Orientation } from '@stellwerk/hex'
import { position } from '@stellwerk/hex'

/**
 * The plane of the map: hexes 100 wide from side to side. Inside a hex, (0, 0) is its middle and y grows downwards. Every
 * hex is drawn as a pointy one; a flat one is the same turned by 30 degrees, so that its first side lies at the bottom.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

/** From the middle of a hex to the middle of a side, and to a corner. */
export const inner = 50
export const outer = (2 * inner) / Math.sqrt(3)

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
export const mix = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})

/** A point by its direction, clockwise in degrees from the east, and its distance. */
export function polar(degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: Math.cos(angle) * length, y: Math.sin(angle) * length }
}

/** The middle of a hex on the map, and whether the hex lies on a side. */
export interface HexPlace extends Point {
  readonly flat?: boolean
}

/** The turn of flat hexes, in degrees. */
const lying = -30

/** So many columns and rows from the corner: of pointy hexes columns count in half hexes, of flat ones rows. */
export const gridPoint = (columns: number, rows: number, orientation: Orientation): Point =>
  orientation === 'pointy'
    ? { x: columns * inner, y: rows * outer * 1.5 }
    : { x: columns * outer * 1.5, y: rows * inner }

export function centreOf(hex: string, orientation: Orientation = 'pointy'): HexPlace {
  const { row, column } = position(hex, orientation)
  return { ...gridPoint(column, row, orientation), ...(orientation === 'flat' ? { flat: true } : {}) }
}

/** A point of a hex on the map. */
export function within(place: HexPlace, point: Point): Point {
  if (!place.flat) return plus(place, point)
  const { x, y } = polar(lying, 1)
  return plus(place, { x: point.x * x - point.y * y, y: point.x * y + point.y * x })
}

/** Moves a group of the drawing to a place. */
export const shift = ({ x, y, flat }: HexPlace): string =>
  `translate(${x} ${y})${flat ? ` rotate(${lying})` : ''}`

/** Where the middle of each hex lies: as their names have it, unless a title lays its sheets otherwise. */
export type Placement = (hex: string) => HexPlace

/** Where a side lies seen from the middle of its hex: 0 is the south-west, then clockwise. */
export const edgeDirection = (edge: Edge): number => 120 + 60 * edge

export const edgeMiddle = (edge: Edge): Point => polar(edgeDirection(edge), inner)

/** The two ends of a side, clockwise. */
export const edgeCorners = (edge: Edge): readonly [Point, Point] => [
  polar(edgeDirection(edge) - 30, outer),
  polar(edgeDirection(edge) + 30, outer),
]

const corners: readonly Point[] = [0, 1, 2, 3, 4, 5].map((n) => polar(30 + 60 * n, outer))

const short = (n: number): string => String(Math.round(n * 100) / 100)
export const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`

/** The outline of a hex for `points` of a polygon; `scale` makes it smaller. */
export const outline = (scale = 1): string =>
  corners.map(({ x, y }) => `${short(x * scale)},${short(y * scale)}`).join(' ')

/** Whether a point lies in the hex around (0, 0). */
export const inHex = ({ x, y }: Point): boolean =>
  Math.abs(x) <= inner && Math.abs(x) / Math.sqrt(3) + Math.abs(y) <= outer

/** A rectangle that holds all these hexes, with a margin. */
export function boundsOf(hexes: readonly string[], margin: number, at: Placement = centreOf): Bounds {
  const centres = hexes.map((hex) => at(hex))
  const wide = ({ flat }: HexPlace): number => (flat ? outer : inner)
  const high = ({ flat }: HexPlace): number => (flat ? inner : outer)
  const left = Math.min(...centres.map((one) => one.x - wide(one))) - margin
  const top = Math.min(...centres.map((one) => one.y - high(one))) - margin
  return {
    left,
    top,
    width: Math.max(...centres.map((one) => one.x + wide(one))) + margin - left,
    height: Math.max(...centres.map((one) => one.y + high(one))) + margin - top,
  }
}

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/**
 * The next hex in a direction. Between two equally near ones, going up takes the left and going down the right one, so
 * that the way back leads where one came from; on flat hexes the same holds for left and right.
 */
export function hexTowards(
  from: string,
  direction: Direction,
  hexes: readonly string[],
  place: Placement = centreOf,
): string | undefined {
  const at = gridOf(place(from))
  const sideways = direction === 'left' || direction === 'right'
  // hexes stand in line with their own rows, flat ones with their columns
  const inLine = sideways !== (place(from).flat ?? false)
  const sign = direction === 'left' || direction === 'up' ? -1 : 1
  const ranked = hexes.flatMap((hex) => {
    const { row, column } = gridOf(place(hex))
    const ahead = sign * (sideways ? column - at.column : row - at.row)
    const aside = sideways ? Math.abs(row - at.row) : Math.abs(column - at.column)
    if (ahead <= 0 || (inLine && aside > 0)) return []
    const tie = inLine ? 0 : sign * (sideways ? at.row - row : at.column - column) * 0.001
    return [{ hex, rank: ahead * 100 + aside + tie }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank)[0]?.hex
}

/** Rows and columns that a point of the plane lies in; what is meant to be level is so whatever was rounded. */
function gridOf({ x, y, flat }: HexPlace): { readonly row: number; readonly column: number } {
  const unit = gridPoint(1, 1, flat ? 'flat' : 'pointy')
  return { row: Math.round((y / unit.y) * 100) / 100, column: Math.round((x / unit.x) * 100) / 100 }
}
