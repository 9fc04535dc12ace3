import type { CoreState } from '@stellwerk/engine'
import type { Described, PositionForm } from '@stellwerk/table'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useSay } from '../../../language/language.js'
import { handmadeOf } from '../../../titles/handmade.js'
import { Button } from '../../../ui/button.js'
import { FaultNote } from '../faults.js'
import type { Board } from './board-of.js'
import { placeName } from './board-of.js'
import type { Fit } from './fits.js'
import { ItemForm } from '../groups-form.js'
import type { Laid } from './lying.js'
import { MarkerEntry } from './marker-entry.js'
import { mapEntryTexts } from './map-texts.js'
import { TileEntry } from './tile-entry.js'

interface HexEntryProps {
  readonly board: Board
  readonly title: string
  readonly form: PositionForm
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
  const { board, title, form, position, hex, takesFocus, replace } = props
  const { HexPart } = handmadeOf(title)
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
      <FaultNote at={`${form.markers.field}.${hex}`} />
      <TileEntry
        board={board}
        fits={props.fits}
        laid={props.laid}
        onLay={props.onLay}
        onTurn={props.onTurn}
      />
      <MarkerEntry
        board={board}
        form={form}
        position={position}
        state={props.state}
        hex={hex}
        replace={replace}
      />
      {form.groups.flatMap((group) =>
        group.items
          .filter((item) => item.hex === hex)
          .map((item) => (
            <ItemForm key={item.id} group={group} item={item} position={position} replace={replace} />
          )),
      )}
      {HexPart && <HexPart board={board} hex={hex} position={position} replace={replace} />}
    </section>
  )
}
