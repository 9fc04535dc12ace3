import type { BoardHex } from '../../../board.js'
import { stopIndex } from '../../../board.js'
import type { Marker } from '../../../state.js'

export type MarkersOfHex = readonly (readonly Marker[])[]

/** 1873-4.4.1-l: the markers of a hex after a tile was laid; each stays with the track of its old circle. */
export function carriedOver(markers: MarkersOfHex, before: BoardHex, after: BoardHex): MarkersOfHex {
  const carried: Marker[][] = after.stops.map(() => [])
  for (const [stop, group] of markers.entries()) {
    if (group.length === 0) continue
    const edge = before.leads.findIndex((end) => stopIndex(end) === stop)
    const place = carried[stopIndex(after.leads[edge]) ?? -1]
    if (!place) throw new Error(`the markers of ${before.hex} lose their circle`)
    place.push(...group)
  }
  return carried
}

/** The markers of a hex with those of one stop changed. */
export function withStop(
  hex: BoardHex,
  markers: MarkersOfHex | undefined,
  stop: number,
  change: (group: readonly Marker[]) => readonly Marker[],
): MarkersOfHex {
  return hex.stops.map((_, at) => {
    const group = markers?.[at] ?? []
    return at === stop ? change(group) : group
  })
}
