import type { ComponentChildren } from 'preact'
import { useSay } from '../../language/language.js'
import type { Point } from '../geometry.js'
import type { Laying, Lays } from '../lays.js'
import type { Looking } from '../map-frame.js'
import { boardTexts } from '../texts.js'
import { DraftPlace } from './draft-place.js'
import type { FanTile } from './tile-fan.js'

interface LayPlaceProps {
  readonly looking: Looking
  /** The hex on the paper. */
  readonly at: Point
  /** What the hex is called. */
  readonly place: string
  readonly lays: Lays
  readonly laying: Laying
  readonly tiles: readonly FanTile[]
  /** What the chosen tile is called. */
  readonly title: string | undefined
  readonly confirm: string
  /** What the chosen tile would change. */
  readonly children?: ComponentChildren
  /** Another tile is chosen. */
  onTake(id: string): void
  /** The chosen one is turned. */
  onTurn(): void
  onConfirm: (() => void) | undefined
  onCancel(): void
}

/** The tiles to choose from for a hex; another tap on the chosen one turns it. */
export function LayPlace(props: LayPlaceProps) {
  const { looking, at, place, lays, laying, tiles, title, confirm, children } = props
  const { onTake, onTurn, onConfirm, onCancel } = props
  const say = useSay(boardTexts)
  const { hex, id: chosen } = laying
  const ways = (chosen !== undefined && lays.get(hex)?.get(chosen)?.length) || 0
  const label = say('chooseTile', { hex: place })
  return (
    <DraftPlace
      view={looking.view}
      at={at}
      fan={{
        label,
        takesFocus: looking.byKeyboard,
        tiles,
        onChoose: (id) => (id === chosen ? onTurn() : onTake(id)),
      }}
      title={title ?? label}
      confirm={confirm}
      onConfirm={onConfirm}
      onTurn={ways > 1 ? onTurn : undefined}
      onCancel={onCancel}
    >
      {children}
    </DraftPlace>
  )
}
