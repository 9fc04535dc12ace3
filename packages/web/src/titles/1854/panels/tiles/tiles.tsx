import type { PhaseId, TileColour, TileId, TunnelId } from '@stellwerk/1854'
import { phaseOrder, phases, tiles, tunnelCost, tunnelTiles } from '@stellwerk/1854'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { Pointed } from '../../../../panels/parts.js'
import { TilePicture, TunnelPicture } from '../../map/tile-picture.js'
import type { Board, PanelProps } from '../board.js'
import { tileTexts } from './texts.js'
import '../../../../panels/tiles.css'

const colours: readonly TileColour[] = ['yellow', 'green', 'brown', 'grey']

const firstPhaseOf = (colour: TileColour): PhaseId | undefined =>
  phaseOrder.find((phase) => phases[phase].tiles.includes(colour))

/** The tiles of the box by colour, with what is left of each sort, and the tunnels. */
function Tiles({ board }: PanelProps) {
  const say = useSay(tileTexts)
  const allowed = phases[board.state.phase].tiles
  return (
    <div class="panel">
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
      <Tunnels board={board} />
    </div>
  )
}

export const TilesPanel = panelOf(Tiles)

function TileSort({ board, id }: { readonly board: Board; readonly id: TileId }) {
  const say = useSay(tileTexts)
  const left = board.state.supply[id] ?? 0
  const { count, mark } = tiles[id] ?? { count: 0 }
  return (
    <Pointed as="li" kind="tile" id={id} class={left === 0 ? 'tiles-sort tiles-none' : 'tiles-sort'}>
      <TilePicture tile={id} size={56} />
      <span class="visually-hidden">{say('tile', { tile: id })}</span>
      <b aria-hidden="true">{id}</b>
      <span>{say('left', { left, all: count })}</span>
      {mark === 'W' && <span class="panel-note">{say('wien')}</span>}
    </Pointed>
  )
}

function Tunnels({ board }: { readonly board: Board }) {
  const say = useSay(tileTexts)
  return (
    <section>
      <h2>{say('tunnels')}</h2>
      <ul class="tiles-grid">
        {(Object.keys(tunnelTiles) as TunnelId[]).map((tunnel) => {
          const left = board.state.tunnelSupply[tunnel]
          return (
            <li key={tunnel} class={left === 0 ? 'tiles-sort tiles-none' : 'tiles-sort'}>
              <TunnelPicture tunnel={tunnel} size={56} />
              <b>{say(tunnel)}</b>
              <span>{say('left', { left, all: tunnelTiles[tunnel].count })}</span>
            </li>
          )
        })}
      </ul>
      <p class="panel-note">{say('tunnelNote', { cost: board.money(tunnelCost) })}</p>
    </section>
  )
}
