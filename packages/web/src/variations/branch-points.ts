import type { Action } from '@stellwerk/engine'
import type { Variation } from './variation.js'
import { sharedBy } from './variation.js'

/** Where other lines leave the shown one. */
export interface BranchPoint {
  readonly at: number
  /** undefined stands for the game itself, seen from a variation. */
  readonly lines: readonly (Variation | undefined)[]
}

/** In the order of the actions; lines that leave at the same place share a point. */
export function branchPoints(
  game: readonly Action[],
  variations: readonly Variation[],
  shown: Variation | undefined,
): readonly BranchPoint[] {
  const line = shown?.actions ?? game
  const others = [...(shown ? [undefined] : []), ...variations.filter(({ id }) => id !== shown?.id)]
  const points = new Map<number, (Variation | undefined)[]>()
  for (const other of others) {
    const at = sharedBy(line, other?.actions ?? game)
    points.set(at, [...(points.get(at) ?? []), other])
  }
  return [...points].toSorted(([a], [b]) => a - b).map(([at, lines]) => ({ at, lines }))
}
