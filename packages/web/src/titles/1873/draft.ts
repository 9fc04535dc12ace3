import type { HexId, RailwayId, TileId } from '@stellwerk/1873'
import type { RunDraft } from '../../decision/runs/plan.js'

/** Where a tile may go next: a hex alone, then a tile on it in one of its legal rotations. */
export interface TileDraft {
  readonly kind: 'tile'
  readonly hex: HexId
  readonly tile?: TileId
  readonly rotation?: number
}

export interface StationDraft {
  readonly kind: 'station'
  readonly hex: HexId
  readonly stop: number
  /** The railway whose inactive marker gives way; absent for an empty circle. */
  readonly replaces?: RailwayId
}

export type { RunDraft }

/** What a player of 1873 has begun on the map or on the card; both read and change it. */
export type Draft = TileDraft | StationDraft | RunDraft | null
