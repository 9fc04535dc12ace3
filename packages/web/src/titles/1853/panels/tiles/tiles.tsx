import type { PhaseId, TileColour, TileId } from '@stellwerk/1853'
import { phaseOrder, phases, tiles } from '@stellwerk/1853'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { Pointed } from '../../../../panels/parts.js'
import { TilePicture } from '../../map/tile-picture.js'
import type { Board, PanelProps } from '../board.js'
import { tileTexts } from './texts.js'
import '../../../../panels/tiles.css'

const colours: readonly TileColour[] = ['yellow', 'green', 'brown', 'grey']

const firstPhaseOf = (colour: TileColour): PhaseId | undefined =>
  phaseOrder.find((phase) => phases[phase].tiles.includes(colour))

/** The tiles of the box by colour, with what is left of each sort and what it becomes. */
function Tiles({ board }: PanelProps) {
  const say = useSay(tileTexts)
  const allowed = phases[board.state.phase].tiles
  return (
    <div class="panel">
      <p class="panel-note">{say('keyNote')}</p>
      {colours.map((colour) => (
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
            {Object.keys(tiles)
              .filter((id) => tiles[id]?.colour === colour)
              .map((id) => (
                <TileSort key={id} board={board} id={id} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export const TilesPanel = panelOf(Tiles)

function TileSort({ board, id }: { readonly board: Board; readonly id: TileId }) {
  const say = useSay(tileTexts)
  const left = board.state.supply[id] ?? 0
  const { count, upgradesTo } = tiles[id] ?? { count: 0, upgradesTo: [] }
  return (
    <Pointed as="li" kind="tile" id={id} class={`tiles-sort ${left === 0 ? 'tiles-none' : ''}`}>
      <TilePicture tile={id} size={56} />
      <span class="visually-hidden">{say('tile', { tile: id })}</span>
      <b aria-hidden="true">{id}</b>
      <span>{say('left', { left, all: count })}</span>
      {upgradesTo.length > 0 && (
        <span class="panel-note">{say('becomes', { tiles: upgradesTo.join(' ') })}</span>
      )}
    </Pointed>
  )
}
