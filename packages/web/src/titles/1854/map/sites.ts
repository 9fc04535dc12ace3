import type { BuildStation, CompanyId, State } from '@stellwerk/1854'
import { boardHex, markerCost, markersAt } from '@stellwerk/1854'
import type { Decision } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { Point } from '../../../board/geometry.js'
import { plus } from '../../../board/geometry.js'
import type { Placement } from '../../../board/geometry.js'
import type { StationDraft } from '../draft.js'
import { trackOf } from './track.js'

/** A circle in which a station can be built. */
export interface Site {
  readonly id: string
  readonly action: BuildStation
  readonly price: number
  /** The circle on the map. */
  readonly at: Point
}

export function sitesOf(state: State, decision: Decision | null, place: Placement): readonly Site[] {
  const company = top(state)?.['company'] as CompanyId
  return (decision?.choices ?? []).flatMap(({ action }) => {
    if (action.type !== 'buildStation') return []
    const station = action as BuildStation
    const { hex, stop } = station
    const layout = trackOf(boardHex(state, hex)).stops[stop]
    const circle = layout?.circles[markersAt(state, hex, stop).length] ?? layout?.middle
    const at = plus(place(hex), circle ?? { x: 0, y: 0 })
    return [{ id: `${hex}/${stop}`, action: station, price: markerCost(state, company), at }]
  })
}

export const draftOf = ({ action: { hex, stop } }: Site): StationDraft => ({ kind: 'station', hex, stop })

export const isChosen = ({ action }: Site, { hex, stop }: StationDraft): boolean =>
  action.hex === hex && action.stop === stop
