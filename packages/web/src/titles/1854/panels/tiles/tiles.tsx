import type { TileId, TunnelId } from '@stellwerk/1854'
import { phaseOrder, phases, tiles, tunnelCost, tunnelTiles } from '@stellwerk/1854'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { TilesByColour, TileSort } from '../../../../panels/tiles.js'
import { TilePicture } from '../../../../board/tile-picture.js'
import type { Board, PanelProps } from '../board.js'
import { tileTexts } from './texts.js'

/** The tiles of the box by colour, with what is left of each sort, and the tunnels. */
function Tiles({ board }: PanelProps) {
  const say = useSay(tileTexts)
  return (
    <div class="panel">
      <TilesByColour
        say={say}
        phase={board.state.phase}
        phaseOrder={phaseOrder}
        phases={phases}
        tiles={tiles}
        sort={(id) => <Sort key={id} board={board} id={id} />}
      />
      <Tunnels board={board} />
    </div>
  )
}

export const TilesPanel = panelOf(Tiles)

function Sort({ board, id }: { readonly board: Board; readonly id: TileId }) {
  const say = useSay(tileTexts)
  const left = board.state.supply[id] ?? 0
  const { count, mark } = tiles[id] ?? { count: 0 }
  return (
    <TileSort
      id={id}
      left={left}
      supply={say('left', { left, all: count })}
      name={say('tile', { tile: id })}
      picture={<TilePicture tile={id} size={56} />}
    >
      {mark === 'W' && <span class="panel-note">{say('wien')}</span>}
    </TileSort>
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
              <TilePicture tile={tunnel} size={56} />
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
