import type { Model } from './model.js'
import type { Route } from './network.js'

/** A route that a walk has found: the stop where it begins, and its moves. */
export interface Found {
  readonly start: number
  readonly moves: readonly number[]
  readonly value: number
  /** The value less the prices of the things that the route uses. */
  readonly reduced: number
}

/** The route of the network that these moves make. */
export function routeOf(model: Model, start: number, moves: readonly number[]): Route {
  return {
    points: [start, ...moves.flatMap((m) => model.points[m] as readonly number[])],
    segments: moves.flatMap((m) => model.segments[m] as readonly number[]),
  }
}

/** The things that a route uses. */
export function usedBy({ task, things, thingsAt }: Model, { start, moves }: Found): number[] {
  const used = [...(task.network.points[start]?.things ?? [])]
  for (const m of moves)
    for (let i = thingsAt[m] as number; i < (thingsAt[m + 1] as number); i++) used.push(things[i] as number)
  return used
}
