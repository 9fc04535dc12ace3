import type { Edge } from '@stellwerk/hex'
import { edgeBetween, opposite } from '@stellwerk/hex'
import type { HexId } from './drawing.js'

/** The track of a hex that a train may use. */
export interface HexTrack {
  /** From each edge where track leads to: an edge, or a stop by its number, as `s0`. */
  readonly leads: readonly (readonly (Edge | `s${number}`)[])[]
  /** For each stop the edges from which track leads into it. */
  readonly stopEdges: readonly (readonly Edge[])[]
}

/** How trains go along track, hex by hex. `callEdges` are the edges of stops at which they may call. */
export function hexWays(
  trackOf: (hex: HexId) => HexTrack,
  across: (hex: HexId, edge: Edge) => HexId | undefined,
  callEdges: (hex: HexId) => readonly (readonly Edge[])[] = (hex) => trackOf(hex).stopEdges,
): {
  onward(hex: HexId, from: HexId | undefined): readonly HexId[]
  stopsIn(hex: HexId, from: HexId): boolean
  begins(hex: HexId): boolean
} {
  /** The edges by which a train leaves a hex that it came into from another, or in which it begins. */
  const exits = (hex: HexId, from: HexId | undefined): readonly Edge[] => {
    if (from === undefined) return callEdges(hex).flat()
    const entry = edgeBetween(hex, from)
    if (entry === undefined) return []
    const { leads, stopEdges } = trackOf(hex)
    return (leads[entry] ?? []).flatMap((end) =>
      typeof end === 'number'
        ? [end]
        : (stopEdges[Number(end.slice(1))] ?? []).filter((edge) => edge !== entry),
    )
  }
  return {
    onward(hex, from) {
      const onward = exits(hex, from).flatMap((edge) => {
        const next = across(hex, edge)
        return next !== undefined && trackOf(next).leads[opposite(edge)]?.length ? [next] : []
      })
      return [...new Set(onward)]
    },
    stopsIn(hex, from) {
      const entry = edgeBetween(hex, from)
      return callEdges(hex).some((edges) => edges.some((edge) => edge === entry))
    },
    begins: (hex) => callEdges(hex).some((edges) => edges.length > 0),
  }
}
