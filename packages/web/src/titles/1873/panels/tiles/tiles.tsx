import type { PhaseId, TileColour, TileId } from '@stellwerk/1873'
import { editions, phaseOrder, phases, tiles } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import { TilePicture } from '../../map/tile-picture.js'
import type { Board } from '../board.js'
import { reservedOf } from '../facts.js'
import type { PanelProps } from '../board.js'
import { panelOf } from '../../../../panels/panel.js'
import { Pointed } from '../../../../panels/parts.js'
import { tileTexts } from './texts.js'
import '../../../../panels/tiles.css'

const colours: readonly TileColour[] = ['yellow', 'green', 'brown', 'grey']

const firstPhaseOf = (colour: TileColour): PhaseId | undefined =>
  phaseOrder.find((phase) => phases[phase].tiles.includes(colour))

/** The tiles of the box by colour, with what is left of each sort. */
function Tiles({ board }: PanelProps) {
  const say = useSay(tileTexts)
  const allowed = phases[board.state.phase].tiles
  const missing = editions[board.state.edition].withoutTiles
  return (
    <div class="panel">
      {colours.map((colour) => {
        const ids = Object.keys(tiles).filter((id) => tiles[id]?.colour === colour && !missing.includes(id))
        return (
          <section key={colour}>
            <div class="panel-head">
              <h2>{say(colour)}</h2>
              <span class={allowed.includes(colour) ? 'panel-badge panel-badge-good' : 'panel-badge'}>
                {allowed.includes(colour)
                  ? say('allowed')
                  : say('later', { phase: firstPhaseOf(colour) ?? '' })}
              </span>
            </div>
            <ul class="tiles-grid">
              {ids.map((id) => (
                <TileSort key={id} board={board} id={id} />
              ))}
            </ul>
          </section>
        )
      })}
      <p class="panel-note">{say('twoNote')}</p>
    </div>
  )
}

export const TilesPanel = panelOf(Tiles)

function TileSort({ board, id }: { readonly board: Board; readonly id: TileId }) {
  const say = useSay(tileTexts)
  const left = board.state.supply[id]
  const reserved = reservedOf(board.state, id)
  const { count, two } = tiles[id] ?? { count: 0 }
  return (
    <Pointed as="li" kind="tile" id={id} class={`tiles-sort ${left === 0 ? 'tiles-none' : ''}`}>
      <TilePicture tile={id} size={56} />
      <span class="visually-hidden">{say('tile', { tile: id })}</span>
      <b aria-hidden="true">{id}</b>
      <span>{left === undefined ? say('unlimited') : say('left', { left, all: count })}</span>
      {reserved > 0 && <span class="panel-note">{say('reserved', { count: reserved })}</span>}
      {two && <span class="panel-note">{say('two')}</span>}
    </Pointed>
  )
}
