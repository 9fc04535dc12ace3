import type { HexId, TileId } from '@stellwerk/1853'
import type { RunDraft } from '../../decision/runs/plan.js'

/** Where a tile may go next: a hex alone, then a tile on it in one of its legal rotations. */
export interface TileDraft {
  readonly kind: 'tile'
  readonly hex: HexId
  readonly tile?: TileId
  readonly rotation?: number
}

/** Where a base may go. */
export interface StationDraft {
  readonly kind: 'station'
  readonly hex: HexId
  readonly stop: number
}

export type { RunDraft }

/** What a player of 1853 has begun on the map or on the card; both read and change it. */
export type Draft = TileDraft | StationDraft | RunDraft | null
