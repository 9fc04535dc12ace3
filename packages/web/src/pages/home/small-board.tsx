import { inner, outer } from '../../board/geometry.js'
import { paperOf } from '../../board/paper.js'
import { PlainHexes } from '../../board/plain-board.js'
import type { Glimpse } from './glimpse.js'
import './small-board.css'

interface SmallBoardProps {
  readonly glimpse: Glimpse
  /** How many hexes there are from left to right, at least. */
  readonly across: number
}

/** A piece of a board to look at. */
export function SmallBoard({ glimpse: { map, paints, centre }, across }: SmallBoardProps) {
  const { at, bounds } = paperOf(map.sheets)
  const middles = centre.map(at)
  const mean = (pick: (point: { x: number; y: number }) => number): number =>
    middles.reduce((sum, point) => sum + pick(point), 0) / Math.max(1, middles.length)
  const [width, height] = [across * 2 * inner, across * 2 * inner * 0.45]
  const x = within(
    mean((point) => point.x),
    bounds.left + width / 2,
    bounds.left + bounds.width - width / 2,
  )
  const y = within(
    mean((point) => point.y),
    bounds.top + height / 2,
    bounds.top + bounds.height - height / 2,
  )
  // whatever the shape of the box, so many hexes have room in it, and it is filled: more lies at all sides
  const isNear = (hex: string): boolean =>
    Math.abs(at(hex).x - x) < width + inner && Math.abs(at(hex).y - y) < width * 0.6 + outer
  const shown = Object.values(map.hexes).filter(({ ref }) => isNear(ref))
  return (
    <svg
      class="small-board"
      viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <PlainHexes map={map} paints={paints} hexes={shown} />
    </svg>
  )
}

/** The nearest to a number between two others; their middle where there is nothing between. */
const within = (n: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, n))
