import { useMemo } from 'preact/hooks'
import type { HexId, State } from '@stellwerk/1854'
import { maps } from '@stellwerk/1854'
import { Cell } from '../../../board/cell.js'
import type { Paper } from '../../../board/paper.js'
import { shift } from '../../../board/paper.js'
import { useLanguage } from '../../../language/language.js'
import type { Picture } from './cells.js'
import { mapsInPlay, pictureOf } from './cells.js'
import { describeHex } from './describe.js'
import { HexFurniture } from './hex-furniture.js'
import { HexGround, groundOf } from './hex-ground.js'
import { isPhased } from './hex-layout.js'

interface LayerProps {
  readonly state: State
  readonly paper: Paper
}

/** The ground of both maps: every hex with its track and tunnels. `entry` is where the keyboard enters. */
export function GroundLayer({ state, paper, entry }: LayerProps & { readonly entry: HexId }) {
  return mapsInPlay(state).map((map) => (
    <g key={map} class={`map-part-${map}`}>
      {Object.keys(maps[map]).map((hex) => (
        <BoardCell key={hex} hex={hex} state={state} paper={paper} isEntry={hex === entry} />
      ))}
    </g>
  ))
}

/** What stands on the maps, above the routes that run between it. */
export function FurnitureLayer({ state, paper }: LayerProps) {
  return mapsInPlay(state).map((map) => (
    <g key={map} class={`map-part-${map}`} aria-hidden="true">
      {Object.keys(maps[map]).map((hex) => (
        <Furniture key={hex} paper={paper} {...pictureOf(state, hex)} />
      ))}
    </g>
  ))
}

interface BoardCellProps extends LayerProps {
  readonly hex: HexId
  readonly isEntry: boolean
}

/** A hex, drawn anew only with another tile or tunnel. */
function BoardCell({ hex, state, paper, isEntry }: BoardCellProps) {
  const language = useLanguage()
  const picture = pictureOf(state, hex)
  const { board, markers, kept, mountain, period } = picture
  const ground = useMemo(() => <HexGround board={board} />, [board])
  const label = useMemo(
    () => describeHex(language, picture),
    [language, board, markers, kept, mountain, period],
  )
  return (
    <Cell hex={hex} at={paper.at(hex)} tabIndex={isEntry ? 0 : -1} label={label}>
      {ground}
    </Cell>
  )
}

/** What stands on a hex; drawn anew only when something of it changed. */
function Furniture({ paper, ...picture }: Picture & { readonly paper: Paper }) {
  const { board, markers, kept, mountain } = picture
  const period = board.stops.some(isPhased) ? picture.period : 'yellow'
  return useMemo(
    () => (
      <g class={`map-furniture map-on-${groundOf(board)}`} transform={shift(paper.at(board.hex))}>
        <HexFurniture board={board} markers={markers} kept={kept} mountain={mountain} period={period} />
      </g>
    ),
    [paper, board, markers, kept, mountain, period],
  )
}
