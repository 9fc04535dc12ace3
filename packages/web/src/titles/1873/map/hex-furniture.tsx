import type { BoardHex, LaidTile, Marker, MineState, RailwayId, Stop, TileColour } from '@stellwerk/1873'
import { concessionHexes, editions, terrainCost } from '@stellwerk/1873'
import type { EditionId } from '@stellwerk/1873'
import { paintOf } from '../chip.js'
import type { Point } from './geometry.js'
import { edgeMiddle, mix } from './geometry.js'
import { hasValue, isPhased, isWorkStop, layoutHex } from './hex-layout.js'
import { PlaceName } from './place-name.js'
import { Station } from './stations.js'
import { circleRadius } from './track-layout.js'
import { FactoryBadge, MineBadge } from './works.js'

export interface FurnitureProps {
  readonly board: BoardHex
  readonly edition: EditionId
  readonly markers: readonly (readonly Marker[])[] | undefined
  readonly mine: MineState | undefined
  readonly seat: number | undefined
  readonly reserved: LaidTile | undefined
  /** Railways for which circles are kept, for each stop. */
  readonly kept: readonly (readonly RailwayId[])[]
  /** Which of the coloured values counts. */
  readonly period: TileColour
}

/** What stands on a hex: stations, works, values, names. Everything here depends on these few things and no others. */
export function HexFurniture(props: FurnitureProps) {
  const { board, markers, mine, seat, reserved, kept, period } = props
  const { printed, stops, laid, hex } = board
  const layout = layoutHex(board)
  const valued = stops.find(hasValue)
  return (
    <>
      {!isWorkStop(board) &&
        stops.map((stop, i) => {
          const place = layout.track.stops[i]
          return (
            place && (
              <Station key={i} stop={stop} layout={place} markers={markers?.[i] ?? []} kept={kept[i] ?? []} />
            )
          )
        })}
      {layout.work && (
        <g transform={shift(layout.work)}>
          {printed.mine !== undefined && <MineBadge mine={printed.mine} state={mine} seat={seat} />}
          {printed.factory !== undefined && <FactoryBadge factory={printed.factory} />}
        </g>
      )}
      {hex === stateStation.hex && <StateStation />}
      {layout.name && <PlaceName {...layout.name} town={printed.place === 'town'} />}
      {layout.value && valued && <Value at={layout.value} stop={valued} period={period} />}
      {layout.cost && printed.terrain && (
        <text class="map-cost" {...layout.cost}>
          {editions[props.edition].buildingCosts[hex] ?? terrainCost[printed.terrain]}
        </text>
      )}
      {layout.reserved && reserved && <Reserved at={layout.reserved} hex={hex} tile={reserved.tile} />}
      {layout.number && laid && (
        <text class="map-tile-number" {...layout.number}>
          {laid.tile}
        </text>
      )}
      {layout.mark && (
        <text class="map-mark" {...layout.mark}>
          {printed.mark}
        </text>
      )}
      {layout.coordinates && (
        <text class="map-coordinates" {...layout.coordinates}>
          {hex}
        </text>
      )}
    </>
  )
}

/** The printed marker of the MHE at the end of the state track in Thale; it does nothing (1873-4.4.2-l). */
const stateStation = { hex: 'F15', edge: 4 as const }

function StateStation() {
  const { colour, ink } = paintOf('MHE')
  return (
    <g transform={shift(mix({ x: 0, y: 0 }, edgeMiddle(stateStation.edge), 0.56))}>
      <circle class="map-marker" r={circleRadius - 0.8} style={{ fill: colour }} />
      <text class="map-marker-letters" style={{ fill: ink }}>
        MHE
      </text>
    </g>
  )
}

const shift = ({ x, y }: Point): string => `translate(${x} ${y})`

/** What a call earns now; a value that changes with the phases has the colour that counts. */
export function Value({ at, stop, period }: { at: Point; stop: Stop; period: TileColour }) {
  const worth = typeof stop.value === 'number' ? stop.value : stop.value[period]
  const width = isPhased(stop) ? 21 : 17
  return (
    <g transform={shift(at)}>
      <rect
        class={isPhased(stop) ? `map-value map-value-${period}` : 'map-value'}
        x={-width / 2}
        y={-7}
        width={width}
        height={14}
        rx={7}
      />
      <text class="map-value-number">{worth}</text>
    </g>
  )
}

/** The number of the tile that is kept for a concession route, in the colour of its railway. */
function Reserved({ at, hex, tile }: { at: Point; hex: string; tile: string }) {
  const railway = concessionHexes[hex]?.railway
  return (
    <g transform={shift(at)}>
      <rect
        class="map-reserved"
        x={-10}
        y={-5}
        width={20}
        height={10}
        rx={2}
        style={railway && { stroke: paintOf(railway).colour }}
      />
      <text class="map-reserved-number">{tile}</text>
    </g>
  )
}
