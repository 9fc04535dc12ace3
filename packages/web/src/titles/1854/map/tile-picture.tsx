import type { TileId, TunnelId } from '@stellwerk/1854'
import { tiles } from '@stellwerk/1854'
import { FacePicture, HexPicture } from '../../../board/face-picture.js'
import { Ground } from '../../../board/ground.js'
import { trackOfTile, tunnelCurve } from './track.js'
import { Tunnel } from './tunnel.js'
import './austria.css'

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
  const value = tile.stops[0]?.value
  return (
    <FacePicture
      id={id}
      colour={tile.colour}
      layout={trackOfTile({ tile: id, rotation })}
      value={typeof value === 'number' ? value : undefined}
      mark={tile.mark}
      size={size}
    />
  )
}

interface TunnelPictureProps {
  readonly tunnel: TunnelId
  readonly rotation?: number
  readonly size?: number
}

/** A tunnel by itself, on bare ground. */
export const TunnelPicture = ({ tunnel, rotation = 0, size = 56 }: TunnelPictureProps) => (
  <HexPicture size={size}>
    <Ground colour="none" />
    <Tunnel curve={tunnelCurve({ tunnel, rotation })} />
  </HexPicture>
)
