import type { BoardHex, LaidTile, Marker, MineState, RailwayId, Stop, TileColour } from '@stellwerk/1873'
import { concessionHexes, editions, railways, terrainCost } from '@stellwerk/1873'
import type { EditionId } from '@stellwerk/1873'
import { readableInk } from '../../../board/contrast.js'
import type { Point } from '../../../board/geometry.js'
import { HexLabels } from '../../../board/hex-labels.js'
import { shift } from '../../../board/paper.js'
import { PlaceName } from '../../../board/place-name.js'
import type { Disc } from '../../../board/stations.js'
import { MarkerDisc, Station } from '../../../board/stations.js'
import { Value } from '../../../board/value.js'
import { paintOf } from '../chip.js'
import { hasValue, isWorkStop, layoutHex, stateStation } from './hex-layout.js'
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
        stops.map((_, i) => {
          const place = layout.track.stops[i]
          return place && <Station key={i} layout={place} discs={markers?.[i]?.map(discOf)} kept={kept[i]} />
        })}
      {layout.work && (
        <g transform={shift(layout.work)}>
          {printed.mine !== undefined && <MineBadge mine={printed.mine} state={mine} seat={seat} />}
          {printed.factory !== undefined && (
            <FactoryBadge factory={printed.factory} edition={props.edition} />
          )}
        </g>
      )}
      {hex === stateStation.hex && <StateStation />}
      {layout.name && <PlaceName {...layout.name} town={printed.place === 'town'} />}
      {layout.value && valued && <Value at={layout.value} {...worthOf(valued, period)} />}
      {layout.cost && printed.terrain && (
        <text class="map-cost" {...layout.cost}>
          {editions[props.edition].buildingCosts[hex] ?? terrainCost[printed.terrain]}
        </text>
      )}
      {layout.reserved && reserved && <Reserved at={layout.reserved} hex={hex} tile={reserved.tile} />}
      <HexLabels layout={layout} hex={hex} tile={laid?.tile} mark={printed.mark} />
    </>
  )
}

function StateStation() {
  return (
    <g transform={shift(stateStation.at)}>
      <MarkerDisc disc={{ letters: 'MHE', ...paintOf('MHE') }} />
    </g>
  )
}

const discOf = ({ railway, active }: Marker): Disc => ({
  letters: railway,
  colour: railways[railway].colour,
  ink: readableInk(railways[railway]),
  hollow: !active,
})

/** What a call earns now; a value that changes with the phases has the colour that counts. */
const worthOf = ({ value }: Stop, period: TileColour) =>
  typeof value === 'number' ? { worth: value } : { worth: value[period], period }

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
