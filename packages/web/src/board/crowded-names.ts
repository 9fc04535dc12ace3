import type { BoardMap, MapHex } from '@stellwerk/table'
import { inner } from './geometry.js'
import { isBold, layoutHex } from './hex-layout.js'
import { paperOf } from './paper.js'

/** Hexes that are just large enough for names, in pixels; names are as high as they are on any map. */
const hexWidth = 66
const scale = hexWidth / (2 * inner)
const height = 12
/** Of a letter, as wide as letters are in the widest of common fonts. */
const width = { plain: 6.2, bold: 7 }

interface Box {
  readonly ref: string
  readonly x: number
  readonly y: number
  readonly width: number
}

const boxes = new WeakMap<MapHex, Omit<Box, 'ref'>>()

/** Where the name of a place stands on its hex, and how wide it is. */
function boxIn(hex: MapHex): Omit<Box, 'ref'> {
  const known = boxes.get(hex)
  if (known) return known
  const { at = { x: 0, y: 0 }, lines = [] } = layoutHex(hex).names[0] ?? {}
  const letters = Math.max(0, ...lines.map((line) => line.length))
  const found = { ...at, width: letters * (isBold(hex) ? width.bold : width.plain) }
  boxes.set(hex, found)
  return found
}

/** Names of small places that would run into others on hexes of middling size; those of cities always stay. */
export function crowdedNames({ sheets, hexes }: Pick<BoardMap, 'sheets' | 'hexes'>): ReadonlySet<string> {
  const { at } = paperOf(sheets)
  const named = Object.values(hexes)
    .filter(({ name }) => name !== undefined)
    .map((hex) => {
      const [place, own] = [at(hex.ref), boxIn(hex)]
      const box = { ...own, ref: hex.ref, x: (place.x + own.x) * scale, y: (place.y + own.y) * scale }
      return { box, bold: isBold(hex) }
    })
  const kept: Box[] = named.filter(({ bold }) => bold).map(({ box }) => box)
  const crowded = new Set<string>()
  for (const { box, bold } of named) {
    if (bold) continue
    if (kept.some((other) => areAtOdds(box, other))) crowded.add(box.ref)
    else kept.push(box)
  }
  return crowded
}

const areAtOdds = (a: Box, b: Box): boolean =>
  Math.abs(a.y - b.y) < height && Math.abs(a.x - b.x) < (a.width + b.width) / 2
