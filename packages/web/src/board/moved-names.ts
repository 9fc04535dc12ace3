import type { BoardMap, MapHex } from '@stellwerk/table'
import { inner } from './geometry.js'
import { isBold, layoutHex } from './hex-layout.js'
import { paperOf } from './paper.js'

/** Names in one row must be so far above each other not to touch where hexes are small. */
const apart = 26
/** Above or below the circle of a city and the sign that it can be named. */
const beyond = 50

const heights = new WeakMap<MapHex, number>()

/** Where the name of a place stands on its hex. */
function heightOf(hex: MapHex): number {
  const found = heights.get(hex) ?? layoutHex(hex).names[0]?.at.y ?? 0
  heights.set(hex, found)
  return found
}

/**
 * Where hexes are small, the names of places beside each other would run into one another: how far each is then moved up or
 * down; those that may stay are left out.
 */
export function movedNames({
  sheets,
  hexes,
}: Pick<BoardMap, 'sheets' | 'hexes'>): ReadonlyMap<string, number> {
  const { at } = paperOf(sheets)
  const named = Object.values(hexes)
    .filter((hex) => hex.name !== undefined && isBold(hex))
    .map((hex) => ({ hex, ...at(hex.ref) }))
    // hexes beside each other on a flat sheet stand at different heights anyway
    .filter(({ flat }) => !flat)
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
  const moved = new Map<string, number>()
  let left: { readonly x: number; readonly y: number; readonly height: number } | undefined
  for (const { hex, x, y } of named) {
    const own = heightOf(hex)
    const beside = left && Math.abs(left.y - y) < 1 && x - left.x < 2 * inner + 1 ? left.height : undefined
    const height =
      beside === undefined
        ? own
        : ([own, -beyond, beyond].find((one) => Math.abs(one - beside) >= apart) ?? own)
    if (height !== own) moved.set(hex.ref, height - own)
    left = { x, y, height }
  }
  return moved
}
