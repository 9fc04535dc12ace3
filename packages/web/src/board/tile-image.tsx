import type { ComponentChildren } from 'preact'
import { turn } from '@stellwerk/hex'
import type { BoardMap, Path, PathEnd, TilePicture as Picture, TileRef } from '@stellwerk/table'
import type { Bounds } from './geometry.js'
import { inner, outer } from './geometry.js'
import { Ground } from './ground.js'
import { curveAcross } from './hex-layout.js'
import { placeLabels, rim } from './label-layout.js'
import { Rails, isUnder } from './rails.js'
import { Station } from './stations.js'
import type { TrackLayout } from './track-layout.js'
import { layoutTrack } from './track-layout.js'
import { Tunnel } from './tunnel.js'
import { Value } from './value.js'
import './ground.css'
import './map.css'
import './furniture.css'
import './signs.css'

const box: Bounds = { left: -inner - 2, top: -outer - 2, width: 2 * inner + 4, height: 2 * outer + 4 }
const viewBox = `${box.left} ${box.top} ${box.width} ${box.height}`

interface TileImageProps {
  readonly map: Pick<BoardMap, 'tiles' | 'tracks'>
  readonly tile: TileRef
  readonly rotation?: number
  /** Its width in pixels. */
  readonly size?: number
}

/** A tile by itself, as in the box. Purely a picture: whoever shows it says what it is. */
export function TileImage({ map, tile, rotation = 0, size = 56 }: TileImageProps) {
  const picture = map.tiles[tile]
  if (!picture) throw new Error(`no tile ${tile}`)
  const paths = picture.paths.map((path) => turned(path, rotation))
  const isTunnel = paths.every((path) => isUnder(map.tracks, path)) && paths.length > 0
  return (
    <HexPicture size={size}>
      <Ground colour={picture.colour} />
      {isTunnel ? (
        paths.flatMap(curveAcross).map((curve, i) => <Tunnel key={i} curve={curve} />)
      ) : (
        <TileFace
          id={tile}
          picture={picture}
          paths={paths}
          layout={layoutOf(picture, paths)}
          tracks={map.tracks}
        />
      )}
    </HexPicture>
  )
}

const layoutOf = ({ stops }: Picture, paths: readonly Path[]): TrackLayout => layoutTrack({ stops, paths })

/** A path of a tile that is turned. */
function turned(path: Path, rotation: number): Path {
  const end = (one: PathEnd): PathEnd => (typeof one === 'number' ? turn(one, rotation) : one)
  return { ...path, from: end(path.from), to: end(path.to) }
}

interface TileFaceProps {
  readonly id: TileRef
  readonly picture: Picture
  readonly paths: readonly Path[]
  readonly layout: TrackLayout
  readonly tracks: BoardMap['tracks']
}

function TileFace({ id, picture: { stops, letter }, paths, layout, tracks }: TileFaceProps) {
  const value = stops.find((stop) => stop.value > 0)?.value
  const places = placeLabels(layout, [
    ...(value === undefined ? [] : [{ id: 'value', width: 17, height: 14, wishes: rim }]),
    ...(letter ? [{ id: 'mark', width: 7 * letter.length, height: 9, wishes: rim }] : []),
    { id: 'number', width: Math.max(16, 6 * id.length), height: 9, wishes: rim },
  ])
  const at = (name: string) => places.get(name) ?? { x: 0, y: 0 }
  return (
    <>
      <Rails pieces={layout.pieces} paths={paths} tracks={tracks} />
      {layout.stops.map((stop, i) =>
        stops[i]?.kind === 'junction' ? null : <Station key={i} layout={stop} />,
      )}
      {value !== undefined && <Value at={at('value')} worth={value} />}
      {letter && (
        <text class="map-mark" {...at('mark')}>
          {letter}
        </text>
      )}
      <text class="map-tile-number" {...at('number')}>
        {id}
      </text>
    </>
  )
}

/** The frame of a picture of one hex. */
const HexPicture = ({ size, children }: { readonly size: number; readonly children: ComponentChildren }) => (
  <svg
    class="map-tile"
    viewBox={viewBox}
    width={size}
    height={Math.round((size * box.height) / box.width)}
    aria-hidden="true"
  >
    {children}
  </svg>
)
