import { factOf } from '@stellwerk/engine'
import { homeOf, valueAt } from '../board.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, TrainId } from '../data/types.js'
import type { Board, Way } from './ways.js'
import { waysOf } from './ways.js'

/** The dearest first, so that a search can stop once nothing better is left. */
const dearestFirst = factOf<Board, CompanyId, readonly Way[]>(
  { tiles: true, phase: true },
  (state, company) => waysOf(state, company).toSorted((a, b) => b.value - a.value),
)

/** What the best run with these trains earns, without the run itself: computer players ask for it thousands of times a move. */
export function earnedWith(state: Board, company: CompanyId, trains: readonly TrainId[]): number {
  const ways = dearestFirst(state, company)
  const home = valueAt(state, homeOf(company))
  const most = (index: number, taken: number): number => {
    const train = trains[index]
    if (train === undefined) return 0
    const { range } = facts[train]
    const rest = most(index + 1, taken)
    let best = rest
    for (const [i, one] of ways.entries()) {
      if (home + 2 * one.value + rest <= best) break
      if (one.track & taken) continue
      for (let j = i + 1; j < ways.length; j++) {
        const other = ways[j] as Way
        const value = home + one.value + other.value
        if (value + rest <= best) break
        if (one.calls + other.calls >= range || one.stops & other.stops) continue
        if (other.track & (taken | one.track)) continue
        best = Math.max(best, value + most(index + 1, taken | one.track | other.track))
      }
    }
    return best
  }
  return most(0, 0)
}
