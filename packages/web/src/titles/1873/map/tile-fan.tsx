import type { CSSProperties } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { HexId, State, TileId } from '@stellwerk/1873'
import { hexes, tiles } from '@stellwerk/1873'
import { useSay } from '../../../language/language.js'
import type { TileDraft } from '../draft.js'
import { anchor } from './anchored.js'
import { polar } from './geometry.js'
import type { Lays } from './lays.js'
import { mapTexts } from './texts.js'
import { TilePicture } from './tile-picture.js'

interface TileFanProps {
  readonly state: State
  readonly lays: Lays
  readonly draft: TileDraft
  /** In a row instead of around the hex, where there is little room. */
  readonly strip: boolean
  /** Whether the keyboard opened it and wants to go on here. */
  readonly takesFocus: boolean
  onChoose(tile: TileId): void
}

/** Up to this many tiles lie in an arc above the hex, more all around it. */
const arcOf = 6
const arcStep = 46

/** The legal tiles of a hex around it, each in its first legal rotation or as it was turned. */
export function TileFan({ state, lays, draft, strip, takesFocus, onChoose }: TileFanProps) {
  const say = useSay(mapTexts)
  const fan = useRef<HTMLDivElement>(null)
  const onHex = [...(lays.get(draft.hex) ?? [])]
  useLayoutEffect(() => {
    if (takesFocus) fan.current?.querySelector('button')?.focus()
  }, [draft.hex, takesFocus])
  return (
    <div
      ref={fan}
      class={strip ? 'map-fan map-fan-strip' : 'map-fan'}
      role="group"
      aria-label={say('chooseTile', { hex: nameOf(draft.hex) })}
      style={anchor(draft.hex)}
    >
      {onHex.map(([tile, ways], i) => {
        const chosen = tile === draft.tile
        const rotation = chosen ? (draft.rotation ?? 0) : (ways[0]?.rotation ?? 0)
        const left = state.supply[tile]
        const choice = say('tileChoice', { tile, colour: tiles[tile]?.colour ?? '', count: ways.length })
        const remaining = left !== undefined && say('left', { count: left })
        return (
          <button
            key={tile}
            type="button"
            class="map-fan-tile"
            style={directionOf(i, onHex.length)}
            aria-pressed={chosen}
            onClick={() => onChoose(tile)}
          >
            <TilePicture tile={tile} rotation={rotation} size={56} />
            <span class="visually-hidden">{choice}</span>
            {remaining && <span class="map-fan-left">{remaining}</span>}
          </button>
        )
      })}
    </div>
  )
}

const nameOf = (hex: HexId): string => hexes[hex]?.name ?? hex

function directionOf(index: number, count: number): CSSProperties {
  const degrees = count <= arcOf ? 270 + (index - (count - 1) / 2) * arcStep : 270 + (index * 360) / count
  const { x, y } = polar(degrees, 1)
  return { '--fan-x': x, '--fan-y': y } as CSSProperties
}

/** Whether the tiles go all around the hex, so that what lies below it needs more distance. */
export const isRing = (lays: Lays, hex: HexId): boolean => (lays.get(hex)?.size ?? 0) > arcOf
