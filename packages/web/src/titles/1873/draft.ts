import type { HexId, RailwayId, RunPlan, Size, TileId } from '@stellwerk/1873'

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

/** A plan under work. While it equals the suggested one, `edited` is false. */
export interface RunDraft {
  readonly kind: 'run'
  readonly plan: RunPlan
  readonly edited: boolean
  /** A new route: its train, and the hexes tapped so far. */
  readonly train?: Size | 'D'
  readonly route?: readonly HexId[]
  /** The route of the plan that is being changed. */
  readonly taken?: string
  /** A hex of several routes: one of them is to be chosen. */
  readonly asks?: HexId
}

/** What a player of 1873 has begun on the map or on the card; both read and change it. */
export type Draft = TileDraft | StationDraft | RunDraft | null
