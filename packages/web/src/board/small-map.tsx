import type { RefObject } from 'preact'
import type { BoardMap } from '@stellwerk/table'
import { memo } from '../ui/memo.js'
import type { Point } from './geometry.js'
import { outline, shift } from './geometry.js'
import { sheetOf } from './hex-ground.js'
import { paperOf } from './paper.js'

const whole = outline()

interface SmallMapProps {
  readonly map: BoardMap
  /** The frame of what is seen on the large map; whoever moves that sets it. */
  readonly frame: RefObject<SVGRectElement | null>
  /** Goes to a point of the paper. */
  onGo(point: Point): void
}

/** The whole board in a corner, with a frame around what is seen. */
export const SmallMap = memo(function SmallMap({ map, frame, onGo }: SmallMapProps) {
  const { bounds, viewBox, at, hexes } = paperOf(map.sheets)
  const width = 140
  const height = Math.min(180, (width * bounds.height) / bounds.width)
  return (
    <svg
      class="map-small"
      viewBox={viewBox}
      width={width}
      height={height}
      aria-hidden="true"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect()
        const scale = Math.max(bounds.width / box.width, bounds.height / box.height)
        onGo({
          x: bounds.width / 2 + (event.clientX - box.left - box.width / 2) * scale,
          y: bounds.height / 2 + (event.clientY - box.top - box.height / 2) * scale,
        })
      }}
    >
      {hexes.map((ref) => {
        const hex = map.hexes[ref]
        return (
          hex && (
            <polygon
              key={ref}
              class={`map-sheet map-sheet-${sheetOf(map, hex)}`}
              points={whole}
              transform={shift(at(ref))}
            />
          )
        )
      })}
      <rect class="map-small-frame" ref={frame} />
    </svg>
  )
})
