import type { End } from '@stellwerk/rails'

export type { End }

export type RailwayId = 'HBE' | 'GHE' | 'NWE' | 'SHE' | 'KEZ' | 'WBE' | 'QLB'
export type PublicMineId = 'CO' | 'MO' | 'SN' | 'UN' | 'HW'
/** A share company that operates; the MHE is only named where a rule names it. */
export type CompanyId = RailwayId | PublicMineId
/** Everything of which there are shares. */
export type ShareId = CompanyId | 'MHE'
export type MineId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15
export type PhaseId = '1' | '2' | '3' | '4' | '5' | 'D'
export type Size = 1 | 2 | 3 | 4 | 5
export type HexId = string
export type TileId = string
export type Edge = 0 | 1 | 2 | 3 | 4 | 5
export type TileColour = 'yellow' | 'green' | 'brown' | 'grey'
export type Terrain = 'hills' | 'upland' | 'mountains'

/** A group of connected circles. */
export interface Stop {
  readonly circles: number
  readonly value: number | Readonly<Record<TileColour, number>>
  readonly homeOf?: readonly RailwayId[]
}

export interface Piece {
  readonly ends: readonly [End, End]
  /** State track belongs to railways outside the game (1873-M-c). */
  readonly state?: true
}

export interface PrintedHex {
  readonly place: 'town' | 'village' | 'none'
  readonly name?: string
  /** `none`: a pale hex, where yellow tiles go first; `grey`: never built on. */
  readonly colour: 'none' | 'yellow' | 'green' | 'grey'
  /** No playing hex: it only carries printed track (1873-M-f). */
  readonly implicit?: true
  readonly terrain?: Terrain
  readonly barriers?: readonly Edge[]
  readonly mark?: 'B' | 'HQG'
  readonly mine?: MineId
  readonly factory?: string
  readonly closedUntilPhase?: PhaseId
  readonly stops: readonly Stop[]
  readonly track: readonly Piece[]
}

export interface Tile {
  readonly colour: TileColour
  readonly count: number
  readonly kind: 'plain' | 'village' | 'town'
  readonly mark?: 'B' | 'HQG'
  /** A railway may lay two tiles of this sort in a turn (1873-4.4.1-ah). */
  readonly two?: true
  readonly stops: readonly Stop[]
  readonly track: readonly Piece[]
}

export interface Mine {
  readonly hex: HexId
  readonly name: string
  readonly faceValue: number
  readonly vorHarzer: boolean
  readonly baseIncome: number
  readonly machineIncome: readonly [number, number, number, number, number]
  readonly switcherIncome: readonly [number, number, number, number]
  readonly multiplier: number
}

export interface RailwayFacts {
  readonly name: string
  readonly homes: readonly { readonly hex: HexId; readonly stop: number }[]
  readonly activeInPhase: PhaseId
  readonly earlyInPhase?: PhaseId
  readonly earlyHexes?: readonly HexId[]
  readonly markers: { readonly 20: number; readonly 10: number }
  readonly concessionCost: number
  readonly concessionHexes: readonly HexId[]
  readonly colour: string
  readonly ink: string
}

export interface MineCompany {
  readonly name: string
  readonly colour: string
  readonly ink: string
}

export interface Factory {
  readonly name: string
  readonly hex: HexId
  readonly value: number
}

export type ConcessionRoute = readonly { readonly hex: HexId; readonly join: readonly [End, End] }[]

export interface ConcessionHex {
  readonly railway: RailwayId
  readonly join: readonly [End, End]
  readonly cost: number
  readonly first: { readonly tile: TileId; readonly rotation: number }
}
