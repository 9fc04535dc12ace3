import type { HexId, TileId, TrainRun } from '@stellwerk/1853'

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

/** The runs under work. While they are one of the two that were suggested, `edited` is false. */
export interface RunDraft {
  readonly kind: 'run'
  readonly runs: readonly TrainRun[]
  /** Which of them carries the mail. */
  readonly mail?: number
  readonly edited: boolean
  /** A run that is being put together, beside the others. */
  readonly begun?: TrainRun
}

/** What a player of 1853 has begun on the map or on the card; both read and change it. */
export type Draft = TileDraft | StationDraft | RunDraft | null
