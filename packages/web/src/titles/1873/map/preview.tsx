import type { HexId, State } from '@stellwerk/1873'
import { boardHex } from '@stellwerk/1873'
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
  const isNew = newPieces(boardHex(before, hex).track, picture.board.track)
  return (
    <g
      class={`map-preview map-furniture map-on-${picture.board.colour}`}
      transform={shift(paper.at(hex))}
      aria-hidden="true"
    >
      <HexGround board={picture.board} isNew={isNew} />
      <HexFurniture {...picture} />
    </g>
  )
}
