import { hexes, tiles, tilesLeft } from '@stellwerk/1873'
import { LayPlace } from '../../../board/draft/lay-place.js'
import { StationPlace } from '../../../board/draft/station-place.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { CompanyChip } from '../chip.js'
import type { StationDraft, TileDraft } from '../draft.js'
import { moneyIn } from '../money.js'
import { onPaper } from './cells.js'
import { LayFacts } from './lay-facts.js'
import { layingOf, turned, withTile } from './lays.js'
import type { OverlayProps } from './overlay.js'
import { isChosen } from './sites.js'
import { mapTexts } from './texts.js'
import { TilePicture } from './tile-picture.js'

interface DraftChoiceProps extends OverlayProps {
  readonly draft: TileDraft | StationDraft
}

/** What is begun on a hex: the tiles to choose from, and what the chosen one or a station would change. */
export const DraftChoice = ({ draft, ...props }: DraftChoiceProps) =>
  draft.kind === 'tile' ? <TileChoice {...props} draft={draft} /> : <StationChoice {...props} draft={draft} />

function TileChoice(props: OverlayProps & { readonly draft: TileDraft }) {
  const { state, looking, draft, lays, effect, setDraft, confirm } = props
  const say = useSay(mapTexts)
  const { hex, tile } = draft
  const place = hexes[hex]?.name ?? hex
  const colourOf = (id: string): string => tiles[id]?.colour ?? ''
  return (
    <LayPlace
      looking={looking}
      at={onPaper(hex)}
      place={place}
      lays={lays}
      laying={layingOf(draft)}
      tiles={[...(lays.get(hex) ?? [])].map(([id, onHex]) => {
        const chosen = id === tile
        const rotation = (chosen ? draft.rotation : onHex[0]?.rotation) ?? 0
        const left = tilesLeft(state, id)
        return {
          id,
          chosen,
          picture: <TilePicture tile={id} rotation={rotation} />,
          label: say('tileChoice', { tile: id, colour: colourOf(id), count: onHex.length }),
          left: Number.isFinite(left) ? say('left', { count: left }) : undefined,
        }
      })}
      title={tile === undefined ? undefined : `${place}: ${say('tile', { tile, colour: colourOf(tile) })}`}
      confirm={say('lay')}
      onTake={(id) => setDraft(withTile(lays, hex, id))}
      onTurn={() => setDraft(turned(lays, draft))}
      onConfirm={effect && confirm}
      onCancel={() => setDraft(null)}
    >
      {effect && <LayFacts effect={effect} />}
    </LayPlace>
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
    <StationPlace
      view={looking.view}
      at={onPaper(hex)}
      title={say('station', { place: hexes[hex]?.name ?? hex })}
      amount={moneyIn(language, site.price)}
      onConfirm={confirm}
      onCancel={() => setDraft(null)}
    >
      {replaces && (
        <li>
          {say('replaces', { railway: replaces })} <CompanyChip company={replaces} />
        </li>
      )}
    </StationPlace>
  )
}
