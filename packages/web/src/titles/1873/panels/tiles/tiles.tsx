import type { TileId } from '@stellwerk/1873'
import { phaseOrder, phases, tiles, tilesLeft } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { TilesByColour, TileSort } from '../../../../panels/tiles.js'
import { TilePicture } from '../../../../board/tile-picture.js'
import type { Board, PanelProps } from '../board.js'
import { reservedOf } from '../facts.js'
import { tileTexts } from './texts.js'

/** The tiles of the box by colour, with what is left of each sort. */
function Tiles({ board }: PanelProps) {
  const say = useSay(tileTexts)
  const { state } = board
  const inTheBox = Object.fromEntries(
    Object.entries(tiles).filter(([id]) => state.supply[id] !== undefined || tilesLeft(state, id) > 0),
  )
  return (
    <div class="panel">
      <TilesByColour
        say={say}
        phase={state.phase}
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
  const left = tilesLeft(board.state, id)
  const reserved = reservedOf(board.state, id)
  const { count, two } = tiles[id] ?? { count: 0 }
  return (
    <TileSort
      id={id}
      left={Number.isFinite(left) ? left : undefined}
      supply={Number.isFinite(left) ? say('left', { left, all: count }) : say('unlimited')}
      name={say('tile', { tile: id })}
      picture={<TilePicture tile={id} size={56} />}
    >
      {reserved > 0 && <span class="panel-note">{say('reserved', { count: reserved })}</span>}
      {two && <span class="panel-note">{say('two')}</span>}
    </TileSort>
  )
}
