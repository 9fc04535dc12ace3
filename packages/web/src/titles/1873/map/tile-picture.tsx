import type { End, Tile, TileId } from '@stellwerk/1873'
import { tiles } from '@stellwerk/1873'
import { turn } from '@stellwerk/hex'
import { FacePicture } from '../../../board/face-picture.js'
import type { TrackLayout } from '../../../board/track-layout.js'
import { layoutTrack } from '../../../board/track-layout.js'

const turned = new Map<string, TrackLayout>()

function layoutOf(id: TileId, tile: Tile, rotation: number): TrackLayout {
  const key = `${id}:${rotation}`
  let found = turned.get(key)
  if (!found) {
    const end = (e: End): End => (typeof e === 'number' ? turn(e, rotation) : e)
    const track = tile.track.map((piece) => ({
      ...piece,
      ends: [end(piece.ends[0]), end(piece.ends[1])] as const,
    }))
    found = layoutTrack({ stops: tile.stops, track })
    turned.set(key, found)
  }
  return found
}

interface TilePictureProps {
  readonly tile: TileId
  readonly rotation?: number
  /** Its width in pixels. */
  readonly size?: number
}

/** A tile by itself. No tile of the box has a value that changes with the phases. */
export function TilePicture({ tile: id, rotation = 0, size = 56 }: TilePictureProps) {
  const tile = tiles[id]
  if (!tile) throw new Error(`no tile ${id}`)
  const { colour, mark, stops } = tile
  const value = stops[0]?.value
  return (
    <FacePicture
      id={id}
      colour={colour}
      layout={layoutOf(id, tile, rotation)}
      value={typeof value === 'number' ? value : undefined}
      mark={mark}
      size={size}
    />
  )
}
