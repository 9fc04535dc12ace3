import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { Lines } from '@stellwerk/rails'
import type { Fault, Route as Line } from '@stellwerk/router'
import { faultOfRoute, isStop, thingsOf } from '@stellwerk/router'
import type { TrainRun } from '../../actions.js'
import { boardHex } from '../../board.js'
import { trains as facts } from '../../data/trains.js'
import type { CompanyId, HexId, TrainId } from '../../data/types.js'
import type { State } from '../../state.js'
import { companyOf } from '../../state.js'
import { lineOf } from './along.js'
import type { Duties } from './duties.js'
import { hexesOfDuty } from './duties.js'
import { taskFor, trainFor } from './forced.js'
import { linesAlong, linesOf } from './lines.js'

/**
 * Everything that is wrong with the runs of a company, one after another and together. Their own hexes are enough to tell
 * that nothing is; what is wrong is told of all the company's lines, since a run may lie outside them.
 */
export function faultsOfRuns(
  state: State,
  company: CompanyId,
  runs: readonly TrainRun[],
): readonly Refusal[] {
  const faults = faultsOn(linesAlong(state, company, runs), state, company, runs)
  return faults.length === 0 ? faults : faultsOn(linesOf(state, company), state, company, runs)
}

function faultsOn(
  lines: Lines,
  state: State,
  company: CompanyId,
  runs: readonly TrainRun[],
): readonly Refusal[] {
  const faults: Refusal[] = []
  const left = [...companyOf(state, company).trains]
  const used = new Map<number, TrainRun>()
  for (const run of runs) {
    const at = left.indexOf(run.train)
    if (at < 0) {
      faults.push(refusal('1853-4.5.1-a', { company, train: run.train }))
      continue
    }
    left.splice(at, 1)
    const line = lineOf(lines, run.route)
    if (!line) {
      faults.push(refusal(run.route.length < 2 ? '1853-4.5.4-c' : '1853-4.5.5-a', named(run)))
      continue
    }
    const fault = faultOfLine(lines, run.train, line)
    if (fault) faults.push(refusal(fault, { ...named(run), range: facts[run.train].range }))
    const things = [...new Set(thingsOf(lines.network, line))]
    const other = things.map((thing) => used.get(thing)).find((one) => one !== undefined)
    if (other) faults.push(refusal(ruleOfSharing(state, run, other), { ...named(run), other: other.train }))
    for (const thing of things) used.set(thing, run)
  }
  return faults
}

const named = ({ train, route }: TrainRun) => ({ train, route: [...route] })

/** 1853-4.5.10-b tells of branches, -a of all other track. */
function ruleOfSharing(state: State, { route }: TrainRun, other: TrainRun): string {
  const branches = (hex: HexId): boolean => {
    const { stops, leads } = boardHex(state, hex)
    return stops.length === 0 && leads.some((ends) => ends.length > 1)
  }
  return route.some((hex) => other.route.includes(hex) && branches(hex)) ? '1853-4.5.10-b' : '1853-4.5.10-a'
}

/** The statement of the ledger that a line breaks. */
function faultOfLine(lines: Lines, train: TrainId, line: Line): string | undefined {
  const fault = faultOfRoute(taskFor(lines, [train]), trainFor(train), line)
  return fault && ruleOf(fault, lines, train, line)
}

function ruleOf(fault: Fault, { network }: Lines, train: TrainId, { points }: Line): string {
  switch (fault) {
    case 'short':
      return '1853-4.5.4-c'
    case 'broken':
    case 'end':
    case 'barred':
      return '1853-4.5.5-a'
    case 'station':
      return facts[train].range === 1 ? '1853-4.5.4-d' : '1853-4.5.2-a'
    case 'passed':
      return '1853-4.5.6-a'
    case 'long':
      return facts[train].range === 1 ? '1853-4.5.4-d' : '1853-4.5.4-a'
    case 'gauge':
      return '1853-4.5.3-a'
    case 'shared':
      return '1853-4.5.10-a'
    case 'twice': {
      const places = points
        .map((point) => network.points[point])
        .filter(isStop)
        .flatMap(({ limits }) => limits)
      return new Set(places).size < places.length ? '1853-4.5.5-b' : '1853-4.5.5-a'
    }
  }
}

/** Why a company may not run like this. Whatever else is legal is its controller's choice (1853-4.5.10-c, R-36). */
export function refuseRuns(
  state: State,
  company: CompanyId,
  runs: readonly TrainRun[],
  mail: number | undefined,
  duties: Duties,
): Refusal | undefined {
  const fault = faultsOfRuns(state, company, runs)[0]
  if (fault) return fault
  // 1853-4.6.6-d
  if (mail !== undefined && !runs[mail]) return refusal('1853-4.6.6-d', { company, mail })
  const missed = hexesOfDuty(duties).find((hex) => !runs.some(({ route }) => route.includes(hex)))
  if (missed === undefined) return undefined
  const rule = missed === duties.mustRunOver ? '1853-4.2.3-b' : '1853-4.4.2-b'
  return refusal(rule, { company, hex: missed })
}

/** All reasons against such runs: their faults, or what they leave out. */
export function reasonsAgainst(
  state: State,
  company: CompanyId,
  runs: readonly TrainRun[],
  mail: number | undefined,
  duties: Duties,
): readonly Refusal[] {
  const faults = faultsOfRuns(state, company, runs)
  return faults.length > 0 ? faults : [refuseRuns(state, company, runs, mail, duties) ?? []].flat()
}
