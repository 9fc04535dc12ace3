import type { HexId, TileId, TunnelId } from '@stellwerk/1854'
import type { RunDraft } from '../../decision/runs/plan.js'

/** Where a tile may go next: a hex alone, then a tile on it in one of its legal rotations. */
export interface TileDraft {
  readonly kind: 'tile'
  readonly hex: HexId
  readonly tile?: TileId
  readonly rotation?: number
  /** With the power of the Außerfernbahn. */
  readonly power?: true
}

/** Where a tunnel may go next: a hex alone, then one of the two shapes in one of its legal rotations. */
export interface TunnelDraft {
  readonly kind: 'tunnel'
  readonly hex: HexId
  readonly tunnel?: TunnelId
  readonly rotation?: number
  /** With the power of the Murthalbahn. */
  readonly power?: true
}

export interface StationDraft {
  readonly kind: 'station'
  readonly hex: HexId
  readonly stop: number
}

/** Where a local AG may begin; with the tile that makes room there, if one is needed. */
export interface HomeDraft {
  readonly kind: 'home'
  readonly hex: HexId
  readonly tile?: TileId
  readonly rotation?: number
}

export type { RunDraft }

/** What a player of 1854 has begun on the map or on the card; both read and change it. */
export type Draft = TileDraft | TunnelDraft | StationDraft | HomeDraft | RunDraft | null
