import type { HexId, State } from '@stellwerk/1854'
import { boardHex } from '@stellwerk/1854'
import type { Paper } from '../../../board/paper.js'
import { shift } from '../../../board/paper.js'
import { newPieces } from '../../../board/rails.js'
import { pictureOf } from './cells.js'
import { HexFurniture } from './hex-furniture.js'
import { HexGround, groundOf } from './hex-ground.js'

interface PreviewProps {
  readonly before: State
  readonly after: State
  readonly hex: HexId
  readonly paper: Paper
}

/** A tile or a tunnel as it would lie, with its new track bright. */
export function Preview({ before, after, hex, paper }: PreviewProps) {
  const picture = pictureOf(after, hex)
  const { track, tunnels } = boardHex(before, hex)
  return (
    <g
      class={`map-preview map-furniture map-on-${groundOf(picture.board)}`}
      transform={shift(paper.at(hex))}
      aria-hidden="true"
    >
      <HexGround
        board={picture.board}
        isNew={newPieces(track, picture.board.track)}
        tunnelsBefore={tunnels.length}
      />
      <HexFurniture {...picture} />
    </g>
  )
}
