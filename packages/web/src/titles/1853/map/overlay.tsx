import type { State } from '@stellwerk/1853'
import { tiles } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import { Card } from '../../../board/card.js'
import { DraftPlace } from '../../../board/draft/draft-place.js'
import type { Looking } from '../../../board/map-frame.js'
import type { FanTile } from '../../../board/draft/tile-fan.js'
import { useLanguage, useSay } from '../../../language/language.js'
import type { Draft, StationDraft, TileDraft } from '../draft.js'
import { moneyIn } from '../money.js'
import { placeName } from '../names.js'
import { paper } from './cells.js'
import { HexCard } from './hex-card.js'
import type { LayEffect } from './lay-effect.js'
import type { Lays } from './lays.js'
import { turned, withTile } from './lays.js'
import type { Site } from './sites.js'
import { isChosen } from './sites.js'
import { mapTexts } from './texts.js'
import { TilePicture } from './tile-picture.js'

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
  const { view, card } = looking
  if (draft?.kind === 'tile') return <TileChoice {...props} draft={draft} />
  if (draft?.kind === 'station') return <BaseChoice {...props} draft={draft} />
  if (card === undefined) return null
  return (
    <Card view={view} at={paper.onPaper(card)}>
      <HexCard hex={card} lays={lays} builder={builder} />
    </Card>
  )
}

function TileChoice(props: OverlayProps & { readonly draft: TileDraft }) {
  const { state, looking, draft, lays, effect, setDraft, confirm } = props
  const say = useSay(mapTexts)
  const { hex, tile: chosen } = draft
  const onHex = [...(lays.get(hex) ?? [])]
  const ways = onHex.find(([tile]) => tile === chosen)?.[1].length ?? 0
  const place = placeName(hex)
  const colourOf = (tile: string): string => tiles[tile]?.colour ?? ''
  const fanTile = ([tile, actions]: (typeof onHex)[number]): FanTile => ({
    id: tile,
    chosen: tile === chosen,
    picture: (
      <TilePicture tile={tile} rotation={(tile === chosen ? draft.rotation : actions[0]?.rotation) ?? 0} />
    ),
    label: say('tileChoice', { tile, colour: colourOf(tile), count: actions.length }),
    left: say('left', { count: state.supply[tile] ?? 0 }),
  })
  return (
    <DraftPlace
      view={looking.view}
      at={paper.onPaper(hex)}
      fan={{
        label: say('chooseTile', { hex: place }),
        takesFocus: looking.byKeyboard,
        tiles: onHex.map(fanTile),
        onChoose: (tile) => setDraft(tile === chosen ? turned(lays, draft) : withTile(lays, hex, tile)),
      }}
      title={
        chosen === undefined
          ? say('chooseTile', { hex: place })
          : `${place}: ${say('tile', { tile: chosen, colour: colourOf(chosen) })}`
      }
      confirm={say('lay')}
      onConfirm={effect && confirm}
      onTurn={ways > 1 ? () => setDraft(turned(lays, draft)) : undefined}
      onCancel={() => setDraft(null)}
    >
      {effect && <EffectFacts effect={effect} />}
    </DraftPlace>
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
        <strong>{cost > 0 ? say('cost', { amount: moneyIn(language, cost) }) : say('noCost')}</strong>
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
    <DraftPlace
      view={looking.view}
      at={paper.onPaper(hex)}
      title={say('base', { place: placeName(hex) })}
      confirm={say('build')}
      onConfirm={confirm}
      onCancel={() => setDraft(null)}
    >
      <ul class="map-facts">
        <li>
          <strong>
            {site.price > 0 ? say('cost', { amount: moneyIn(language, site.price) }) : say('noCost')}
          </strong>
        </li>
      </ul>
    </DraftPlace>
  )
}
