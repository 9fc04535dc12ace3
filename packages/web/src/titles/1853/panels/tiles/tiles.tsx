import type { TileId } from '@stellwerk/1853'
import { phaseOrder, phases, tiles } from '@stellwerk/1853'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { TilesByColour, TileSort } from '../../../../panels/tiles.js'
import { TilePicture } from '../../../../board/tile-picture.js'
import type { Board, PanelProps } from '../board.js'
import { tileTexts } from './texts.js'

/** The tiles of the box by colour, with what is left of each sort and what it becomes. */
function Tiles({ board }: PanelProps) {
  const say = useSay(tileTexts)
  return (
    <div class="panel">
      <p class="panel-note">{say('keyNote')}</p>
      <TilesByColour
        say={say}
        phase={board.state.phase}
        phaseOrder={phaseOrder}
        phases={phases}
        tiles={tiles}
        sort={(id) => <Sort key={id} board={board} id={id} />}
      />
    </div>
  )
}

export const TilesPanel = panelOf(Tiles)

function Sort({ board, id }: { readonly board: Board; readonly id: TileId }) {
  const say = useSay(tileTexts)
  const left = board.state.supply[id] ?? 0
  const { count, upgradesTo } = tiles[id] ?? { count: 0, upgradesTo: [] }
  return (
    <TileSort
      id={id}
      left={left}
      supply={say('left', { left, all: count })}
      name={say('tile', { tile: id })}
      picture={<TilePicture tile={id} size={56} />}
    >
      {upgradesTo.length > 0 && (
        <span class="panel-note">{say('becomes', { tiles: upgradesTo.join(' ') })}</span>
      )}
    </TileSort>
  )
}
