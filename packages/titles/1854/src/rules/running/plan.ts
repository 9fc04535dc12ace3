import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { Lines } from '@stellwerk/rails'
import { lineAlong, stopsAlong } from '@stellwerk/rails'
import type { Fault, Route } from '@stellwerk/router'
import { faultOfRoute, isStop, thingsOf } from '@stellwerk/router'
import type { TrainRun } from '../../actions.js'
import { trains as facts } from '../../data/trains.js'
import type { CompanyId, HexId } from '../../data/types.js'
import type { State } from '../../state.js'
import { companyOf } from '../../state.js'
import { bestRun, taskFor, trainFor } from './best-run.js'
import { linesOf } from './lines.js'
import { canRun } from './route-exists.js'

/** What one train earns: its calls, and what is added or taken off. */
export interface RunParts {
  readonly train: string
  readonly calls: readonly { readonly hex: HexId; readonly stop: number; readonly value: number }[]
  /** Graz, and the customs below zero. */
  readonly extra: number
  readonly total: number
}

/** Everything that is wrong with a plan, but for its being less than the best. */
export function faultsOfRuns(state: State, company: CompanyId, runs: readonly TrainRun[]): Refusal[] {
  const lines = linesOf(state, company)
  const faults: Refusal[] = []
  const left = [...companyOf(state, company).trains]
  const used = new Map<number, string>()
  for (const run of runs) {
    const { train } = run
    const at = left.indexOf(train)
    if (at < 0) {
      faults.push(refusal('1854-run-a', { company, train }))
      continue
    }
    left.splice(at, 1)
    if (!canRun(company, train)) {
      faults.push(refusal('1854-run-o', { company, train }))
      continue
    }
    const line = lineAlong(lines, run.route)
    const fault = line ? faultOfLine(lines, run, line) : refusal('1854-run-b', named(run))
    if (fault) faults.push(fault)
    if (!line) continue
    // 1854-run-n
    const things = new Set(thingsOf(lines.network, line))
    const shared = [...things].map((thing) => used.get(thing)).find((other) => other !== undefined)
    if (shared !== undefined) faults.push(refusal('1854-run-n', { ...named(run), other: shared }))
    for (const thing of things) used.set(thing, train)
  }
  return faults
}

const named = ({ train, route }: TrainRun) => ({ train, route: [...route] })

function faultOfLine(lines: Lines, run: TrainRun, line: Route): Refusal | undefined {
  const task = taskFor(lines, [run.train])
  const fault = faultOfRoute(task, trainFor(run.train), line)
  if (fault) return refusal(ruleOf(fault, lines, run, line), { ...named(run), range: facts[run.train].range })
  const { passes = [] } = run
  if (passes.length > 0 && !facts[run.train].maySkip) return refusal('1854-run-g', named(run))
  const places = stopsAlong(lines, line.points, run.route)
  const calls = places.filter(({ place }) => !passes.includes(place))
  const passed = places.length - calls.length
  const endsCalled = [places[0], places.at(-1)].every((end) => end && calls.includes(end))
  const ownCalled = calls.some(({ point }) => isOwn(lines, point))
  // 1854-run-h: at most eight calls, one of them at a marker of the company
  if (facts[run.train].maySkip)
    if (calls.length > facts[run.train].range || passed !== passes.length || !endsCalled || !ownCalled)
      return refusal('1854-run-h', { ...named(run), range: facts[run.train].range, calls: calls.length })
  return undefined
}

const isOwn = (lines: Lines, point: number): boolean => {
  const stop = lines.network.points[point]
  return isStop(stop) && stop.own
}

/** The statement of the ledger that a route breaks. */
function ruleOf(fault: Fault, lines: Lines, { train }: TrainRun, { points }: Route): string {
  const stops = points.map((point) => lines.network.points[point]).filter(isStop)
  switch (fault) {
    case 'short':
    case 'broken':
    case 'end':
      return '1854-run-b'
    case 'station':
      return '1854-run-c'
    case 'passed':
      // a far destination is always an end; else it is a city that is full of others' markers
      return stops.slice(1, -1).some((stop) => stop.kind === 'offboard') ? '1854-run-j' : '1854-run-d'
    case 'long':
      return facts[train].maySkip ? '1854-run-h' : facts[train].kind === 'plus' ? '1854-run-f' : '1854-run-e'
    case 'gauge':
    case 'barred':
      return '1854-run-k'
    case 'shared':
      return '1854-run-n'
    case 'twice': {
      const places = stops.flatMap((stop) => stop.limits)
      return new Set(places).size < places.length ? '1854-run-i' : '1854-run-l'
    }
  }
}

/** What the trains earn (1854-revenue-a); the plan has no fault. */
export function revenueOf(
  state: State,
  company: CompanyId,
  runs: readonly TrainRun[],
): { readonly total: number; readonly parts: readonly RunParts[] } {
  // early in a game few companies run, and a network is costly to draw
  if (runs.length === 0) return { total: 0, parts: [] }
  const lines = linesOf(state, company)
  const parts = runs.map((run): RunParts => {
    const line = lineAlong(lines, run.route) as Route
    const places = stopsAlong(lines, line.points, run.route)
    const called = new Set(
      places.filter(({ place }) => !run.passes?.includes(place)).map(({ point }) => point),
    )
    const calls = places.flatMap(({ point }) => {
      const stop = lines.network.points[point]
      const where = lines.stops[point]
      return called.has(point) && isStop(stop) && where ? [{ ...where, value: stop.value }] : []
    })
    const extra = extraOf(lines, line, called)
    return {
      train: run.train,
      calls,
      extra,
      total: calls.reduce((sum, { value }) => sum + value, extra),
    }
  })
  return { total: parts.reduce((sum, { total }) => sum + total, 0), parts }
}

/** 1854-revenue-c, -d: once for each route. */
function extraOf({ network }: Lines, line: Route, called: ReadonlySet<number>): number {
  const track = new Set(line.segments.flatMap((s) => network.segments[s]?.bonuses ?? []))
  return network.bonuses.reduce((sum, { amount, calls }, i) => {
    const earned = calls.length > 0 ? calls[0]?.some((point) => called.has(point)) : track.has(i)
    return earned ? sum + amount : sum
  }, 0)
}

/** Why a company may not run like this: the first fault, or a better run (1854-run-q). */
export function refuseRuns(state: State, company: CompanyId, runs: readonly TrainRun[]): Refusal | undefined {
  const fault = faultsOfRuns(state, company, runs)[0]
  if (fault) return fault
  const best = bestRun(state, company)
  const { total } = revenueOf(state, company, runs)
  return total < best.total
    ? refusal('1854-run-q', { company, total, best: best.total, runs: best.runs as never })
    : undefined
}

/** All reasons against such runs: their faults, or that a better run is known. */
export function reasonsAgainst(
  state: State,
  company: CompanyId,
  runs: readonly TrainRun[],
): readonly Refusal[] {
  const faults = faultsOfRuns(state, company, runs)
  return faults.length > 0 ? faults : [refuseRuns(state, company, runs) ?? []].flat()
}
