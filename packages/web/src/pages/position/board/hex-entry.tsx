import { useLayoutEffect, useRef } from 'preact/hooks'
import { useSay } from '../../../language/language.js'
import { placeName } from '../../../table/named.js'
import { handmadeOf } from '../../../titles/handmade.js'
import { Button } from '../../../ui/button.js'
import { useEntry } from '../entry.js'
import { FaultNote } from '../faults.js'
import { ItemForm } from '../groups-form.js'
import { positionTexts } from '../texts.js'
import { MarkerEntry } from './marker-entry.js'
import { TileEntry } from './tile-entry.js'

interface HexEntryProps {
  readonly hex: string
  /** Whether the keyboard chose the hex and wants to go on here. */
  readonly takesFocus: boolean
  onDone(): void
}

/** Where the map leaves no room for anything beside or above it; as the style sheet has it. */
const small = '(width < 800px), (height < 500px)'

/** All that lies on the chosen hex. */
export function HexEntry({ hex, takesFocus, onDone }: HexEntryProps) {
  const { game, form, board, position, replace } = useEntry()
  const { HexPart } = handmadeOf(game.title.id)
  const say = useSay(positionTexts)
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // on a phone it would be out of sight
    if (matchMedia(small).matches) panel.current?.scrollIntoView({ block: 'start' })
    if (takesFocus) panel.current?.querySelector<HTMLElement>('.map-fan-tile, button')?.focus()
  }, [hex])
  const name = placeName(board.map, hex)
  return (
    <section class="position-hex" ref={panel} aria-labelledby="position-hex">
      <div class="position-hex-head">
        <h2 id="position-hex">{name === hex ? hex : `${name} ${hex}`}</h2>
        <Button look="quiet" label={say('done')} title={say('done')} shortcut="Escape" onPress={onDone}>
          ×
        </Button>
      </div>
      <FaultNote at={`tiles.${hex}`} />
      <FaultNote at={`${form.markers.field}.${hex}`} />
      <TileEntry hex={hex} />
      <MarkerEntry hex={hex} />
      {form.groups.flatMap((group) =>
        group.items
          .filter((item) => item.hex === hex)
          .map((item) => <ItemForm key={item.id} group={group} item={item} />),
      )}
      {HexPart && <HexPart board={board} hex={hex} position={position} replace={replace} />}
    </section>
  )
}
