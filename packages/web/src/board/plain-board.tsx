import type { BoardMap, MapHex } from '@stellwerk/table'
import { shift } from './geometry.js'
import { HexGround, sheetOf } from './hex-ground.js'
import { layoutHex } from './hex-layout.js'
import type { Paints } from './paints.js'
import { paperOf } from './paper.js'
import { Station } from './stations.js'
import './map.css'
import './ground.css'
import './furniture.css'

interface PlainHexesProps {
  readonly map: BoardMap
  readonly paints: Paints
  readonly hexes: readonly MapHex[]
}

/** Hexes to look at in a small picture: the land, the track and the stations; names would be too small. */
export function PlainHexes({ map, paints, hexes }: PlainHexesProps) {
  const { at } = paperOf(map.sheets)
  return (
    <>
      {hexes.map((hex) => (
        <g key={hex.ref} transform={shift(at(hex.ref))} class={`map-on-${sheetOf(map, hex)}`}>
          <HexGround look={map} hex={hex} />
          {hex.stops.map(({ kind, circles }, i) => {
            const place = layoutHex(hex).track.stops[i]
            return (
              place &&
              hex.colour !== 'far' &&
              kind !== 'junction' &&
              kind !== 'works' && (
                <Station
                  key={i}
                  layout={place}
                  circles={circles.map(({ marker }) => {
                    const paint = marker && paints[marker.company]
                    return paint
                      ? { disc: { letters: '', colour: paint.colour, ink: paint.ink, hollow: false } }
                      : {}
                  })}
                />
              )
            )
          })}
        </g>
      ))}
    </>
  )
}
