import type { End, Tile, TileId } from '@stellwerk/1873'
import { tiles } from '@stellwerk/1873'
import { turn } from '@stellwerk/hex'
import type { Bounds } from './geometry.js'
import { inner, outer } from './geometry.js'
import { Sheet } from './ground.js'
import { Value } from './hex-furniture.js'
import { placeLabels, rim } from './label-layout.js'
import { Rails } from './rails.js'
import { Station } from './stations.js'
import type { TrackLayout } from './track-layout.js'
import { layoutTrack } from './track-layout.js'
import './map.css'
import './furniture.css'

const box: Bounds = { left: -inner - 2, top: -outer - 2, width: 2 * inner + 4, height: 2 * outer + 4 }
const viewBox = `${box.left} ${box.top} ${box.width} ${box.height}`

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

/** A tile by itself, as in the box. Purely a picture: whoever shows it says what it is. */
export function TilePicture({ tile: id, rotation = 0, size = 56 }: TilePictureProps) {
  const tile = tiles[id]
  if (!tile) throw new Error(`no tile ${id}`)
  const layout = layoutOf(id, tile, rotation)
  const [stop] = tile.stops
  const places = placeLabels(layout, [
    ...(stop ? [{ id: 'value', width: 17, height: 14, wishes: rim }] : []),
    ...(tile.mark ? [{ id: 'mark', width: 7 * tile.mark.length, height: 9, wishes: rim }] : []),
    { id: 'number', width: 16, height: 9, wishes: rim },
  ])
  const value = places.get('value')
  return (
    <svg
      class="map-tile"
      viewBox={viewBox}
      width={size}
      height={Math.round((size * box.height) / box.width)}
      aria-hidden="true"
    >
      <Sheet colour={tile.colour} />
      <Rails layout={layout} />
      {tile.stops.map((each, i) => {
        const place = layout.stops[i]
        return place && <Station key={i} stop={each} layout={place} />
      })}
      {value && stop && <Value at={value} stop={stop} period="yellow" />}
      {tile.mark && (
        <text class="map-mark" {...at(places.get('mark'))}>
          {tile.mark}
        </text>
      )}
      <text class="map-tile-number" {...at(places.get('number'))}>
        {id}
      </text>
    </svg>
  )
}

const at = (point: { readonly x: number; readonly y: number } | undefined) => ({
  x: point?.x ?? 0,
  y: point?.y ?? 0,
})
