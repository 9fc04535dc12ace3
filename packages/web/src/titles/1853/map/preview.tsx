import type { HexId, State } from '@stellwerk/1853'
import { boardHex } from '@stellwerk/1853'
import { shift } from '../../../board/paper.js'
import { newPieces } from '../../../board/rails.js'
import { paper, pictureOf } from './cells.js'
import { HexFurniture } from './hex-furniture.js'
import { HexGround } from './hex-ground.js'

interface PreviewProps {
  readonly before: State
  readonly after: State
  readonly hex: HexId
}

/** A tile as it would lie, with its new track bright. */
export function Preview({ before, after, hex }: PreviewProps) {
  const picture = pictureOf(after, hex)
  const { track } = boardHex(before, hex)
  return (
    <g
      class={`map-preview map-furniture map-on-${picture.board.colour}`}
      transform={shift(paper.at(hex))}
      aria-hidden="true"
    >
      <HexGround board={picture.board} isNew={newPieces(track, picture.board.track)} />
      <HexFurniture {...picture} />
    </g>
  )
}
