import type { TileId } from '@stellwerk/1853'
import { patternOf, tiles } from '@stellwerk/1853'
import { HexPicture } from '../../../board/face-picture.js'
import { Ground } from '../../../board/ground.js'
import { placeLabels, rim } from '../../../board/label-layout.js'
import { Station } from '../../../board/stations.js'
import { Value } from '../../../board/value.js'
import { GaugeRails } from './gauge-rails.js'
import { trackOfTile } from './track.js'

interface TilePictureProps {
  readonly tile: TileId
  readonly rotation?: number
  /** Its width in pixels. */
  readonly size?: number
}

/** A tile by itself, as in the box. Purely a picture: whoever shows it says what it is. */
export function TilePicture({ tile: id, rotation = 0, size = 56 }: TilePictureProps) {
  const tile = tiles[id]
  if (!tile) throw new Error(`no tile ${id}`)
  const laid = { tile: id, rotation }
  const layout = trackOfTile(laid)
  const value = tile.stops.find((stop) => stop.value > 0)?.value
  const places = placeLabels(layout, [
    ...(value === undefined ? [] : [{ id: 'value', width: 17, height: 14, wishes: rim }]),
    ...(tile.mark ? [{ id: 'mark', width: 7 * tile.mark.length, height: 9, wishes: rim }] : []),
    { id: 'number', width: 22, height: 9, wishes: rim },
  ])
  const at = (name: string) => places.get(name) ?? { x: 0, y: 0 }
  return (
    <HexPicture size={size}>
      <Ground colour={tile.colour} />
      <GaugeRails layout={layout} track={patternOf(laid).track} />
      {layout.stops.map((place, i) =>
        tile.stops[i]?.kind === 'junction' ? null : <Station key={i} layout={place} />,
      )}
      {value !== undefined && <Value at={at('value')} worth={value} />}
      {tile.mark && (
        <text class="map-mark" {...at('mark')}>
          {tile.mark}
        </text>
      )}
      <text class="map-tile-number" {...at('number')}>
        {id}
      </text>
    </HexPicture>
  )
}
