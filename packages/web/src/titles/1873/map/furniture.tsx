import { useMemo } from 'preact/hooks'
import { shift } from '../../../board/paper.js'
import { paper } from './cells.js'
import type { FurnitureProps } from './hex-furniture.js'
import { HexFurniture } from './hex-furniture.js'
import { isPhased } from './hex-layout.js'

/** What stands on a hex; drawn anew only when something of it changed. */
export function Furniture(props: FurnitureProps) {
  const { board, markers, mine, seat, reserved, kept, edition } = props
  const period = board.stops.some(isPhased) ? props.period : 'yellow'
  return useMemo(
    () => (
      <g class={`map-furniture map-on-${board.colour}`} transform={shift(paper.at(board.hex))}>
        <HexFurniture {...props} period={period} />
      </g>
    ),
    [board, edition, markers, mine, seat, reserved, kept, period],
  )
}
