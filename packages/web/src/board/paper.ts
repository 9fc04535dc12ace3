import type { Sheet } from '@stellwerk/table'
import type { Bounds, HexPlace, Placement } from './geometry.js'
import { boundsOf, centreOf, gridPoint, inner, plus } from './geometry.js'
import type { Area } from './viewpoint.js'

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
  /** The part around some hexes, with their neighbours. */
  around(hexes: readonly string[]): Area
}

const margin = 14
/** A hex is shown about 90 px wide at most, however few are looked at. */
const nearest = 0.9

type Placed = Pick<Sheet, 'id' | 'hexes' | 'offset' | 'pointy'>

const known = new WeakMap<readonly Placed[], Paper>()

/** The paper for these sheets; the same one for the same list. */
export function paperOf(sheets: readonly Placed[]): Paper {
  const found = known.get(sheets) ?? makePaper(sheets)
  known.set(sheets, found)
  return found
}

function placeIn({ pointy, offset = { rows: 0, columns: 0 } }: Placed, hex: string): HexPlace {
  const orientation = pointy ? 'pointy' : 'flat'
  const centre = centreOf(hex, orientation)
  return { ...centre, ...plus(centre, gridPoint(offset.columns, offset.rows, orientation)) }
}

function makePaper(sheets: readonly Placed[]): Paper {
  const hexes = sheets.flatMap((sheet) => sheet.hexes)
  const centres = new Map(
    sheets.flatMap((sheet) => sheet.hexes.map((hex) => [hex, placeIn(sheet, hex)] as const)),
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
    around(some) {
      const part = boundsOf(some, 1.2 * inner, at)
      return { ...part, left: part.left - left, top: part.top - top, most: nearest }
    },
  }
}
