import type { TileId } from '@stellwerk/1873'
import { editions, phaseOrder, phases, tiles } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { TilesByColour, TileSort } from '../../../../panels/tiles.js'
import { TilePicture } from '../../map/tile-picture.js'
import type { Board, PanelProps } from '../board.js'
import { reservedOf } from '../facts.js'
import { tileTexts } from './texts.js'

/** The tiles of the box by colour, with what is left of each sort. */
function Tiles({ board }: PanelProps) {
  const say = useSay(tileTexts)
  const missing = editions[board.state.edition].withoutTiles
  const inTheBox = Object.fromEntries(Object.entries(tiles).filter(([id]) => !missing.includes(id)))
  return (
    <div class="panel">
      <TilesByColour
        say={say}
        phase={board.state.phase}
        phaseOrder={phaseOrder}
        phases={phases}
        tiles={inTheBox}
        sort={(id) => <Sort key={id} board={board} id={id} />}
      />
      <p class="panel-note">{say('twoNote')}</p>
    </div>
  )
}

export const TilesPanel = panelOf(Tiles)

function Sort({ board, id }: { readonly board: Board; readonly id: TileId }) {
  const say = useSay(tileTexts)
  const left = board.state.supply[id]
  const reserved = reservedOf(board.state, id)
  const { count, two } = tiles[id] ?? { count: 0 }
  return (
    <TileSort
      id={id}
      left={left}
      supply={left === undefined ? say('unlimited') : say('left', { left, all: count })}
      name={say('tile', { tile: id })}
      picture={<TilePicture tile={id} size={56} />}
    >
      {reserved > 0 && <span class="panel-note">{say('reserved', { count: reserved })}</span>}
      {two && <span class="panel-note">{say('two')}</span>}
    </TileSort>
  )
}
