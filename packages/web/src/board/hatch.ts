import type { Point } from './geometry.js'
import { inner, outer, pair, polar } from './geometry.js'
import type { TileColour } from './ground.js'

/** Fine lines that tell the tile colours apart without seeing colours: dots, one diagonal, both, level lines. */
export const hatches: Readonly<Record<TileColour, string>> = {
  yellow: lines(0, 12),
  green: lines(-45, 9),
  brown: lines(-45, 11) + lines(45, 11),
  grey: lines(0, 6),
}

function lines(degrees: number, spacing: number): string {
  const along = polar(degrees, 1)
  const across = polar(degrees + 90, 1)
  const count = Math.floor(outer / spacing)
  return Array.from({ length: 2 * count + 1 }, (_, i) => {
    const shift = (i - count) * spacing
    const reach = clip({ x: across.x * shift, y: across.y * shift }, along)
    return reach ? `M${pair(reach[0])}L${pair(reach[1])}` : ''
  }).join('')
}

/** The part of a line that lies inside the hex. */
function clip(through: Point, along: Point): readonly [Point, Point] | undefined {
  let from = -2 * outer
  let to = 2 * outer
  for (let side = 0; side < 6; side++) {
    const normal = polar(60 * side, 1)
    const speed = normal.x * along.x + normal.y * along.y
    const room = inner - (normal.x * through.x + normal.y * through.y)
    if (Math.abs(speed) < 1e-9) {
      if (room < 0) return undefined
    } else if (speed > 0) to = Math.min(to, room / speed)
    else from = Math.max(from, room / speed)
  }
  const at = (t: number): Point => ({ x: through.x + along.x * t, y: through.y + along.y * t })
  return from < to ? [at(from), at(to)] : undefined
}
