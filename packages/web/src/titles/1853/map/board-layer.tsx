import { useMemo } from 'preact/hooks'
import type { HexId, State } from '@stellwerk/1853'
import { hexes } from '@stellwerk/1853'
import { Cell } from '../../../board/cell.js'
import { shift } from '../../../board/paper.js'
import { useLanguage } from '../../../language/language.js'
import type { Picture } from './cells.js'
import { paper, pictureOf } from './cells.js'
import { describeHex } from './describe.js'
import { HexFurniture } from './hex-furniture.js'
import { HexGround } from './hex-ground.js'

interface LayerProps {
  readonly state: State
}

const all = Object.keys(hexes)

/** The ground: every hex with its track. `entry` is where the keyboard enters. */
export const GroundLayer = ({ state, entry }: LayerProps & { readonly entry: HexId }) => (
  <g>
    {all.map((hex) => (
      <BoardCell key={hex} hex={hex} state={state} isEntry={hex === entry} />
    ))}
  </g>
)

/** What stands on the map, above the routes that run between it. */
export const FurnitureLayer = ({ state }: LayerProps) => (
  <g aria-hidden="true">
    {all.map((hex) => (
      <Furniture key={hex} {...pictureOf(state, hex)} />
    ))}
  </g>
)

interface BoardCellProps extends LayerProps {
  readonly hex: HexId
  readonly isEntry: boolean
}

/** A hex, drawn anew only with another tile. */
function BoardCell({ hex, state, isEntry }: BoardCellProps) {
  const language = useLanguage()
  const picture = pictureOf(state, hex)
  const { board, bases, kept } = picture
  const ground = useMemo(() => <HexGround board={board} />, [board])
  const label = useMemo(() => describeHex(language, picture), [language, board, bases, kept])
  return (
    <Cell hex={hex} at={paper.at(hex)} tabIndex={isEntry ? 0 : -1} label={label}>
      {ground}
    </Cell>
  )
}

/** What stands on a hex; drawn anew only when something of it changed. */
function Furniture({ board, bases, kept }: Picture) {
  return useMemo(
    () => (
      <g class={`map-furniture map-on-${board.colour}`} transform={shift(paper.at(board.hex))}>
        <HexFurniture board={board} bases={bases} kept={kept} />
      </g>
    ),
    [board, bases, kept],
  )
}
