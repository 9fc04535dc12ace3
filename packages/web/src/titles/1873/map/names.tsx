import type { BoardHex } from '@stellwerk/1873'
import { useMemo } from 'preact/hooks'
import { centreOf } from './geometry.js'
import { layoutHex } from './hex-layout.js'

/** The name of a place. Names lie above all hexes, because long ones reach over the rim. */
export function PlaceName({ board }: { readonly board: BoardHex }) {
  return useMemo(() => {
    const { name } = layoutHex(board)
    if (!name) return null
    const { x, y } = centreOf(board.hex)
    const { at, lines, size } = name
    const town = board.printed.place === 'town' ? ' map-name-town' : ''
    return (
      <text class={`map-name${town} map-on-${board.colour}`} font-size={size}>
        {lines.map((line, i) => (
          <tspan key={i} x={x + at.x} y={y + at.y + (i - (lines.length - 1) / 2) * size * 1.02}>
            {line}
          </tspan>
        ))}
      </text>
    )
  }, [board])
}
