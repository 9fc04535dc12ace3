import type { Lines } from '@stellwerk/rails'
import { hexesAlong, stopsAlong } from '@stellwerk/rails'
import type { Estimate, Plan, Task, Train } from '@stellwerk/router'
import { estimateSteps, isStop, solve } from '@stellwerk/router'
import type { TrainRun } from '../../actions.js'
import { trains as facts } from '../../data/trains.js'
import type { CompanyId, TrainId } from '../../data/types.js'
import type { State } from '../../state.js'
import { companyOf } from '../../state.js'
import { express, linesOf } from './lines.js'
import { canRun } from './route-exists.js'

/** The most that the trains of a company can earn together, and how (1854-run-q). */
export interface BestRun {
  readonly total: number
  readonly runs: readonly TrainRun[]
  /** Nothing earns more; false only if the search was stopped. */
  readonly proven: boolean
}

/** A train as the router knows it. */
export function trainFor(train: TrainId): Train {
  const { kind, range, maySkip } = facts[train]
  const common = { name: train, multiplier: 1, gauges: maySkip ? ['usual', express] : ['usual'] }
  // 1854-run-h: the ends of its route are calls; a route beyond them would only be longer
  if (maySkip)
    return {
      ...common,
      mode: 'express',
      n: range,
      visit: null,
      paysTowns: true,
      endsCalled: true,
      ownCalled: true,
    }
  // 1854-run-f
  if (kind === 'plus')
    return { ...common, mode: 'cities', n: range, towns: null, paysTowns: true, townsMayUseCityPlaces: false }
  return { ...common, mode: 'stops', n: range }
}

/** The trains that a company owns and can run (1854-run-a, -o), longest first. */
export const runningTrains = (state: State, company: CompanyId): readonly TrainId[] =>
  companyOf(state, company)
    .trains.filter((train) => canRun(company, train))
    .toReversed()

export function taskFor(lines: Lines, trains: readonly TrainId[]): Task {
  return { network: lines.network, trains: trains.map(trainFor), stationRequired: true, minStops: 2 }
}

const nothing: BestRun = { total: 0, runs: [], proven: true }
const known = new WeakMap<Lines, Map<string, BestRun>>()

/** 1854-run-q: the best run, proven. */
export function bestRun(state: State, company: CompanyId): BestRun {
  const trains = runningTrains(state, company)
  if (trains.length === 0) return nothing
  const lines = linesOf(state, company)
  const ofLines = known.get(lines) ?? new Map<string, BestRun>()
  known.set(lines, ofLines)
  const key = trains.join()
  const best = ofLines.get(key) ?? search(lines, trains)
  ofLines.set(key, best)
  return best
}

/**
 * About what the best run earns, soon known on every board: for programs that weigh many tiles and trains, and ask for the
 * state with the tile or the train in it.
 */
export function estimatedRun(state: State, company: CompanyId): Estimate {
  const trains = runningTrains(state, company)
  if (trains.length === 0) return nothing
  const lines = linesOf(state, company)
  return known.get(lines)?.get(trains.join()) ?? search(lines, trains, estimateSteps)
}

function search(lines: Lines, trains: readonly TrainId[], maxSteps = Infinity): BestRun {
  // 1854-run-b: nowhere to go
  if (lines.network.points.filter(isStop).length < 2) return nothing
  const { plans, proven } = solve(taskFor(lines, trains), { maxSteps })
  const plan = plans[0] as Plan
  const runs = plan.runs.map(({ train, route, earnings }): TrainRun => {
    const name = trains[train] as TrainId
    const path = hexesAlong(lines, route.segments)
    if (!facts[name].maySkip) return { train: name, route: path }
    const called = new Set(earnings.calls.map(({ point }) => point))
    const passes = stopsAlong(lines, route.points, path).flatMap(({ point, place }) =>
      called.has(point) ? [] : [place],
    )
    return { train: name, route: path, ...(passes.length > 0 ? { passes } : {}) }
  })
  return { total: plan.total, runs, proven }
}
