import type { Lines } from '@stellwerk/rails'
import { faultOfRoute, isStop, solve } from '@stellwerk/router'
import type { CompanyId, HexId, TrainId } from '../../data/types.js'
import type { State } from '../../state.js'
import { companyOf } from '../../state.js'
import { homeStopNow, homesOf } from '../homes.js'
import type { Forced } from './forced.js'
import { forcedSearch, taskFor, trainFor, waysToForce } from './forced.js'
import { linesOf } from './lines.js'
import { shortestLine } from './shortest.js'

/**
 * What a company owes to its runs because it built outside its home area: to run over a tile (1853-4.2.3-b), to call at a
 * city (1853-4.4.2-b). All track of a city leads to its stations, so whoever runs over its hex calls there.
 */
export interface Duties {
  readonly mustRunOver?: HexId
  readonly mustCallAt?: HexId | readonly HexId[]
}

export const hexesOfDuty = ({ mustRunOver, mustCallAt }: Duties): readonly HexId[] => [
  ...new Set([mustRunOver ?? [], mustCallAt ?? []].flat(2)),
]

/** whether one legal set of runs meets all of them. */
export function canMeetDuties(state: State, company: CompanyId, duties: Duties): boolean {
  const { trains } = companyOf(state, company)
  return canRunOver(linesOf(state, company), trains, hexesOfDuty(duties))
}

/** 1853-4.2.3-a, 1853-4.4.2-a, R-31: whether one of the trains could run over the hex and a home base. */
export function canRunFromHome(state: State, company: CompanyId, duties: Duties): boolean {
  const { trains } = companyOf(state, company)
  const lines = withHomesOnly(state, company, linesOf(state, company))
  return trains.some((train) => canRunOver(lines, [train], hexesOfDuty(duties)))
}

/** The same track for runs that must go over a home base of Table 1. */
function withHomesOnly(state: State, company: CompanyId, lines: Lines): Lines {
  const homes = homesOf(state, company).map((home) => `${home.hex}/${homeStopNow(state, home)}`)
  const points = lines.network.points.map((point, i) => {
    const at = lines.stops[i]
    return isStop(point) ? { ...point, own: homes.includes(`${at?.hex}/${at?.stop}`) } : point
  })
  return { ...lines, network: { ...lines.network, points } }
}

/** Whether these trains can run so that between them they go over all the hexes. */
function canRunOver(lines: Lines, trains: readonly TrainId[], hexes: readonly HexId[]): boolean {
  if (hexes.some((hex) => !lines.within.has(hex))) return false
  const [hex, ...others] = hexes
  if (hex !== undefined && others.length === 0) return trains.some((train) => canReach(lines, train, hex))
  return waysToForce(trains, hexes).some((way) => isPossible(lines, trains, way))
}

/** Only where the shortest line is no legal run the router is needed to say whether another one is. */
function canReach(lines: Lines, train: TrainId, hex: HexId): boolean {
  const line = shortestLine(lines, train, hex)
  if (!line) return false
  const task = taskFor(lines, [train])
  return !faultOfRoute(task, trainFor(train), line) || isPossible(lines, [train], [{ train: 0, hex }])
}

/** The trains without a duty may stand still; the search ends as soon as the answer is known. */
function isPossible(lines: Lines, trains: readonly TrainId[], forced: readonly Forced[]): boolean {
  const busy = [...new Set(forced.map(({ train }) => train))]
  const { task, reward } = forcedSearch(
    lines,
    busy.map((train) => trains[train] as TrainId),
    forced.map(({ train, hex }) => ({ train: busy.indexOf(train), hex })),
  )
  const needed = reward * forced.length
  const signal = { aborted: false }
  const { plans } = solve(task, {
    signal,
    progress: ({ best, bound }) => (signal.aborted = best >= needed || bound < needed),
  })
  return (plans[0]?.total ?? 0) >= needed
}
