import type { TrainRun } from '../actions.js'
import { homeOf, valueAt } from '../board.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, HexId, TrainId } from '../data/types.js'
import type { State } from '../state.js'
import type { Board, Way } from './ways.js'
import { isStop, waysOf } from './ways.js'

interface Found {
  readonly revenue: number
  /** Each train with the two ways out of home that make its route; one may be staying. */
  readonly chosen: readonly (readonly [TrainId, Way, Way])[]
}

/** The best routes of some trains, which call at home and do not share track (vierhain-run-a, -b, -e). */
function search(state: Board, company: CompanyId, trains: readonly TrainId[]): Found {
  const ways = waysOf(state, company)
  const home = valueAt(state, homeOf(company))
  const most = (index: number, taken: number): Found => {
    const train = trains[index]
    if (train === undefined) return { revenue: 0, chosen: [] }
    const { range } = facts[train]
    const rest = most(index + 1, taken)
    let best = rest
    for (const [i, one] of ways.entries()) {
      // the others are worth no more than this one
      if (home + 2 * one.value + rest.revenue <= best.revenue) break
      if (one.track & taken) continue
      for (let j = i + 1; j < ways.length; j++) {
        const other = ways[j] as Way
        const value = home + one.value + other.value
        if (value + rest.revenue <= best.revenue) break
        if (one.calls + other.calls >= range || one.stops & other.stops) continue
        if (other.track & (taken | one.track)) continue
        const { revenue, chosen } = most(index + 1, taken | one.track | other.track)
        if (value + revenue > best.revenue)
          best = { revenue: value + revenue, chosen: [[train, one, other], ...chosen] }
      }
    }
    return best
  }
  return most(0, 0)
}

/** What a company would earn with these trains. */
export const earnedWith = (state: Board, company: CompanyId, trains: readonly TrainId[]): number =>
  search(state, company, trains).revenue

/** The most that trains can earn together, and how (vierhain-run-i). */
export function runWith(
  state: Board,
  company: CompanyId,
  trains: readonly TrainId[],
): { readonly revenue: number; readonly runs: readonly TrainRun[] } {
  const { revenue, chosen } = search(state, company, trains)
  const hexesOf = ({ path }: Way): readonly HexId[] => path.split(' ').slice(1)
  const runs = chosen.map(([train, one, other]) => ({
    train,
    route: [...hexesOf(other).toReversed(), homeOf(company), ...hexesOf(one)],
  }))
  return { revenue, runs }
}

export const bestRun = (state: State, company: CompanyId): ReturnType<typeof runWith> =>
  runWith(state, company, state.companies[company].trains)

/** What each call of a route earns. */
export const callsOf = (
  state: Board,
  { route }: Pick<TrainRun, 'route'>,
): readonly { readonly hex: HexId; readonly value: number }[] =>
  route.filter(isStop).map((hex) => ({ hex, value: valueAt(state, hex) }))
