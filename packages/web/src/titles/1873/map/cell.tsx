import { useMemo } from 'preact/hooks'
import type { BoardHex } from '@stellwerk/1873'
import { centreOf, outline } from './geometry.js'
import type { FurnitureProps } from './hex-furniture.js'
import { HexFurniture } from './hex-furniture.js'
import { HexGround } from './hex-ground.js'
import { isPhased } from './hex-layout.js'

const whole = outline()

const place = (hex: string): string => {
  const { x, y } = centreOf(hex)
  return `translate(${x} ${y})`
}

interface CellProps {
  readonly board: BoardHex
  /** Whether the keyboard enters the map here; implicit hexes cannot be entered at all. */
  readonly tabIndex: 0 | -1 | undefined
  readonly label: string | undefined
}

/** The ground of a hex, and the hex as something to point at and to enter. Drawn anew only with another tile. */
export function Cell({ board, tabIndex, label }: CellProps) {
  const ground = useMemo(() => <HexGround board={board} />, [board])
  return (
    <g transform={place(board.hex)}>
      {ground}
      {tabIndex !== undefined && (
        <polygon
          class="map-cell"
          points={whole}
          data-hex={board.hex}
          role="button"
          tabindex={tabIndex}
          aria-label={label}
        />
      )}
    </g>
  )
}

/** What stands on a hex; drawn anew only when something of it changed. */
export function Furniture(props: FurnitureProps) {
  const { board, markers, mine, seat, reserved, kept, edition } = props
  const period = board.stops.some(isPhased) ? props.period : 'yellow'
  return useMemo(
    () => (
      <g class={`map-furniture map-on-${board.colour}`} transform={place(board.hex)}>
        <HexFurniture
          board={board}
          edition={edition}
          markers={markers}
          mine={mine}
          seat={seat}
          reserved={reserved}
          kept={kept}
          period={period}
        />
      </g>
    ),
    [board, edition, markers, mine, seat, reserved, kept, period],
  )
}
