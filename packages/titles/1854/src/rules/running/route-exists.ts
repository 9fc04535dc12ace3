import { nextStops } from '@stellwerk/rails'
import { isStop } from '@stellwerk/router'
import { trains } from '../../data/trains.js'
import type { CompanyId, TrainId } from '../../data/types.js'
import type { State } from '../../state.js'
import { isLocal } from '../../state.js'
import { linesOf } from './lines.js'

/** 1854-run-o: local railways run plus trains, all others regular ones. */
export const canRun = (company: CompanyId, train: TrainId): boolean =>
  trains[train].kind === (isLocal(company) ? 'plus' : 'regular')

/** Whether there are two stops joined by track, one with a marker of the company (1854-trains-b, R-40). */
export function hasRoute(state: State, company: CompanyId): boolean {
  const { network } = linesOf(state, company)
  const { points } = network
  return points.some(
    (point, i) =>
      isStop(point) &&
      point.own &&
      [...nextStops(network, i, ({ gauges }) => !gauges)].some(
        (next) => points[next]?.limits[0] !== point.limits[0],
      ),
  )
}
