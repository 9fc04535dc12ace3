import type { State } from '@stellwerk/1853'
import { tiles } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import { CostFact } from '../../../board/draft/cost-fact.js'
import { LayPlace } from '../../../board/draft/lay-place.js'
import { StationPlace } from '../../../board/draft/station-place.js'
import type { Looking } from '../../../board/map-frame.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { lazy } from '../../../ui/lazy.js'
import type { Draft, StationDraft, TileDraft } from '../draft.js'
import { moneyIn } from '../money.js'
import { placeName } from '../names.js'
import { paper } from './cells.js'
import type { LayEffect } from './lay-effect.js'
import type { Lays } from './lays.js'
import { layingOf, turned, withTile } from './lays.js'
import type { Site } from './sites.js'
import { isChosen } from './sites.js'
import { mapTexts } from './texts.js'
import { TilePicture } from './tile-picture.js'

/** Nobody needs it to play; it comes when somebody first looks at a hex. */
const HexCard = lazy(
  async () => (await import('./hex-card.js')).HexCard,
  () => null,
)

interface OverlayProps {
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
  if (draft?.kind === 'tile') return <TileChoice {...props} draft={draft} />
  if (draft?.kind === 'station') return <BaseChoice {...props} draft={draft} />
  if (card === undefined) return null
  return (
    <HexCard
      view={view}
      at={paper.onPaper(card)}
      isWorked={isWorked}
      hex={card}
      lays={lays}
      builder={builder}
    />
  )
}

function TileChoice(props: OverlayProps & { readonly draft: TileDraft }) {
  const { state, looking, draft, lays, effect, setDraft, confirm } = props
  const say = useSay(mapTexts)
  const { hex, tile: chosen } = draft
  const place = placeName(hex)
  const colourOf = (tile: string): string => tiles[tile]?.colour ?? ''
  return (
    <LayPlace
      looking={looking}
      at={paper.onPaper(hex)}
      place={place}
      lays={lays}
      laying={layingOf(draft)}
      tiles={[...(lays.get(hex) ?? [])].map(([tile, actions]) => ({
        id: tile,
        chosen: tile === chosen,
        picture: (
          <TilePicture
            tile={tile}
            rotation={(tile === chosen ? draft.rotation : actions[0]?.rotation) ?? 0}
          />
        ),
        label: say('tileChoice', { tile, colour: colourOf(tile), count: actions.length }),
        left: say('left', { count: state.supply[tile] ?? 0 }),
      }))}
      title={
        chosen === undefined
          ? undefined
          : `${place}: ${say('tile', { tile: chosen, colour: colourOf(chosen) })}`
      }
      confirm={say('lay')}
      onTake={(tile) => setDraft(withTile(lays, hex, tile))}
      onTurn={() => setDraft(turned(lays, draft))}
      onConfirm={effect && confirm}
      onCancel={() => setDraft(null)}
    >
      {effect && <EffectFacts effect={effect} />}
    </LayPlace>
  )
}

/** What a tile costs and brings, where it leads, and what it does for the own contract. */
function EffectFacts({ effect }: { readonly effect: LayEffect }) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const { cost, bonus, places, contract } = effect
  return (
    <ul class="map-facts">
      <li>
        <CostFact amount={cost > 0 ? moneyIn(language, cost) : undefined} />
      </li>
      {bonus > 0 && <li>{say('brings', { amount: moneyIn(language, bonus) })}</li>}
      {places.length > 0 && <li>{say('leadsTo', { places: listed(language, places) })}</li>}
      {contract && <li>{say('contractMissing', contract)}</li>}
    </ul>
  )
}

function BaseChoice(props: OverlayProps & { readonly draft: StationDraft }) {
  const { looking, draft, sites, setDraft, confirm } = props
  const say = useSay(mapTexts)
  const language = useLanguage()
  const site = sites.find((each) => isChosen(each, draft))
  if (!site) return null
  const { hex } = site.action
  return (
    <StationPlace
      view={looking.view}
      at={paper.onPaper(hex)}
      title={say('base', { place: placeName(hex) })}
      amount={site.price > 0 ? moneyIn(language, site.price) : undefined}
      onConfirm={confirm}
      onCancel={() => setDraft(null)}
    />
  )
}
