import type { BoardHex } from '@stellwerk/1873'
import { Land, Sheet } from './ground.js'
import { Rails } from './rails.js'
import { layoutTrack } from './track-layout.js'

interface HexGroundProps {
  readonly board: BoardHex
  /** Pieces of track that are about to be added. */
  readonly isNew?: readonly boolean[]
}

/** What lies lowest on a hex: the paper or the tile, the land, the track. Routes run above it. */
export function HexGround({ board, isNew }: HexGroundProps) {
  return (
    <>
      <Sheet colour={board.colour} implicit={board.printed.implicit ?? false} />
      <Land board={board} />
      <Rails layout={layoutTrack(board)} {...(isNew && { isNew })} />
    </>
  )
}
