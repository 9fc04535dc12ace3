import type { ComponentChildren } from 'preact'
import type { Bounds } from './geometry.js'
import { inner, outer } from './geometry.js'
import type { TileColour } from './ground.js'
import { Ground } from './ground.js'
import { placeLabels, rim } from './label-layout.js'
import { Rails } from './rails.js'
import { Station } from './stations.js'
import type { TrackLayout } from './track-layout.js'
import { Value } from './value.js'
import './map.css'
import './furniture.css'

const box: Bounds = { left: -inner - 2, top: -outer - 2, width: 2 * inner + 4, height: 2 * outer + 4 }
const viewBox = `${box.left} ${box.top} ${box.width} ${box.height}`

interface FacePictureProps {
  readonly id: string
  readonly colour: TileColour
  readonly layout: TrackLayout
  readonly value?: number | undefined
  readonly mark?: string | undefined
  /** Its width in pixels. */
  readonly size: number
}

/** A tile by itself, as in the box. Purely a picture: whoever shows it says what it is. */
export function FacePicture({ id, colour, layout, value, mark, size }: FacePictureProps) {
  const places = placeLabels(layout, [
    ...(value === undefined ? [] : [{ id: 'value', width: 17, height: 14, wishes: rim }]),
    ...(mark ? [{ id: 'mark', width: 7 * mark.length, height: 9, wishes: rim }] : []),
    { id: 'number', width: 16, height: 9, wishes: rim },
  ])
  const valueAt = places.get('value')
  return (
    <HexPicture size={size}>
      <Ground colour={colour} />
      <Rails pieces={layout.pieces} />
      {layout.stops.map((stop, i) => (
        <Station key={i} layout={stop} />
      ))}
      {valueAt && value !== undefined && <Value at={valueAt} worth={value} />}
      {mark && (
        <text class="map-mark" {...at(places.get('mark'))}>
          {mark}
        </text>
      )}
      <text class="map-tile-number" {...at(places.get('number'))}>
        {id}
      </text>
    </HexPicture>
  )
}

/** The frame of a picture of one hex. */
export const HexPicture = ({
  size,
  children,
}: {
  readonly size: number
  readonly children: ComponentChildren
}) => (
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

const at = (point: { readonly x: number; readonly y: number } | undefined) => ({
  x: point?.x ?? 0,
  y: point?.y ?? 0,
})
