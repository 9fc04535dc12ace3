import type { BuildStation, State } from '@stellwerk/1873'
import { boardHex, replacementCost, stationCost } from '@stellwerk/1873'
import type { Decision } from '@stellwerk/engine'
import type { Point } from '../../../board/geometry.js'
import { plus } from '../../../board/geometry.js'
import { layoutTrack } from '../../../board/track-layout.js'
import type { StationDraft } from '../draft.js'
import { paper } from './cells.js'

/** A circle in which a station can be built. */
export interface Site {
  readonly id: string
  readonly action: BuildStation
  readonly price: number
  /** The circle on the map. */
  readonly at: Point
}

const isStation = (action: { readonly type: string }): action is BuildStation =>
  action.type === 'buildStation'

export function sitesOf(state: State, decision: Decision | null): readonly Site[] {
  return (decision?.choices ?? []).flatMap(({ action }) => {
    if (!isStation(action)) return []
    const { hex, stop, replaces } = action
    const price = replaces === undefined ? stationCost : replacementCost
    return [{ id: [hex, stop, replaces].join('/'), action, price, at: circleFor(state, action) }]
  })
}

/** The circle of the marker that gives way, or the first empty one. */
function circleFor(state: State, { hex, stop, replaces }: BuildStation): Point {
  const markers = state.markers[hex]?.[stop] ?? []
  const place = layoutTrack(boardHex(state, hex)).stops[stop]
  const index =
    replaces === undefined ? markers.length : markers.findIndex(({ railway }) => railway === replaces)
  return plus(paper.at(hex), place?.circles[index] ?? place?.middle ?? { x: 0, y: 0 })
}

export const draftOf = ({ action: { hex, stop, replaces } }: Site): StationDraft => ({
  kind: 'station',
  hex,
  stop,
  ...(replaces && { replaces }),
})

export const isChosen = (site: Site, draft: StationDraft): boolean =>
  site.action.hex === draft.hex && site.action.stop === draft.stop && site.action.replaces === draft.replaces
