import { regrouped } from '@stellwerk/rails'
import type { Pattern } from '../../board.js'
import type { CompanyId } from '../../data/types.js'

type BasesOfHex = readonly (readonly CompanyId[])[]

/** The stop of the new tile that takes over all track of a stop; undefined if none does (1853-4.2.4-a). */
export function stopAfter(before: Pattern, stop: number, after: Pattern): number | undefined {
  const edges = before.stopEdges[stop] ?? []
  // a place without track yet: no hex without track has more than one city
  if (edges.length === 0) return 0
  const found = after.stopEdges.findIndex((others) => edges.every((edge) => others.includes(edge)))
  return found < 0 ? undefined : found
}

/** 1853-4.2.9-b: the bases of a hex after a tile was laid; each goes to the station with the same exits. */
export const carriedOver = (bases: BasesOfHex, before: Pattern, after: Pattern): BasesOfHex =>
  regrouped(bases, after.stops.length, (stop) => stopAfter(before, stop, after))
