import type { Model } from './model.js'
import { startsOf } from './model.js'
import type { Sort } from './sorts.js'

/**
 * The places where a route can be after a move: a point and what can follow. Many moves into a point can be followed by
 * the same ones and so share a place. The best continuation is worked out once per place.
 */
export interface Places {
  readonly count: number
  /** The place to which each move leads. */
  readonly of: Int32Array
  /** The stop of each place, or -1. */
  readonly stop: Int32Array
  /** The moves out of each place. */
  readonly out: Int32Array
  readonly outAt: Int32Array
  /** The places out of which each move leads. */
  readonly before: Int32Array
  readonly beforeAt: Int32Array
}

export function placesOf({ moves, to, stopOf, next, nextAt }: Model): Places {
  const of = new Int32Array(moves)
  /** A move into each place, and the places of each point. */
  const first: number[] = []
  const at = new Map<number, number[]>()
  const sameOut = (one: number, other: number): boolean => {
    const from = nextAt[one] as number
    const shift = (nextAt[other] as number) - from
    const end = nextAt[one + 1] as number
    if (end + shift !== nextAt[other + 1]) return false
    for (let i = from; i < end; i++) if (next[i] !== next[i + shift]) return false
    return true
  }
  for (let m = 0; m < moves; m++) {
    const point = to[m] as number
    const here = at.get(point) ?? []
    at.set(point, here)
    let place = here.find((known) => sameOut(first[known] as number, m))
    if (place === undefined) here.push((place = first.push(m) - 1))
    of[m] = place
  }
  const out = first.map((m) => [...next.subarray(nextAt[m], nextAt[m + 1])])
  const before: number[][] = Array.from({ length: moves }, () => [])
  out.forEach((list, place) => list.forEach((m) => before[m]?.push(place)))
  return {
    count: first.length,
    of,
    stop: Int32Array.from(first, (m) => stopOf[m] as number),
    out: Int32Array.from(out.flat()),
    outAt: startsOf(out),
    before: Int32Array.from(before.flat()),
    beforeAt: startsOf(before),
  }
}

/** Moves that can leave memory and room as they are, by the place to which they lead. */
export interface Quiet {
  readonly places: Int32Array
  readonly into: Int32Array
  readonly intoAt: Int32Array
}

export function quietOf({ count, of }: Places, sorts: readonly Sort[]): Quiet {
  const into: number[][] = Array.from({ length: count }, () => [])
  for (const { blocks, heavy, light, moves } of sorts)
    if (!blocks && !heavy && !light) for (const m of moves) into[of[m] as number]?.push(m)
  return {
    places: Int32Array.from(into.keys()).filter((place) => into[place]?.length),
    into: Int32Array.from(into.flat()),
    intoAt: startsOf(into),
  }
}
