import type { End, HexId, RailwayId } from '@stellwerk/1873'
import { concessionRoutes, hexes } from '@stellwerk/1873'
import { useMemo } from 'preact/hooks'
import { paintOf } from '../chip.js'
import { between, cut, line, pathOf } from '../../../board/curve.js'
import type { Point } from '../../../board/geometry.js'
import { edgeMiddle } from '../../../board/geometry.js'
import { shift } from '../../../board/paper.js'
import { paper } from './cells.js'

const middle: Point = { x: 0, y: 0 }
/** The share of the way from the middle to a side at which a line comes out from under the circles. */
const besideCircle = 0.3

/** The track that a route needs on a hex: through its place if it has one, else from side to side. */
function pathOn(hex: HexId, join: readonly [End, End]): string {
  const sides = join.filter((end) => typeof end === 'number')
  const [a, b] = sides
  if (a !== undefined && b !== undefined && hexes[hex]?.stops.length !== 1) return pathOf(between(a, b))
  return sides.map((edge) => pathOf(cut(line(middle, edgeMiddle(edge)), besideCircle, 1))).join('')
}

/** The routes of the concessions, thin and dashed in the colours of their railways. */
export function ConcessionLines() {
  return useMemo(
    () => (
      <g class="map-concessions" aria-hidden="true">
        {(Object.keys(concessionRoutes) as RailwayId[]).flatMap((railway) =>
          concessionRoutes[railway].flat().map(({ hex, join }) => {
            const d = pathOn(hex, join)
            const { colour, ink } = paintOf(railway)
            return (
              <g key={`${railway}${hex}${join.join()}`} transform={shift(paper.at(hex))}>
                <path class="map-concession-bed" d={d} style={{ stroke: ink }} />
                <path class="map-concession" d={d} style={{ stroke: colour }} />
              </g>
            )
          }),
        )}
      </g>
    ),
    [],
  )
}
