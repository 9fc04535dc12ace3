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
  readonly value: number
  readonly calls: number
  readonly stops: number
  readonly track: number
  /** Where it ends, and how it came there; nowhere for staying at home. */
  readonly last?: Step
}

interface Step {
  readonly hex: HexId
  readonly before: Step | undefined
}

const names = Object.keys(hexes)
const longest = Math.max(...Object.values(trains).map(({ range }) => range))
export const isStop = (hex: HexId): boolean => hexes[hex]?.stop !== undefined
const bitOf = (hex: HexId): number => (isStop(hex) ? 1 << names.indexOf(hex) : 0)
const sides = new Set<string>()

/** What a train takes when it goes on over an edge: the plain hex, or the side between two stops. 30 bits on the whole map. */
function pieceOf(hex: HexId, next: HexId): number {
  if (!isStop(next)) return 1 << names.indexOf(next)
  if (!isStop(hex)) return 0
  const side = [hex, next].toSorted().join('')
  return 1 << (names.length + [...sides.add(side)].indexOf(side))
}

/** The hexes around each hex, as the print on the map has them. */
const around = new Map(
  names.map((hex) => [
    hex,
    edges.flatMap((edge) => {
      const next = across(hex, edge)
      if (next === undefined) return []
      const isRed = hexes[next]?.colour === 'red'
      return [{ edge, back: opposite(edge), next, stop: bitOf(next), piece: pieceOf(hex, next), isRed }]
    }),
  ]),
)

/**
 * Every way out of a home, staying first (vierhain-run-c, -f). No way leads through a plain hex twice, and two through one
 * share a side, as it has three exits at most.
 */
export const waysOf = factOf<Board, CompanyId, readonly Way[]>(
  { tiles: true, phase: true },
  (state, company) => {
    const home = homeOf(company)
    const leads = (hex: HexId, edge: Edge): boolean => exitsAt(state, hex).includes(edge)
    const ways: Way[] = [{ value: 0, calls: 0, stops: 0, track: 0 }]
    const walk = (hex: HexId, { value, calls, stops, track, last }: Way): void => {
      for (const { edge, back, next, stop, piece, isRed } of around.get(hex) ?? []) {
        if (next === home || stops & stop || track & piece) continue
        if (!leads(hex, edge) || !leads(next, back)) continue
        const on = { track: track | piece, last: { hex: next, before: last } }
        if (!stop) walk(next, { value, calls, stops, ...on })
        else if (calls + 1 < longest) {
          const longer = { value: value + valueAt(state, next), calls: calls + 1, stops: stops | stop, ...on }
          ways.push(longer)
          // vierhain-run-d
          if (!isRed) walk(next, longer)
        }
      }
    }
    walk(home, ways[0] as Way)
    return ways
  },
)

/** The hexes of a way from home on, home itself left out. */
export function pathOf({ last }: Way): readonly HexId[] {
  const path: HexId[] = []
  for (let step = last; step; step = step.before) path.push(step.hex)
  return path.toReversed()
}
