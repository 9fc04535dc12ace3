import { factOf } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import { across, exitsAt, homeOf, valueAt } from '../board.js'
import { hexes } from '../data/map.js'
import { trains } from '../data/trains.js'
import type { CompanyId, HexId } from '../data/types.js'
import type { State } from '../state.js'

/** What routes depend on. */
export type Board = Pick<State, 'tiles' | 'phase'>

/** A way from home to another stop. Its stops and its track, which two trains cannot share (vierhain-run-e), are sets of bits. */
export interface Way {
  /** Which of all ways it is. */
  readonly id: number
  readonly value: number
  readonly calls: number
  readonly stops: number
  readonly track: number
}

const names = Object.keys(hexes)
const longest = Math.max(...Object.values(trains).map(({ range }) => range))
export const isStop = (hex: HexId): boolean => hexes[hex]?.stop !== undefined
const sides: string[] = []

/** What a train takes when it goes on to a hex: the plain hex, or the side between two stops. 30 bits on the whole map. */
function pieceOf(hex: HexId, next: HexId): number {
  if (!isStop(next)) return 1 << names.indexOf(next)
  if (!isStop(hex)) return 0
  const side = [hex, next].toSorted().join('')
  if (!sides.includes(side)) sides.push(side)
  return 1 << (names.length + sides.indexOf(side))
}

/** Where a hex can lead to, whatever track there is; hexes are numbers here, and exits are bits. */
interface Beside {
  readonly exit: number
  readonly entry: number
  readonly next: number
  readonly stop: number
  readonly piece: number
  readonly isRed: boolean
}

const bit = (edge: Edge): number => 1 << edge

const around: readonly (readonly Beside[])[] = names.map((hex) =>
  edges.flatMap((edge) => {
    const next = across(hex, edge)
    if (next === undefined) return []
    const at = names.indexOf(next)
    return [
      {
        exit: bit(edge),
        entry: bit(opposite(edge)),
        next: at,
        stop: isStop(next) ? 1 << at : 0,
        piece: pieceOf(hex, next),
        isRed: hexes[next]?.colour === 'red',
      },
    ]
  }),
)

/** The exits of every hex, and what a call there earns. */
const lying = factOf<Board, '', { readonly exits: readonly number[]; readonly values: readonly number[] }>(
  { tiles: true, phase: true },
  (state) => ({
    exits: names.map((hex) => exitsAt(state, hex).reduce<number>((bits, edge) => bits | bit(edge), 0)),
    values: names.map((hex) => valueAt(state, hex)),
  }),
)

/**
 * Takes every way out of a home, staying first (vierhain-run-c, -f), with the hexes on it. No way leads through a plain hex
 * twice, and two through one share a side, as it has three exits at most.
 */
function walk(state: Board, company: CompanyId, take: (way: Way, path: readonly number[]) => void): void {
  const home = names.indexOf(homeOf(company))
  const { exits, values } = lying(state, '')
  const path: number[] = []
  let id = 0
  const goOn = (hex: number, value: number, calls: number, stops: number, track: number): void => {
    const open = exits[hex] as number
    for (const { exit, entry, next, stop, piece, isRed } of around[hex] as readonly Beside[]) {
      if (!(open & exit) || !((exits[next] as number) & entry)) continue
      if (next === home || stops & stop || track & piece) continue
      path.push(next)
      if (!stop) goOn(next, value, calls, stops, track | piece)
      else if (calls + 1 < longest) {
        const longer = value + (values[next] as number)
        take({ id: ++id, value: longer, calls: calls + 1, stops: stops | stop, track: track | piece }, path)
        // vierhain-run-d
        if (!isRed) goOn(next, longer, calls + 1, stops | stop, track | piece)
      }
      path.pop()
    }
  }
  take({ id, value: 0, calls: 0, stops: 0, track: 0 }, path)
  goOn(home, 0, 0, 0, 0)
}

/** Every way out of a home, the dearest first: a search can stop once nothing better is left. */
export const waysOf = factOf<Board, CompanyId, readonly Way[]>(
  { tiles: true, phase: true },
  (state, company) => {
    const ways: Way[] = []
    walk(state, company, (way) => ways.push(way))
    return ways.sort((a, b) => b.value - a.value)
  },
)

/** The hexes of a few ways from home on, home itself left out. They are found anew: nearly all ways are never run. */
export function pathsOf(
  state: Board,
  company: CompanyId,
  ids: ReadonlySet<number>,
): ReadonlyMap<number, readonly HexId[]> {
  const paths = new Map<number, readonly HexId[]>()
  walk(state, company, ({ id }, path) => {
    if (ids.has(id))
      paths.set(
        id,
        path.map((hex) => names[hex] as HexId),
      )
  })
  return paths
}
