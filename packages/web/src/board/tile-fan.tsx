import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Something that can be laid on a hex. */
export interface FanTile {
  readonly id: string
  readonly picture: ComponentChildren
  readonly label: string
  /** How many are left, in words. */
  readonly left?: string | undefined
  /** The number printed on it. */
  readonly number?: string | undefined
  readonly chosen: boolean
}

interface TileFanProps {
  readonly label: string
  readonly tiles: readonly FanTile[]
  /** Whether the keyboard opened it and wants to go on here. */
  readonly takesFocus: boolean
  onChoose(tile: string): void
}

/** Tiles to choose from, side by side. */
export function TileFan({ label, tiles, takesFocus, onChoose }: TileFanProps) {
  const fan = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) fan.current?.querySelector('button')?.focus()
  }, [label, takesFocus])
  return (
    <div ref={fan} class="map-fan" role="group" aria-label={label}>
      {tiles.map(({ id, picture, label: words, left, number, chosen }) => (
        <button
          key={id}
          type="button"
          class="map-fan-tile"
          aria-pressed={chosen}
          onClick={() => onChoose(id)}
        >
          {picture}
          <span class="visually-hidden">{words}</span>
          {left && (
            <span class="map-fan-left">
              {number !== undefined && <b aria-hidden="true">{number} </b>}
              {left}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
