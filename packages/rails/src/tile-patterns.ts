import type { Edge } from '@stellwerk/hex'
import { turn } from '@stellwerk/hex'

/** Where a piece of track ends on its hex: at edges, or at stops that have names of their own. */
type Ends<S extends string> = readonly [Edge | S, Edge | S]

/** The ends of a piece of track on a tile that is turned. */
export function turnedEnds<S extends string>([from, to]: Ends<S>, rotation: number): Ends<S> {
  const end = (one: Edge | S): Edge | S => (typeof one === 'number' ? turn(one, rotation) : one)
  return [end(from), end(to)]
}

/** The track and stops of tiles in each rotation; each pattern is made once. */
export function tilePatterns<S, E extends string, T extends { readonly ends: Ends<E> }, P>(
  tiles: { readonly [tile: string]: { readonly stops: S; readonly track: readonly T[] } },
  made: (stops: S, track: readonly T[]) => P,
): (laid: { readonly tile: string; readonly rotation: number }) => P {
  const patterns = new Map<string, P[]>()
  return ({ tile, rotation }) => {
    let turned = patterns.get(tile)
    if (turned === undefined) patterns.set(tile, (turned = []))
    let found = turned[rotation]
    if (found === undefined) {
      const printed = tiles[tile]
      if (!printed) throw new Error(`no tile ${tile}`)
      const track = printed.track.map((piece) => ({ ...piece, ends: turnedEnds(piece.ends, rotation) }))
      turned[rotation] = found = made(printed.stops, track)
    }
    return found
  }
}
