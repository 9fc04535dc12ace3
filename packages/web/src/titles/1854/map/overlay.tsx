import type { State } from '@stellwerk/1854'
import { tiles } from '@stellwerk/1854'
import type { Decision, PlayerId } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import { CostFact } from '../../../board/draft/cost-fact.js'
import { LayPlace } from '../../../board/draft/lay-place.js'
import { StationPlace } from '../../../board/draft/station-place.js'
import type { Looking } from '../../../board/map-frame.js'
import type { Paper } from '../../../board/paper.js'
import type { FanTile } from '../../../board/draft/tile-fan.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { lazy } from '../../../ui/lazy.js'
import type { Draft, StationDraft } from '../draft.js'
import { moneyIn } from '../money.js'
import { placeName } from '../names.js'
import type { LayEffect } from './lay-effect.js'
import type { LayDraft, Lays } from './lays.js'
import { isLayDraft, layingOf, tileNamed, tunnelNamed, turned, withLay } from './lays.js'
import { PowerTick } from './power-tick.js'
import type { Site } from './sites.js'
import { isChosen } from './sites.js'
import { mapTexts } from './texts.js'
import { TilePicture, TunnelPicture } from './tile-picture.js'

/** Nobody needs it to play; it comes when somebody first looks at a hex. */
const HexCard = lazy(
  async () => (await import('./hex-card.js')).HexCard,
  () => null,
)

interface OverlayProps {
  readonly state: State
  readonly paper: Paper
  readonly looking: Looking
  readonly decision: Decision | null
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
  const { looking, paper, draft, lays, builder } = props
  const { view, card, isWorked } = looking
  if (isLayDraft(draft)) return <LayChoice {...props} draft={draft} />
  if (draft?.kind === 'station') return <StationChoice {...props} draft={draft} />
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

function LayChoice(props: OverlayProps & { readonly draft: LayDraft }) {
  const { state, paper, looking, decision, draft, lays, effect, setDraft, confirm } = props
  const say = useSay(mapTexts)
  const language = useLanguage()
  const { hex } = draft
  const laying = layingOf(draft)
  const { id } = laying
  const onHex = [...(lays.get(hex) ?? [])]
  const place = placeName(hex)
  const tileWords = (tile: string): string => say('tile', { tile, colour: tiles[tile]?.colour ?? '' })
  const titleOf = (name: string): string => {
    const tunnel = tunnelNamed(name)
    const tile = tileNamed(name)
    if (draft.kind === 'home' && tile === undefined) return say('home', { place })
    return `${place}: ${tunnel ? say('tunnel', { tunnel }) : tileWords(tile ?? '')}`
  }
  const fanTile = ([name, actions]: (typeof onHex)[number]): FanTile[] => {
    const chosen = name === id
    const rotation = (chosen ? draft.rotation : actions[0]?.rotation) ?? 0
    const common = { id: name, chosen }
    const tunnel = tunnelNamed(name)
    const tile = tileNamed(name)
    const count = actions.length
    if (tunnel)
      return [
        {
          ...common,
          picture: <TunnelPicture tunnel={tunnel} rotation={rotation} />,
          label: say('tunnelChoice', { tunnel, count }),
          left: say('left', { count: state.tunnelSupply[tunnel] }),
        },
      ]
    if (tile === undefined) return []
    return [
      {
        ...common,
        picture: <TilePicture tile={tile} rotation={rotation} />,
        label: say('tileChoice', { tile, colour: tiles[tile]?.colour ?? '', count }),
        left: say('left', { count: state.supply[tile] ?? 0 }),
      },
    ]
  }
  const confirmWords = draft.kind === 'home' ? 'begin' : draft.kind === 'tunnel' ? 'dig' : 'lay'
  return (
    <LayPlace
      looking={looking}
      at={paper.onPaper(hex)}
      place={place}
      lays={lays}
      laying={laying}
      tiles={onHex.flatMap(fanTile)}
      title={id === undefined ? undefined : titleOf(id)}
      confirm={say(confirmWords)}
      onTake={(name) => setDraft(withLay(lays, hex, name))}
      onTurn={() => setDraft(turned(lays, draft))}
      onConfirm={effect && confirm}
      onCancel={() => setDraft(null)}
    >
      {effect && (
        <ul class="map-facts">
          <li>
            <CostFact amount={effect.cost > 0 ? moneyIn(language, effect.cost) : undefined} />
          </li>
          {effect.places.length > 0 && <li>{say('leadsTo', { places: listed(language, effect.places) })}</li>}
        </ul>
      )}
      {effect && <PowerTick state={state} decision={decision} draft={draft} setDraft={setDraft} />}
    </LayPlace>
  )
}

function StationChoice(props: OverlayProps & { readonly draft: StationDraft }) {
  const { paper, looking, draft, sites, setDraft, confirm } = props
  const say = useSay(mapTexts)
  const language = useLanguage()
  const site = sites.find((each) => isChosen(each, draft))
  if (!site) return null
  const { hex } = site.action
  return (
    <StationPlace
      view={looking.view}
      at={paper.onPaper(hex)}
      title={say('station', { place: placeName(hex) })}
      amount={site.price > 0 ? moneyIn(language, site.price) : undefined}
      onConfirm={confirm}
      onCancel={() => setDraft(null)}
    />
  )
}
