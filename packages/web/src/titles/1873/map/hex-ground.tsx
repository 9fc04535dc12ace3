import type { BoardHex } from '@stellwerk/1873'
import { Ground, Land } from '../../../board/ground.js'
import { Rails } from '../../../board/rails.js'
import { layoutTrack } from '../../../board/track-layout.js'

interface HexGroundProps {
  readonly board: BoardHex
  /** Pieces of track that are about to be added. */
  readonly isNew?: readonly boolean[]
}

/** What lies lowest on a hex: the paper or the tile, the land, the track. Routes run above it. */
export function HexGround({ board, isNew }: HexGroundProps) {
  const { hex, printed, laid, track, colour } = board
  return (
    <>
      <Ground colour={printed.implicit ? 'implicit' : colour} />
      {!laid && printed.terrain && (
        <Land hex={hex} relief={printed.terrain} faint={printed.colour !== 'none'} />
      )}
      <Rails
        pieces={layoutTrack(board).pieces}
        lookOf={(piece) => (track[piece]?.state ? 'state' : 'plain')}
        isNew={isNew}
      />
    </>
  )
}
