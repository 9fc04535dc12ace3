import { factOf } from '@stellwerk/engine'
import { edges, opposite } from '@stellwerk/hex'
import { across, exitsAt, homeOf, valueAt } from '../board.js'
import { hexes } from '../data/map.js'
import { trains } from '../data/trains.js'
import type { CompanyId, HexId } from '../data/types.js'
import type { State } from '../state.js'

export type Board = Pick<State, 'tiles' | 'phase'>

/** A way from home to another stop. Its stops and its track, which two trains cannot share (vierhain-run-e), are sets of bits. */
export interface Way {
  readonly value: number
  readonly calls: number
  readonly stops: number
  readonly track: number
  /** The names of its hexes, home left out, with a blank before each. */
  readonly path: string
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

/** Where each hex can lead to, whatever track there is; hexes are numbers here, and edges are bits. */
const around = names.map((hex) =>
  edges.flatMap((edge) => {
    const next = across(hex, edge)
    if (next === undefined) return []
    const [at, isRed] = [names.indexOf(next), hexes[next]?.colour === 'red']
    const stop = isStop(next) ? 1 << at : 0
    const [exit, entry, piece] = [1 << edge, 1 << opposite(edge), pieceOf(hex, next)]
    return [{ exit, entry, at, next, stop, piece, isRed }]
  }),
)

/**
 * Every way out of a home (vierhain-run-c, -f), the dearest first: a search can stop once nothing better is left. No way
 * leads through a plain hex twice, and two through one share a side, as it has three exits at most.
 */
export const waysOf = factOf<Board, CompanyId, readonly Way[]>({ tiles: true, phase: true }, (state, id) => {
  const home = names.indexOf(homeOf(id))
  const exits = names.map((hex) => exitsAt(state, hex).reduce<number>((bits, edge) => bits | (1 << edge), 0))
  const stay: Way = { value: 0, calls: 0, stops: 0, track: 0, path: '' }
  const ways = [stay]
  const walk = (hex: number, { value, calls, stops, track, path }: Way): void => {
    for (const { exit, entry, at, next, stop, piece, isRed } of around[hex] ?? []) {
      if (!((exits[hex] ?? 0) & exit) || !((exits[at] ?? 0) & entry)) continue
      if (at === home || stops & stop || track & piece) continue
      const on = {
        calls: calls + (stop ? 1 : 0),
        stops: stops | stop,
        track: track | piece,
        path: `${path} ${next}`,
      }
      if (!stop) walk(at, { value, ...on })
      else if (on.calls < longest) {
        const way = { value: value + valueAt(state, next), ...on }
        ways.push(way)
        // vierhain-run-d
        if (!isRed) walk(at, way)
      }
    }
  }
  walk(home, stay)
  return ways.sort((a, b) => b.value - a.value)
})
