import type { CoreState } from '@stellwerk/engine'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useSay } from '../../../language/language.js'
import { Button } from '../../../ui/button.js'
import { FaultNote } from '../faults.js'
import type { Board } from './board-of.js'
import { placeName } from './board-of.js'
import type { Fit } from './fits.js'
import type { Described, Laid } from './lying.js'
import type { MapKind } from './map-kind.js'
import { MarkerEntry } from './marker-entry.js'
import { mapEntryTexts } from './map-texts.js'
import { TileEntry } from './tile-entry.js'

interface HexEntryProps {
  readonly board: Board
  readonly map: MapKind
  readonly position: Described
  readonly state: CoreState
  readonly hex: string
  readonly fits: readonly Fit[]
  readonly laid: Laid | undefined
  /** Whether the keyboard chose the hex and wants to go on here. */
  readonly takesFocus: boolean
  replace(position: Described): void
  onLay(laid: Laid | undefined): void
  onTurn(step: 1 | -1): void
  onDone(): void
}

/** Where the map leaves no room for anything beside or above it; as the style sheet has it. */
const small = '(width < 800px), (height < 500px)'

/** All that lies on the chosen hex. */
export function HexEntry(props: HexEntryProps) {
  const { board, map, hex, takesFocus } = props
  const say = useSay(mapEntryTexts)
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // on a phone it would be out of sight
    if (matchMedia(small).matches) panel.current?.scrollIntoView({ block: 'start' })
    if (takesFocus) panel.current?.querySelector<HTMLElement>('.map-fan-tile, button')?.focus()
  }, [hex])
  const name = placeName(board, hex)
  return (
    <section class="position-hex" ref={panel} aria-labelledby="position-hex">
      <div class="position-hex-head">
        <h2 id="position-hex">{name === hex ? hex : `${name} ${hex}`}</h2>
        <Button look="quiet" label={say('done')} title={say('done')} shortcut="Escape" onPress={props.onDone}>
          ×
        </Button>
      </div>
      <FaultNote at={`tiles.${hex}`} />
      <FaultNote at={`${map.markersField}.${hex}`} />
      <TileEntry
        board={board}
        fits={props.fits}
        laid={props.laid}
        onLay={props.onLay}
        onTurn={props.onTurn}
      />
      <MarkerEntry
        board={board}
        map={map}
        position={props.position}
        state={props.state}
        hex={hex}
        replace={props.replace}
      />
      {map.HexPart && (
        <map.HexPart board={board} hex={hex} position={props.position} replace={props.replace} />
      )}
    </section>
  )
}
