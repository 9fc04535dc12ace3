import type { Lines } from '@stellwerk/rails'
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

const known = new WeakMap<Lines, boolean>()

/** Whether there are two stops joined by track, one with a marker of the company (1854-trains-b, R-40). */
export function hasRoute(state: State, company: CompanyId): boolean {
  const lines = linesOf(state, company)
  let found = known.get(lines)
  if (found === undefined) known.set(lines, (found = joinsStops(lines)))
  return found
}

function joinsStops({ network }: Lines): boolean {
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
