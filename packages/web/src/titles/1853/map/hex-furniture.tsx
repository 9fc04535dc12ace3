import type { CompanyId, Gauge, PrintedHex } from '@stellwerk/1853'
import { terrainCosts } from '@stellwerk/1853'
import { HexLabels } from '../../../board/hex-labels.js'
import { shift } from '../../../board/paper.js'
import { PlaceName } from '../../../board/place-name.js'
import type { Disc } from '../../../board/stations.js'
import { Station } from '../../../board/stations.js'
import { Value } from '../../../board/value.js'
import { paintOf } from '../chip.js'
import type { Picture } from './cells.js'
import { hasValue, layoutHex } from './hex-layout.js'

/** What the first tile costs in a gauge; all terrains of the hex together. */
export const costIn = ({ terrain }: PrintedHex, gauge: Gauge): number =>
  terrain.reduce((sum, kind) => sum + terrainCosts[kind][gauge], 0)

/** What stands on a hex: stations, values, names, signs. Everything here depends on the picture alone. */
export function HexFurniture({ board, bases, kept }: Picture) {
  const { printed, stops, laid, hex } = board
  const layout = layoutHex(board)
  const valued = stops.find(hasValue)
  const name = printed.stops[0]?.name
  return (
    <>
      {layout.track.stops.map((place, i) =>
        stops[i]?.kind === 'junction' ? null : (
          <Station key={i} layout={place} discs={bases?.[i]?.map(discOf)} kept={kept[i]} />
        ),
      )}
      {layout.name && name && <PlaceName at={layout.name.at} lines={[name]} size={layout.name.size} town />}
      {layout.value && valued && <Value at={layout.value} worth={valued.value} />}
      {layout.cost && (
        <text class="map-cost" {...layout.cost}>
          {costIn(printed, 'standard')}/{costIn(printed, 'metre')}
        </text>
      )}
      {layout.bonus && (
        <g transform={shift(layout.bonus)}>
          <rect class="map-bonus" x={-13} y={-6} width={26} height={12} rx={3} />
          <text class="map-bonus-number">+{printed.bonus}</text>
        </g>
      )}
      <HexLabels layout={layout} hex={hex} tile={laid?.tile} mark={printed.mark} />
    </>
  )
}

const discOf = (company: CompanyId): Disc => ({ letters: company, ...paintOf(company) })
