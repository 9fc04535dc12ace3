import type { BoardMap, PathEnd, TilePicture, TileRef } from '@stellwerk/table'
import { line } from '../board/curve.js'
import { HexPicture } from '../board/face-picture.js'
import { Ground } from '../board/ground.js'
import { placeLabels, rim } from '../board/label-layout.js'
import type { RailLook } from '../board/rails.js'
import { Rails } from '../board/rails.js'
import { Station } from '../board/stations.js'
import type { End, Piece, TrackLayout } from '../board/track-layout.js'
import { layoutTrack } from '../board/track-layout.js'
import { Value } from '../board/value.js'

interface TileFaceProps {
  readonly map: BoardMap
  readonly tile: TileRef
  /** Its width in pixels. */
  readonly size: number
}

const layouts = new WeakMap<TilePicture, TrackLayout>()

const endOf = (end: PathEnd): End => (typeof end === 'number' ? end : `s${end.stop}`)

function layoutOf(picture: TilePicture): TrackLayout {
  const found = layouts.get(picture) ?? build(picture)
  layouts.set(picture, found)
  return found
}

/** Track between two stops of a tile lies straight between them, wherever the rest leaves them. */
function build({ stops, paths }: TilePicture): TrackLayout {
  const pieces = paths.map(({ from, to }): Piece => ({ ends: [endOf(from), endOf(to)] }))
  const isInside = ({ ends }: Piece): boolean => ends.every((end) => typeof end === 'string')
  const outside = layoutTrack({ stops, track: pieces.filter((piece) => !isInside(piece)) }, { dots: true })
  const middleOf = (end: PathEnd) =>
    (typeof end === 'number' ? undefined : outside.stops[end.stop]?.middle) ?? { x: 0, y: 0 }
  const curves = outside.pieces[Symbol.iterator]()
  return {
    stops: outside.stops,
    pieces: paths.map(({ from, to }, i) => {
      const curve = isInside(pieces[i] as Piece) ? undefined : curves.next().value
      return curve ?? line(middleOf(from), middleOf(to))
    }),
  }
}

const looks = {
  solid: 'plain',
  under: 'plain',
  thin: 'express',
  dashed: 'state',
  tied: 'state',
} as const satisfies Record<BoardMap['tracks'][number]['line'], RailLook>

/** A tile of the box by itself. Purely a picture: whoever shows it says what it is. */
export function TileFace({ map, tile, size }: TileFaceProps) {
  const picture = map.tiles[tile]
  if (!picture) return null
  const layout = layoutOf(picture)
  const value = picture.stops.find((stop) => stop.value > 0)?.value
  const places = placeLabels(layout, [
    ...(value === undefined ? [] : [{ id: 'value', width: 17, height: 14, wishes: rim }]),
    ...(picture.letter ? [{ id: 'mark', width: 7 * picture.letter.length, height: 9, wishes: rim }] : []),
  ])
  const look = (piece: number): RailLook => {
    const kind = map.tracks.find(({ id }) => id === picture.paths[piece]?.track)
    return looks[kind?.line ?? 'solid']
  }
  const valueAt = places.get('value')
  return (
    <HexPicture size={size}>
      <Ground colour={picture.colour} />
      <Rails pieces={layout.pieces} lookOf={look} />
      {layout.stops.map((stop, i) =>
        picture.stops[i]?.kind === 'junction' ? null : <Station key={i} layout={stop} />,
      )}
      {valueAt && value !== undefined && <Value at={valueAt} worth={value} />}
      {picture.letter && (
        <text class="map-mark" {...(places.get('mark') ?? { x: 0, y: 0 })}>
          {picture.letter}
        </text>
      )}
    </HexPicture>
  )
}
