import { nextStopsOf } from '@stellwerk/rails'
import type { Segment } from '@stellwerk/router'
import { isStop } from '@stellwerk/router'
import { trains as facts } from '../../data/trains.js'
import type { CompanyId } from '../../data/types.js'
import type { State } from '../../state.js'
import { companyOf } from '../../state.js'
import { linesOf } from './lines.js'

/** Whether one of the company's trains has any run: from a base to the next station (1853-4.5.2-a, 1853-4.5.4-c, -d). */
export function hasRun(state: State, company: CompanyId): boolean {
  const { trains } = companyOf(state, company)
  if (trains.length === 0) return false
  const { network } = linesOf(state, company)
  const { points } = network
  return [...new Set(trains)].some((train) => {
    const { gauge, range } = facts[train]
    const nextStops = nextStopsOf(network, ({ gauges }: Segment) => !gauges || gauges.includes(gauge))
    return points.some(
      (point, i) =>
        isStop(point) &&
        point.own &&
        [...nextStops(i)].some((next) => {
          const stop = points[next]
          return stop?.limits[0] !== point.limits[0] && (range > 1 || stop?.kind === 'town')
        }),
    )
  })
}
