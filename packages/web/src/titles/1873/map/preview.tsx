import type { HexId, State } from '@stellwerk/1873'
import { boardHex } from '@stellwerk/1873'
import { pictureOf } from './cells.js'
import { centreOf } from './geometry.js'
import { HexFurniture } from './hex-furniture.js'
import { HexGround } from './hex-ground.js'
import { newPieces } from './rails.js'

interface PreviewProps {
  readonly before: State
  readonly after: State
  readonly hex: HexId
}

/** A tile as it would lie, with its new track bright. */
export function Preview({ before, after, hex }: PreviewProps) {
  const { x, y } = centreOf(hex)
  const picture = pictureOf(after, hex)
  const isNew = newPieces(boardHex(before, hex).track, picture.board.track)
  return (
    <g
      class={`map-preview map-furniture map-on-${picture.board.colour}`}
      transform={`translate(${x} ${y})`}
      aria-hidden="true"
    >
      <HexGround board={picture.board} isNew={isNew} />
      <HexFurniture {...picture} />
    </g>
  )
}
