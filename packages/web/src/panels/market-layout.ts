import type { Market, SpaceRef } from '@stellwerk/table'

/** A sheet of prices as it is drawn: hexagons with a corner on top where rows are shifted, else squares. */
export interface MarketLayout {
  readonly viewBox: string
  /** A space around its middle. */
  readonly outline: string
  middleOf(space: SpaceRef): Point | undefined
  /** Zones that are lines: from top to bottom along the left sides of their spaces. */
  readonly lines: readonly { readonly zone: string; readonly points: string }[]
}

interface Point {
  readonly x: number
  readonly y: number
}

export const spaceWidth = 44

const corner = (x: number, y: number, height: number): Point => ({
  x: (x * spaceWidth) / 2,
  y: (y * height) / 2,
})

const rounded = (n: number): string => String(Math.round(n * 10) / 10)
const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' ')

const known = new WeakMap<Market['rows'], MarketLayout>()

export function layoutOf(market: Market): MarketLayout {
  const found = known.get(market.rows) ?? build(market)
  known.set(market.rows, found)
  return found
}

function build({ rows, shift, zones }: Market): MarketLayout {
  const isHexagonal = shift !== 0
  const height = isHexagonal ? (spaceWidth * 2) / Math.sqrt(3) : spaceWidth
  const rowStep = isHexagonal ? height * 0.75 : height
  const [upper, lower] = isHexagonal ? [-0.5, 0.5] : [-1, 1]
  const middles = new Map<SpaceRef, Point>()
  for (const [row, spaces] of rows.entries())
    for (const [column, { ref, price }] of spaces.entries())
      if (price !== null) middles.set(ref, { x: (column + shift * row) * spaceWidth, y: row * rowStep })
  const corners = [
    ...(isHexagonal ? [corner(0, -1, height)] : []),
    corner(1, upper, height),
    corner(1, lower, height),
    ...(isHexagonal ? [corner(0, 1, height)] : []),
    corner(-1, lower, height),
    corner(-1, upper, height),
  ]
  const [xs, ys] = [[...middles.values()].map(({ x }) => x), [...middles.values()].map(({ y }) => y)]
  const left = Math.min(...xs) - spaceWidth / 2 - 2
  const top = Math.min(...ys) - height / 2 - 2
  const size = [Math.max(...xs) + spaceWidth / 2 + 2 - left, Math.max(...ys) + height / 2 + 2 - top]
  const leftSide = (space: SpaceRef): readonly Point[] => {
    const { x, y } = middles.get(space) ?? { x: 0, y: 0 }
    return [upper, lower].map((end) => ({ x: x - spaceWidth / 2, y: y + (end * height) / 2 }))
  }
  return {
    viewBox: [left, top, ...size].map(rounded).join(' '),
    outline: pathOf(corners),
    middleOf: (space) => middles.get(space),
    lines: zones
      .filter(({ as }) => as === 'line')
      .map(({ id }) => ({
        zone: id,
        points: pathOf(
          rows
            .flat()
            .filter((space) => space.zones.includes(id))
            .flatMap(({ ref }) => leftSide(ref)),
        ),
      })),
  }
}
