import { factOf } from '@stellwerk/engine'
import { opposite } from '@stellwerk/hex'
import type { TrainRun } from '../actions.js'
import { across, boardHex, homeOf, valueAt } from '../board.js'
import { hexes } from '../data/map.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, HexId, TrainId } from '../data/types.js'
import type { State } from '../state.js'

/** The most that the trains of a company can earn together, and how (vierhain-run-i). */
export interface BestRun {
  readonly revenue: number
  readonly runs: readonly TrainRun[]
}

type Board = Pick<State, 'tiles' | 'phase'>

/** A way from home to another stop. Its stops and its track, which two trains cannot share (vierhain-run-e), are sets of bits. */
interface Way {
  readonly value: number
  readonly calls: number
  readonly stops: number
  readonly track: number
  readonly path: readonly HexId[]
}

const isStop = (hex: HexId): boolean => hexes[hex]?.stop !== undefined
const bits = new Map<string, number>()
/** One for each stop, each plain hex and each side between two stops: 30 on the whole map. */
const bitOf = (name: string): number => bits.get(name) ?? (bits.set(name, 1 << bits.size).get(name) as number)
const longest = Math.max(...Object.values(facts).map(({ range }) => range))

/**
 * Every way out of a home, staying first (vierhain-run-c, -f). No way leads through a plain hex twice, and two through one
 * share a side, as it has three exits at most.
 */
const waysOf = factOf<Board, CompanyId, readonly Way[]>({ tiles: true, phase: true }, (state, company) => {
  const home = homeOf(company)
  const ways: Way[] = [{ value: 0, calls: 0, stops: 0, track: 0, path: [] }]
  const walk = (hex: HexId, way: Way): void => {
    for (const edge of boardHex(state, hex).exits) {
      const next = across(hex, edge)
      if (next === undefined || next === home) continue
      if (!boardHex(state, next).exits.includes(opposite(edge))) continue
      const stop = isStop(next) ? bitOf(next) : 0
      const side = stop && isStop(hex) ? bitOf([hex, next].toSorted().join('')) : 0
      const piece = stop ? side : bitOf(next)
      if (way.stops & stop || way.track & piece) continue
      const [track, path] = [way.track | piece, [...way.path, next]]
      if (!stop) walk(next, { ...way, track, path })
      else if (way.calls + 1 < longest) {
        const value = way.value + valueAt(state, next)
        const longer = { value, calls: way.calls + 1, stops: way.stops | stop, track, path }
        ways.push(longer)
        // vierhain-run-d
        if (hexes[next]?.colour !== 'red') walk(next, longer)
      }
    }
  }
  walk(home, ways[0] as Way)
  return ways
})

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
        best = { revenue, runs: [{ train, route: [...other.path.toReversed(), home, ...one.path] }, ...runs] }
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
