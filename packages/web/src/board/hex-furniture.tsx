import type { Circle, LaterValue, MapHex, Stop } from '@stellwerk/table'
import type { Point } from './geometry.js'
import { HexLabels } from './hex-labels.js'
import { isBold, isFar, layoutHex, printedCosts, valuedStop } from './hex-layout.js'
import type { Paints } from './paints.js'
import { shift } from './geometry.js'
import type { NameRoom } from './place-name.js'
import { PlaceName } from './place-name.js'
import { SignView } from './signs.js'
import type { CircleLook } from './stations.js'
import { Station } from './stations.js'
import { Value } from './value.js'

interface HexFurnitureProps {
  readonly hex: MapHex
  readonly paints: Paints
  readonly room?: NameRoom
}

/** What stands on a hex: stations, signs, values, names. */
export function HexFurniture({ hex, paints, room }: HexFurnitureProps) {
  const layout = layoutHex(hex)
  const valued = valuedStop(hex)
  const costs = printedCosts(hex)
  return (
    <>
      {hex.stops.map((stop, i) => {
        const place = layout.track.stops[i]
        const isDrawn = place && !isFar(hex) && stop.kind !== 'junction' && stop.kind !== 'works'
        return isDrawn && <Station key={i} layout={place} circles={stop.circles.map(lookIn(paints))} />
      })}
      {hex.signs.map((sign, i) => {
        const at = layout.signs[i]
        return at && <SignView key={i} sign={sign} at={at} paints={paints} />
      })}
      {layout.names.map(({ at, lines, size }) => (
        <PlaceName key={lines[0]} at={at} lines={lines} size={size} town={isBold(hex)} room={room} />
      ))}
      {layout.value && valued && <Value at={layout.value} worth={valued.value} period={valued.period} />}
      {layout.far && valued && <FarValues at={layout.far} stop={valued} />}
      {layout.cost && (
        <text class="map-cost" {...layout.cost}>
          {costs.join('/')}
        </text>
      )}
      {hex.paths.map(({ toll }, i) => {
        const at = layout.tolls[i]
        return (
          at && (
            <g key={i} transform={shift(at)}>
              <circle class="map-toll" r={8.5} />
              <text class="map-toll-number">−{toll}</text>
            </g>
          )
        )
      })}
      <HexLabels layout={layout} hex={hex.ref} tile={hex.tile?.ref} mark={hex.letter} />
    </>
  )
}

const lookIn =
  (paints: Paints) =>
  ({ marker, reserved }: Circle): CircleLook => {
    const paint = marker && paints[marker.company]
    if (marker)
      return {
        disc: {
          letters: paint?.mark ?? marker.company,
          colour: paint?.colour ?? '#8a7f69',
          ink: paint?.ink ?? '#ffffff',
          hollow: !marker.active,
        },
      }
    const [home] = reserved ?? []
    return home === undefined ? {} : { kept: paints[home]?.mark ?? home }
  }

/** What a far destination pays now, in a heavy frame, and in the phases to come. */
function FarValues({ at, stop: { value, period, later } }: { readonly at: Point; readonly stop: Stop }) {
  const boxes: readonly Pick<LaterValue, 'value' | 'colour'>[] = [
    { value, colour: period ?? 'yellow' },
    ...later,
  ]
  return (
    <g transform={shift(at)}>
      {boxes.map((box, i) => (
        <g key={i} transform={shift({ x: (i - (boxes.length - 1) / 2) * 16, y: 0 })}>
          <rect
            class={`map-far-box map-value-${box.colour}${i === 0 ? ' map-far-now' : ''}`}
            x={-7.5}
            y={-6}
            width={15}
            height={12}
            rx={2}
          />
          <text class="map-far-number">{box.value}</text>
        </g>
      ))}
    </g>
  )
}
