import type { HexId, State } from '@stellwerk/1873'
import { hexes, tiles } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { useLanguage, useSay } from '../../../language/language.js'
import { CompanyChip } from '../chip.js'
import type { Draft, StationDraft, TileDraft } from '../draft.js'
import { moneyIn } from '../money.js'
import { Anchored } from './anchored.js'
import { onPaper } from './cells.js'
import { outer } from './geometry.js'
import { HexCard } from './hex-card.js'
import type { LayEffect } from './lay-effect.js'
import { LayFacts } from './lay-facts.js'
import type { Lays } from './lays.js'
import { turned, withTile } from './lays.js'
import { Proposal } from './proposal.js'
import type { Site } from './sites.js'
import { isChosen } from './sites.js'
import { mapTexts } from './texts.js'
import { isRing, TileFan } from './tile-fan.js'
import type { View } from './use-view.js'
import type { Room } from './viewpoint.js'

/** Below this width what belongs to a draft lies in a tray at the top instead of around the hex. */
const trayBelow = 600

/** The room that a hex with its tiles and its proposal needs. */
export function roomForDraft(view: View): Room {
  const rim = outer * view.now().scale
  return view.size().width < trayBelow
    ? { aside: rim + 8, above: rim + 230, below: rim + 8 }
    : { aside: rim + 90, above: rim + 90, below: rim + 190 }
}

/** The room that a hex needs beside its card, which lies above it on a phone and to the side elsewhere. */
export function roomForCard(view: View): Room {
  const rim = outer * view.now().scale + 8
  const { width, height } = view.size()
  return { aside: rim, above: width < trayBelow ? height * 0.45 + rim : rim, below: rim }
}

interface OverlayProps {
  readonly state: State
  readonly view: View
  readonly draft: Draft
  readonly lays: Lays
  readonly sites: readonly Site[]
  readonly effect: LayEffect | undefined
  /** The hex whose card is shown. */
  readonly card: HexId | undefined
  readonly builder: PlayerId | undefined
  readonly byKeyboard: boolean
  setDraft(draft: Draft): void
  confirm(): void
}

/** What lies over the map without being part of it: tiles to choose from, what they would change, the card of a hex. */
export function Overlay(props: OverlayProps) {
  const { view, draft, lays, card, builder } = props
  const tray = view.size().width < trayBelow
  if (draft?.kind === 'tile') return <TileChoice {...props} draft={draft} tray={tray} />
  if (draft?.kind === 'station') return <StationChoice {...props} draft={draft} tray={tray} />
  if (card === undefined) return null
  return (
    <div class={`map-card map-card-${tray ? 'top' : sideOf(view, card)}`}>
      <HexCard hex={card} lays={lays} builder={builder} />
    </div>
  )
}

/** On the other side of the map, where it covers none of the neighbours. */
const sideOf = (view: View, hex: HexId): 'left' | 'right' =>
  view.screen(onPaper(hex)).x < view.size().width / 2 ? 'right' : 'left'

interface Choosing {
  readonly tray: boolean
}

function TileChoice(props: OverlayProps & Choosing & { readonly draft: TileDraft }) {
  const { state, draft, lays, effect, tray, byKeyboard, setDraft, confirm } = props
  const say = useSay(mapTexts)
  const { hex, tile } = draft
  const ways = tile === undefined ? 0 : (lays.get(hex)?.get(tile)?.length ?? 0)
  const choose = (wanted: string): void =>
    setDraft(wanted === tile ? turned(lays, draft) : withTile(lays, hex, wanted))
  const place = hexes[hex]?.name ?? hex
  const fan = (
    <TileFan state={state} lays={lays} draft={draft} strip={tray} takesFocus={byKeyboard} onChoose={choose} />
  )
  const proposal = (
    <Proposal
      title={
        tile === undefined
          ? say('chooseTile', { hex: place })
          : `${place}: ${say('tile', { tile, colour: tiles[tile]?.colour ?? '' })}`
      }
      confirm={say('lay')}
      onConfirm={effect && confirm}
      onTurn={ways > 1 ? () => setDraft(turned(lays, draft)) : undefined}
      onCancel={() => setDraft(null)}
    >
      {effect && <LayFacts effect={effect} />}
    </Proposal>
  )
  if (tray)
    return (
      <div class="map-tray">
        {fan}
        {proposal}
      </div>
    )
  return (
    <>
      {fan}
      <Anchored hex={hex} class={isRing(lays, hex) ? 'map-proposal map-proposal-far' : 'map-proposal'}>
        {proposal}
      </Anchored>
    </>
  )
}

function StationChoice(props: OverlayProps & Choosing & { readonly draft: StationDraft }) {
  const { draft, sites, tray, setDraft, confirm } = props
  const say = useSay(mapTexts)
  const language = useLanguage()
  const site = sites.find((each) => isChosen(each, draft))
  if (!site) return null
  const { hex, replaces } = site.action
  const proposal = (
    <Proposal
      title={say('station', { place: hexes[hex]?.name ?? hex })}
      confirm={say('build')}
      onConfirm={confirm}
      onCancel={() => setDraft(null)}
    >
      <ul class="map-facts">
        <li>
          <strong>{say('cost', { amount: moneyIn(language, site.price) })}</strong>
        </li>
        {replaces && (
          <li>
            {say('replaces', { railway: replaces })} <CompanyChip company={replaces} />
          </li>
        )}
      </ul>
    </Proposal>
  )
  return tray ? (
    <div class="map-tray">{proposal}</div>
  ) : (
    <Anchored hex={hex} class="map-proposal">
      {proposal}
    </Anchored>
  )
}
