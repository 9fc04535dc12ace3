import type { ComponentChildren, CSSProperties } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { anchor } from './anchored.js'
import type { Point } from '../geometry.js'
import { polar } from '../geometry.js'

/** Something that can be laid on a hex. */
export interface FanTile {
  readonly id: string
  readonly picture: ComponentChildren
  readonly label: string
  /** How many are left, in words. */
  readonly left?: string | undefined
  readonly chosen: boolean
}

interface TileFanProps {
  readonly at: Point
  readonly label: string
  readonly tiles: readonly FanTile[]
  /** In a row instead of around the hex, where there is little room. */
  readonly strip: boolean
  /** Whether the keyboard opened it and wants to go on here. */
  readonly takesFocus: boolean
  onChoose(tile: string): void
}

/** Up to this many tiles lie in an arc above the hex, more all around it. */
const arcOf = 5
const arcStep = 46

/** The legal tiles of a hex around it, each in its first legal rotation or as it was turned. */
export function TileFan({ at, label, tiles, strip, takesFocus, onChoose }: TileFanProps) {
  const fan = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) fan.current?.querySelector('button')?.focus()
  }, [at.x, at.y, takesFocus])
  return (
    <div
      ref={fan}
      class={strip ? 'map-fan map-fan-strip' : 'map-fan'}
      role="group"
      aria-label={label}
      style={anchor(at)}
    >
      {tiles.map(({ id, picture, label: words, left, chosen }, i) => (
        <button
          key={id}
          type="button"
          class="map-fan-tile"
          style={directionOf(i, tiles.length)}
          aria-pressed={chosen}
          onClick={() => onChoose(id)}
        >
          {picture}
          <span class="visually-hidden">{words}</span>
          {left && <span class="map-fan-left">{left}</span>}
        </button>
      ))}
    </div>
  )
}

function directionOf(index: number, count: number): CSSProperties {
  const degrees = count <= arcOf ? 270 + (index - (count - 1) / 2) * arcStep : 270 + (index * 360) / count
  const { x, y } = polar(degrees, 1)
  return { '--fan-x': x, '--fan-y': y } as CSSProperties
}

/** Whether the tiles go all around the hex, so that what lies below it needs more distance. */
export const isRing = (tiles: readonly FanTile[]): boolean => tiles.length > arcOf
