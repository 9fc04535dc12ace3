import { useMemo } from 'preact/hooks'
import { centreOf } from './geometry.js'
import type { HexPictureProps } from './hex-picture.js'
import { HexPicture } from './hex-picture.js'
import { isPhased } from './hex-layout.js'

interface CellProps {
  readonly picture: HexPictureProps
  /** Whether the keyboard enters the map here; implicit hexes cannot be entered at all. */
  readonly tabIndex: 0 | -1 | undefined
  readonly label: string | undefined
}

/** A hex on the map. Its picture is drawn anew only when something on it changed. */
export function Cell({ picture, tabIndex, label }: CellProps) {
  const { board, markers, mine, seat, reserved, kept, edition } = picture
  const period = board.stops.some(isPhased) ? picture.period : 'yellow'
  const drawn = useMemo(
    () => (
      <HexPicture
        board={board}
        edition={edition}
        markers={markers}
        mine={mine}
        seat={seat}
        reserved={reserved}
        kept={kept}
        period={period}
      />
    ),
    [board, edition, markers, mine, seat, reserved, kept, period],
  )
  const { x, y } = centreOf(board.hex)
  return tabIndex === undefined ? (
    <g class="map-cell" transform={`translate(${x} ${y})`}>
      {drawn}
    </g>
  ) : (
    <g
      class={`map-cell map-on-${board.colour}`}
      transform={`translate(${x} ${y})`}
      data-hex={board.hex}
      role="button"
      tabindex={tabIndex}
      aria-label={label}
    >
      {drawn}
    </g>
  )
}
