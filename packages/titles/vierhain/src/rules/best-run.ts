import { factOf } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
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

/** A way from home to another stop, or a route of two of them; stops and track are sets of bits. */
interface Way {
  readonly value: number
  readonly calls: number
  readonly stops: number
  /** What two trains cannot share: plain hexes, and sides between two stops (vierhain-run-e). */
  readonly track: number
  readonly path: readonly HexId[]
}

const isStop = (hex: HexId): boolean => hexes[hex]?.stop !== undefined
const order = Object.keys(hexes)
const stopBit = new Map(order.filter(isStop).map((hex, i) => [hex, 1 << i]))
const plainBit = new Map(order.filter((hex) => !isStop(hex)).map((hex, i) => [hex, 1 << i]))
/** Sides between two stops, by both of them in either order. */
const sideBit = new Map<string, number>()
for (const hex of stopBit.keys())
  for (const next of edges.flatMap((edge) => across(hex, edge) ?? []))
    if (isStop(next))
      sideBit.set(
        hex + next,
        sideBit.get(next + hex) ?? 1 << (plainBit.size + new Set(sideBit.values()).size),
      )
const longest = Math.max(...Object.values(facts).map(({ range }) => range))

/**
 * Every way out of a home, the one that stays there first. A stop is called at once (vierhain-run-c); plain hexes have three
 * exits at most, so no way leads through one twice, and two ways through one share a side. Nothing blocks (vierhain-run-f).
 */
function waysFrom(state: Board, home: HexId): readonly Way[] {
  const stays: Way = { value: 0, calls: 0, stops: 0, track: 0, path: [] }
  const ways = [stays]
  const exitsAt = (hex: HexId): readonly Edge[] => boardHex(state, hex).exits
  const walk = (hex: HexId, way: Way): void => {
    for (const edge of exitsAt(hex)) {
      const next = across(hex, edge)
      if (next === undefined || next === home || !exitsAt(next).includes(opposite(edge))) continue
      const plain = plainBit.get(next) ?? 0
      const stop = stopBit.get(next) ?? 0
      if (way.track & plain || way.stops & stop) continue
      const track = way.track | plain | (sideBit.get(hex + next) ?? 0)
      const path = [...way.path, next]
      if (plain) walk(next, { ...way, track, path })
      else if (way.calls + 1 < longest) {
        const value = way.value + valueAt(state, next)
        const longer = { value, calls: way.calls + 1, stops: way.stops | stop, track, path }
        ways.push(longer)
        // vierhain-run-d
        if (hexes[next]?.colour !== 'red') walk(next, longer)
      }
    }
  }
  walk(home, stays)
  return ways
}

const waysOf: (state: Board, company: CompanyId) => readonly Way[] = factOf<Board, CompanyId, readonly Way[]>(
  { tiles: true, phase: true },
  (state, company) => waysFrom(state, homeOf(company)),
)

type Route = readonly [Way, Way]

/** The routes of a train that call at home, of those that use the same track the best (vierhain-run-a, -b). */
function routesOf(ways: readonly Way[], range: number): ReadonlyMap<number, Route> {
  const best = new Map<number, Route>()
  for (const [i, one] of ways.entries())
    for (let j = 0; j < i; j++) {
      const other = ways[j] as Way
      if (one.calls + other.calls >= range || one.stops & other.stops || one.track & other.track) continue
      const before = best.get(one.track | other.track)
      if (!before || one.value + other.value > before[0].value + before[1].value)
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
        best = { revenue, runs: [{ train, route: [...one.path.toReversed(), home, ...other.path] }, ...runs] }
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
