import type { HexId, State } from '@stellwerk/1873'
import { boardHex } from '@stellwerk/1873'
import { pictureOf } from './cells.js'
import { centreOf } from './geometry.js'
import { HexPicture } from './hex-picture.js'
import { PlaceName } from './names.js'
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
    <g class="map-preview" aria-hidden="true">
      <g class={`map-on-${picture.board.colour}`} transform={`translate(${x} ${y})`}>
        <HexPicture {...picture} isNew={isNew} />
      </g>
      <PlaceName board={picture.board} />
    </g>
  )
}
