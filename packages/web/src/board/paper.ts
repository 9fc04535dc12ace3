import type { Bounds, Placement, Point } from './geometry.js'
import { boundsOf, centreOf, plus } from './geometry.js'
import type { Area } from './viewpoint.js'

/** A map of its own: hexes that touch each other, laid somewhere on the paper. */
export interface Sheet {
  readonly id: string
  readonly hexes: readonly string[]
  /** How far it lies from where the names of its hexes would have it. */
  readonly shift?: Point
}

/** Where everything lies on the paper that the board is drawn on. */
export interface Paper {
  /** Every hex of every sheet, row by row, as one reads. */
  readonly hexes: readonly string[]
  readonly bounds: Bounds
  readonly viewBox: string
  /** The middle of a hex in the coordinates of the drawing. */
  readonly at: Placement
  /** The same counted from the corner of the paper. */
  readonly onPaper: Placement
  /** The part of the paper that a sheet takes; all of it for none. */
  area(sheet?: string): Area
}

const margin = 14

export function paperOf(sheets: readonly Sheet[]): Paper {
  const hexes = sheets.flatMap((sheet) => sheet.hexes)
  const centres = new Map(
    sheets.flatMap(({ hexes: own, shift = { x: 0, y: 0 } }) =>
      own.map((hex) => [hex, plus(centreOf(hex), shift)] as const),
    ),
  )
  const at: Placement = (hex) => centres.get(hex) ?? centreOf(hex)
  const bounds = boundsOf(hexes, margin, at)
  const { left, top, width, height } = bounds
  return {
    hexes,
    bounds,
    viewBox: `${left} ${top} ${width} ${height}`,
    at,
    onPaper(hex) {
      const { x, y } = at(hex)
      return { x: x - left, y: y - top }
    },
    area(id) {
      const own = sheets.find((sheet) => sheet.id === id)?.hexes
      if (!own) return { width, height }
      const part = boundsOf(own, margin, at)
      return { ...part, left: part.left - left, top: part.top - top }
    },
  }
}

/** Moves a group of the drawing to a point. */
export const shift = ({ x, y }: Point): string => `translate(${x} ${y})`
