import type { TileRef } from '@stellwerk/table'
import { useDescribed } from '../table/description.js'
import { TileImage } from './tile-image.js'

interface TilePictureProps {
  readonly tile: TileRef
  readonly rotation?: number
  /** Its width in pixels. */
  readonly size?: number
}

/** A tile of the game on the page, as in the box. */
export const TilePicture = (props: TilePictureProps) => (
  <TileImage map={useDescribed().description.map} {...props} />
)
