import type { TrainRun } from '../../actions.js'
import { markersAt } from '../../board.js'
import { trains } from '../../data/trains.js'
import type { CompanyId } from '../../data/types.js'
import { faultsOfRuns, revenueOf } from './plan.js'
import type { State } from '../../state.js'

/**
 * A run with the calls that are worth most. Only an 80x may pass stops (1854-run-h): of more than it may call at, it
 * leaves those out that pay least, but neither its ends nor its last call at an own marker.
 */
export function withBestCalls(state: State, company: CompanyId, { train, route }: TrainRun): TrainRun {
  const run: TrainRun = { train, route }
  const { maySkip, range } = trains[train]
  const tooLong = faultsOfRuns(state, company, [run])
  if (!maySkip || tooLong.length === 0 || tooLong.some(({ rule }) => rule !== '1854-run-h')) return run
  const calls = revenueOf(state, company, [run]).parts[0]?.calls ?? []
  let at = -1
  const placed = calls.map(({ hex, stop, value }) => {
    at = route.indexOf(hex, at + 1)
    return { place: at, value, own: markersAt(state, hex, stop).includes(company) }
  })
  const ends = [placed[0], placed.at(-1)]
  const kept = ends.some((call) => call?.own) ? undefined : placed.find(({ own }) => own)
  const passed = placed
    .filter((call) => !ends.includes(call) && call !== kept)
    .toSorted((a, b) => a.value - b.value)
    .slice(0, placed.length - range)
  return { ...run, passes: passed.map(({ place }) => place).toSorted((a, b) => a - b) }
}
