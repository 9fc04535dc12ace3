import type { BoardMap, MapHex } from '@stellwerk/table'
import type { Point } from './geometry.js'
import { inner } from './geometry.js'
import { isBold, layoutHex } from './hex-layout.js'
import { paperOf } from './paper.js'

/** Hexes that are just large enough for names, in pixels; names are as high as they are on any map. */
const hexWidth = 66
const scale = hexWidth / (2 * inner)
const height = 12
/** Of a letter, as wide as letters are in the widest of common fonts. */
const width = { plain: 6.2, bold: 7 }

interface Box extends Point {
  readonly width: number
}

/** Where the name of a place stands on the paper, and how wide it is, in pixels. */
function boxOf(hex: MapHex, { x, y }: Point): Box {
  const { at = { x: 0, y: 0 }, lines = [] } = layoutHex(hex).names[0] ?? {}
  const letters = Math.max(0, ...lines.map((line) => line.length))
  return {
    x: (x + at.x) * scale,
    y: (y + at.y) * scale,
    width: letters * (isBold(hex) ? width.bold : width.plain),
  }
}

const areAtOdds = (a: Box, b: Box): boolean =>
  Math.abs(a.y - b.y) < height && Math.abs(a.x - b.x) < (a.width + b.width) / 2

/** Names of small places that would run into others on hexes of middling size; those of cities always stay. */
export function crowdedNames({ sheets, hexes }: Pick<BoardMap, 'sheets' | 'hexes'>): ReadonlySet<string> {
  const { at } = paperOf(sheets)
  const named = Object.values(hexes).filter(({ name }) => name !== undefined)
  const kept: Box[] = []
  const crowded = new Set<string>()
  for (const hex of named.toSorted((a, b) => Number(isBold(b)) - Number(isBold(a)))) {
    const box = boxOf(hex, at(hex.ref))
    if (!isBold(hex) && kept.some((other) => areAtOdds(box, other))) crowded.add(hex.ref)
    else kept.push(box)
  }
  return crowded
}
