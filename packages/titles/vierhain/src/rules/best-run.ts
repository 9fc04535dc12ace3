import type { TrainRun } from '../actions.js'
import { homeOf, valueAt } from '../board.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, HexId, TrainId } from '../data/types.js'
import type { State } from '../state.js'
import type { Board, Way } from './ways.js'
import { isStop, pathOf, waysOf } from './ways.js'

/** The most that the trains of a company can earn together, and how (vierhain-run-i). */
export interface BestRun {
  readonly revenue: number
  readonly runs: readonly TrainRun[]
}

/** The routes of a train that call at home, of those that use the same track the best (vierhain-run-a, -b). */
function routesOf(ways: readonly Way[], range: number): ReadonlyMap<number, readonly [Way, Way]> {
  const best = new Map<number, readonly [Way, Way]>()
  for (const [i, one] of ways.entries())
    for (const other of ways.slice(0, i)) {
      if (one.calls + other.calls >= range || one.stops & other.stops || one.track & other.track) continue
      const [a, b] = best.get(one.track | other.track) ?? []
      if (!a || !b || one.value + other.value > a.value + b.value)
        best.set(one.track | other.track, [one, other])
    }
  return best
}

/** What a company would earn with these trains. */
export function runWith(state: Board, company: CompanyId, trains: readonly TrainId[]): BestRun {
  const home = homeOf(company)
  const value = valueAt(state, home)
  const ways = waysOf(state, company)
  const routes = new Map(trains.map((train) => [train, [...routesOf(ways, facts[train].range)]]))
  const find = ([train, ...others]: readonly TrainId[], taken: number): BestRun => {
    if (train === undefined) return { revenue: 0, runs: [] }
    let best = find(others, taken)
    for (const [track, [one, other]] of routes.get(train) ?? []) {
      if (track & taken) continue
      const { revenue: rest, runs } = find(others, taken | track)
      const revenue = rest + value + one.value + other.value
      if (revenue > best.revenue)
        best = {
          revenue,
          runs: [{ train, route: [...pathOf(other).toReversed(), home, ...pathOf(one)] }, ...runs],
        }
    }
    return best
  }
  return find(trains, 0)
}

export const bestRun = (state: State, company: CompanyId): BestRun =>
  runWith(state, company, state.companies[company].trains)

/** What each call of a route earns. */
export const callsOf = (
  state: Board,
  { route }: Pick<TrainRun, 'route'>,
): readonly { readonly hex: HexId; readonly value: number }[] =>
  route.filter(isStop).map((hex) => ({ hex, value: valueAt(state, hex) }))
