import type { State } from '@stellwerk/1873'
import { hexes, tiles } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { DraftPlace } from '../../../board/draft-place.js'
import type { Looking } from '../../../board/map-frame.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { lazy } from '../../../ui/lazy.js'
import { CompanyChip } from '../chip.js'
import type { Draft, StationDraft, TileDraft } from '../draft.js'
import { moneyIn } from '../money.js'
import { onPaper } from './cells.js'
import type { LayEffect } from './lay-effect.js'
import { LayFacts } from './lay-facts.js'
import type { Lays } from './lays.js'
import { turned, withTile } from './lays.js'
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
  const { view, card } = looking
  if (draft?.kind === 'tile') return <TileChoice {...props} draft={draft} />
  if (draft?.kind === 'station') return <StationChoice {...props} draft={draft} />
  if (card === undefined) return null
  return <HexCard view={view} at={onPaper(card)} hex={card} lays={lays} builder={builder} />
}

function TileChoice(props: OverlayProps & { readonly draft: TileDraft }) {
  const { state, looking, draft, lays, effect, setDraft, confirm } = props
  const say = useSay(mapTexts)
  const { hex, tile } = draft
  const ways = tile === undefined ? 0 : (lays.get(hex)?.get(tile)?.length ?? 0)
  const place = hexes[hex]?.name ?? hex
  const colourOf = (id: string): string => tiles[id]?.colour ?? ''
  return (
    <DraftPlace
      view={looking.view}
      at={onPaper(hex)}
      fan={{
        label: say('chooseTile', { hex: place }),
        takesFocus: looking.byKeyboard,
        tiles: [...(lays.get(hex) ?? [])].map(([id, onHex]) => {
          const chosen = id === tile
          const rotation = (chosen ? draft.rotation : onHex[0]?.rotation) ?? 0
          const left = state.supply[id]
          return {
            id,
            chosen,
            picture: <TilePicture tile={id} rotation={rotation} />,
            label: say('tileChoice', { tile: id, colour: colourOf(id), count: onHex.length }),
            left: left === undefined ? undefined : say('left', { count: left }),
          }
        }),
        onChoose: (id) => setDraft(id === tile ? turned(lays, draft) : withTile(lays, hex, id)),
      }}
      title={
        tile === undefined
          ? say('chooseTile', { hex: place })
          : `${place}: ${say('tile', { tile, colour: colourOf(tile) })}`
      }
      confirm={say('lay')}
      onConfirm={effect && confirm}
      onTurn={ways > 1 ? () => setDraft(turned(lays, draft)) : undefined}
      onCancel={() => setDraft(null)}
    >
      {effect && <LayFacts effect={effect} />}
    </DraftPlace>
  )
}

function StationChoice(props: OverlayProps & { readonly draft: StationDraft }) {
  const { looking, draft, sites, setDraft, confirm } = props
  const say = useSay(mapTexts)
  const language = useLanguage()
  const site = sites.find((each) => isChosen(each, draft))
  if (!site) return null
  const { hex, replaces } = site.action
  return (
    <DraftPlace
      view={looking.view}
      at={onPaper(hex)}
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
    </DraftPlace>
  )
}
