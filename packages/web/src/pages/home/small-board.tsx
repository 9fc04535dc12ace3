import { inner, outer, shift } from '../../board/geometry.js'
import { HexGround, sheetOf } from '../../board/hex-ground.js'
import { paperOf } from '../../board/paper.js'
import { layoutHex } from '../../board/hex-layout.js'
import { Station } from '../../board/stations.js'
import type { Glimpse } from './glimpse.js'
import '../../board/map.css'
import '../../board/ground.css'
import '../../board/furniture.css'
import './small-board.css'

interface SmallBoardProps {
  readonly glimpse: Glimpse
  /** How many hexes there are from left to right, at least. */
  readonly across: number
}

/** A piece of a board to look at: the land, the track and the stations; names would be too small. */
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
  // the box is filled whatever its shape: some more lies at all sides
  const isNear = (hex: string): boolean =>
    Math.abs(at(hex).x - x) < width + inner && Math.abs(at(hex).y - y) < width * 0.6 + outer
  const shown = Object.values(map.hexes).filter(({ ref }) => isNear(ref))
  return (
    <svg
      class="small-board"
      viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {shown.map((hex) => (
        <g key={hex.ref} transform={shift(at(hex.ref))} class={`map-on-${sheetOf(map, hex)}`}>
          <HexGround look={map} hex={hex} />
          {hex.stops.map(({ kind, circles }, i) => {
            const place = layoutHex(hex).track.stops[i]
            return (
              place &&
              hex.colour !== 'far' &&
              kind !== 'junction' &&
              kind !== 'works' && (
                <Station
                  key={i}
                  layout={place}
                  circles={circles.map(({ marker }) => {
                    const paint = marker && paints[marker.company]
                    return paint
                      ? { disc: { letters: '', colour: paint.colour, ink: paint.ink, hollow: false } }
                      : {}
                  })}
                />
              )
            )
          })}
        </g>
      ))}
    </svg>
  )
}

/** The nearest to a number between two others; their middle where there is nothing between. */
const within = (n: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, n))
