import type { State } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import type { Looking } from '../../../board/map-frame.js'
import { lazy } from '../../../ui/lazy.js'
import type { Draft } from '../draft.js'
import { onPaper } from './cells.js'
import type { LayEffect } from './lay-effect.js'
import type { Lays } from './lays.js'
import type { Site } from './sites.js'

/** What a board can be seen without comes when it is first needed. */
const HexCard = lazy(
  async () => (await import('./hex-card.js')).HexCard,
  () => null,
)

const DraftChoice = lazy(
  async () => (await import('./draft-choice.js')).DraftChoice,
  () => null,
)

export interface OverlayProps {
  readonly state: State
  readonly looking: Looking
  readonly draft: Draft
  readonly lays: Lays
  readonly sites: readonly Site[]
  readonly effect: LayEffect | undefined
  readonly builder: PlayerId | undefined
  setDraft(draft: Draft): void
  confirm(): void
}

/** What lies over the map without being part of it: tiles to choose from, what they would change, the card of a hex. */
export function Overlay(props: OverlayProps) {
  const { looking, draft, lays, builder } = props
  const { view, card, isWorked } = looking
  if (draft?.kind === 'tile' || draft?.kind === 'station') return <DraftChoice {...props} draft={draft} />
  if (card === undefined) return null
  return (
    <HexCard view={view} at={onPaper(card)} isWorked={isWorked} hex={card} lays={lays} builder={builder} />
  )
}
