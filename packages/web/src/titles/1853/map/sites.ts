import type { CompanyId, PlaceBase, State } from '@stellwerk/1853'
import { baseCost, basesAt, boardHex } from '@stellwerk/1853'
import type { Decision } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { Point } from '../../../board/geometry.js'
import { plus } from '../../../board/geometry.js'
import type { StationDraft } from '../draft.js'
import { paper } from './cells.js'
import { trackOf } from './track.js'

/** A circle in which a base can be placed. */
export interface Site {
  readonly id: string
  readonly action: PlaceBase
  readonly price: number
  /** The circle on the map. */
  readonly at: Point
}

export function sitesOf(state: State, decision: Decision | null): readonly Site[] {
  const company = top(state)?.['company'] as CompanyId
  return (decision?.choices ?? []).flatMap(({ action }) => {
    if (action.type !== 'placeBase') return []
    const base = action as PlaceBase
    const { hex, stop } = base
    const layout = trackOf(boardHex(state, hex)).stops[stop]
    const circle = layout?.circles[basesAt(state, hex, stop).length] ?? layout?.middle
    const at = plus(paper.at(hex), circle ?? { x: 0, y: 0 })
    return [{ id: `${hex}/${stop}`, action: base, price: baseCost(state, company), at }]
  })
}

export const draftOf = ({ action: { hex, stop } }: Site): StationDraft => ({ kind: 'station', hex, stop })

export const isChosen = ({ action }: Site, { hex, stop }: StationDraft): boolean =>
  action.hex === hex && action.stop === stop
