import type { Point } from './geometry.js'

/** Where hexes are small: how far a name is moved so that it does not run into others, or that there is no room for it. */
export type NameRoom = number | 'none' | undefined

interface PlaceNameProps {
  readonly at: Point
  readonly lines: readonly string[]
  readonly size: number
  readonly town: boolean
  readonly room?: NameRoom
}

/** The lines stand around their middle, whatever size they are written in. */
export function PlaceName({ at, lines, size, town, room }: PlaceNameProps) {
  const isCrowded = room === 'none'
  const moved = !isCrowded && room
  return (
    <text
      class={['map-name', town && 'map-name-town', moved && 'map-name-moved', isCrowded && 'map-name-crowded']
        .filter(Boolean)
        .join(' ')}
      style={{ '--size': `${Math.round(size * 10) / 10}px`, '--moved': moved ? `${moved}px` : undefined }}
      x={at.x}
      y={at.y}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, i) => (
            <tspan key={i} x={at.x} dy={i === 0 ? `${-0.51 * (lines.length - 1)}em` : '1.02em'}>
              {line}
            </tspan>
          ))}
    </text>
  )
}
