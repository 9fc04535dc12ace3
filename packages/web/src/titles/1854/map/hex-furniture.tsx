import type { CompanyId, Stop, TileColour, ValueByColour } from '@stellwerk/1854'
import type { Point } from '../../../board/geometry.js'
import { HexLabels } from '../../../board/hex-labels.js'
import { shift } from '../../../board/paper.js'
import { PlaceName } from '../../../board/place-name.js'
import type { Disc } from '../../../board/stations.js'
import { Station } from '../../../board/stations.js'
import { Value } from '../../../board/value.js'
import { paintOf } from '../chip.js'
import type { Picture } from './cells.js'
import { hasValue, isFar, layoutHex } from './hex-layout.js'

/** What stands on a hex: stations, values, names, signs. Everything here depends on the picture alone. */
export function HexFurniture({ board, markers, kept, mountain, period }: Picture) {
  const { printed, stops, track, laid, hex } = board
  const layout = layoutHex(board)
  const valued = stops.find(hasValue)
  const customs = track.find((piece) => piece.customs !== undefined)?.customs
  return (
    <>
      {!isFar(board) &&
        layout.track.stops.map((place, i) => (
          <Station key={i} layout={place} discs={markers?.[i]?.map(discOf)} kept={kept[i]} />
        ))}
      {layout.names.map(({ at, lines, size }) => (
        <PlaceName key={lines[0]} at={at} lines={lines} size={size} town={stops.some(isBig)} />
      ))}
      {layout.value && valued && <Value at={layout.value} {...worthOf(valued, period)} />}
      {layout.far && valued && <FarValues at={layout.far} value={valued.value} period={period} />}
      {layout.cost && printed.terrain && (
        <text class="map-cost" {...layout.cost}>
          {printed.terrain.cost}
        </text>
      )}
      {layout.mountain && mountain && (
        <g transform={shift(layout.mountain)}>
          <rect class="map-mountain" x={-11} y={-5.5} width={22} height={11} rx={2} />
          <text class="map-mountain-letters">{printed.mountainRailway}</text>
        </g>
      )}
      {layout.customs && customs !== undefined && (
        <g transform={shift(layout.customs)}>
          <circle class="map-customs" r={8.5} />
          <text class="map-customs-number">−{customs}</text>
        </g>
      )}
      <HexLabels layout={layout} hex={hex} tile={laid?.tile} mark={printed.mark} />
    </>
  )
}

const isBig = ({ kind }: Stop): boolean => kind !== 'town'

const discOf = (company: CompanyId): Disc => ({ letters: company, ...paintOf(company) })

/** What a call earns now; a value that changes with the phases has the colour that counts. */
const worthOf = ({ value }: Stop, period: TileColour) =>
  typeof value === 'number' ? { worth: value } : { worth: value[period], period }

const colours: readonly TileColour[] = ['yellow', 'green', 'brown', 'grey']

interface FarValuesProps {
  readonly at: Point
  readonly value: number | ValueByColour
  readonly period: TileColour
}

/** What a far destination pays in the phases of each colour; the one that counts now has a heavy frame. */
function FarValues({ at, value, period }: FarValuesProps) {
  if (typeof value === 'number') return <Value at={at} worth={value} />
  return (
    <g transform={shift(at)}>
      {colours.map((colour, i) => (
        <g key={colour} transform={shift({ x: (i - 1.5) * 16, y: 0 })}>
          <rect
            class={`map-far-box map-value-${colour}${colour === period ? ' map-far-now' : ''}`}
            x={-7.5}
            y={-6}
            width={15}
            height={12}
            rx={2}
          />
          <text class="map-far-number">{value[colour]}</text>
        </g>
      ))}
    </g>
  )
}
