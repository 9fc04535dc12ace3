import type { Edge } from '@stellwerk/hex'
import type { End } from '@stellwerk/rails'

export type { End }

export type MajorId = 'KE' | 'FJ' | 'SD' | 'KR' | 'KT' | 'SB' | 'NT' | 'VB'
export type LocalId = '1' | '2' | '3' | '4' | '5' | '6'
export type LocalAgId = 'A' | 'B' | 'C'
export type MountainId = 'AUS' | 'MUR' | 'GKB' | 'ARL' | 'SEM'
/** What the auction sells. */
export type PrivateId = MountainId | LocalId
/** A company with certificates to trade and a price marker. */
export type ShareCompanyId = MajorId | LocalAgId
/** A company that takes turns in operating rounds. */
export type CompanyId = LocalId | ShareCompanyId

export type RegularTrainId = '2' | '3' | '4' | '5' | '6' | '8' | '80x'
export type PlusTrainId = '1+' | '2+' | '3+'
export type TrainId = RegularTrainId | PlusTrainId
export type PhaseId = '1' | '2' | '3' | '4' | '5' | '6' | '7'

/** `region` is the small map around Sankt Pölten and Steyr, the ground of the local railways. */
export type MapId = 'austria' | 'region'
export type HexId = string
export type TileId = string
export type TunnelId = 'straight' | 'curve'
export type TileColour = 'yellow' | 'green' | 'brown' | 'grey'

/** What a place pays in the phases of each colour. */
export type ValueByColour = Readonly<Record<TileColour, number>>

/** 1854-terms-i: big stations, small stations, far destinations. */
export interface Stop {
  readonly kind: 'city' | 'town' | 'far'
  readonly name?: string
  /** Places for station markers. */
  readonly circles: number
  /** 0 where there is no track yet. */
  readonly value: number | ValueByColour
  readonly homeOf?: MajorId | LocalId
}

export interface Piece {
  readonly ends: readonly [End, End]
  /** No other train runs here (1854-run-k). */
  readonly only?: '80x'
  /** What a route over this piece loses (1854-revenue-c). */
  readonly customs?: number
}

/** Only the sign counts for the Außerfernbahn; every hex has its own cost. */
export interface Terrain {
  readonly kind: 'mountain' | 'river'
  readonly cost: number
}

export interface PrintedHex {
  /** `tunnels`: dark grey, takes nothing else; `fixed`: its printed track never changes; `far`: off the map. */
  readonly use: 'build' | 'tunnels' | 'fixed' | 'far'
  /** `none`: a pale hex, where yellow tiles go first. */
  readonly colour: 'none' | 'yellow' | 'grey' | 'red'
  readonly stops: readonly Stop[]
  readonly track: readonly Piece[]
  readonly terrain?: Terrain
  readonly mark?: 'W'
  /** The only tiles that may replace the printed hex, if not all that fit (1854-upgrade-g). */
  readonly upgradesTo?: readonly TileId[]
  /** Every tile here has track to this edge (1854-track-o). */
  readonly trackToWien?: Edge
  readonly mountainRailway?: MountainId
  /** All stops of hexes with the same name here are one place for routes and markers (1854-run-i, 1854-token-d). */
  readonly onePlace?: 'Wien' | 'Budapest' | 'Sankt Pölten'
}

export interface Tile {
  readonly colour: TileColour
  readonly count: number
  readonly mark?: 'W'
  readonly stops: readonly Stop[]
  readonly track: readonly Piece[]
}

/** Tunnels lie over or under whatever else the hex holds and never join it (1854-tunnel-h). */
export interface TunnelTile {
  readonly count: number
  readonly ends: readonly [Edge, Edge]
}

export interface Home {
  readonly hex: HexId
  readonly stop: number
}

interface CompanyFacts {
  readonly name: string
  /** Station markers, the home marker included. */
  readonly markers: number
  readonly colour: string
  readonly ink: string
}

export interface Major extends CompanyFacts {
  readonly home: Home
}

export interface LocalRailway extends CompanyFacts {
  readonly home: Home
  readonly price: number
}

/** Its director chooses the home (1854-local-ags-e). */
export type LocalAg = CompanyFacts

/** What a mountain railway does besides its income. */
export type Power =
  | { readonly kind: 'cheaperMountain'; readonly amount: number }
  | { readonly kind: 'cheaperTunnel'; readonly amount: number }
  | { readonly kind: 'bonus'; readonly hex: HexId; readonly amount: number }
  | { readonly kind: 'certificate'; readonly of: MajorId; readonly percent: number }

export interface MountainRailway {
  readonly name: string
  readonly price: number
  readonly income: number
  /** Where companies of its owner build free of terrain cost. */
  readonly hex: HexId
  readonly power: Power
}

export interface Certificate {
  readonly percent: number
  readonly director?: true
}
