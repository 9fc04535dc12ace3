import { regrouped } from '@stellwerk/rails'
import type { BoardHex } from '../../../board.js'
import { stopIndex } from '../../../board.js'
import type { Marker } from '../../../state.js'

export type MarkersOfHex = readonly (readonly Marker[])[]

/** 1873-4.4.1-l: the markers of a hex after a tile was laid; each stays with the track of its old circle. */
export const carriedOver = (markers: MarkersOfHex, before: BoardHex, after: BoardHex): MarkersOfHex =>
  regrouped(markers, after.stops.length, (stop) => {
    const edge = before.leads.findIndex((end) => stopIndex(end) === stop)
    return stopIndex(after.leads[edge])
  })

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
