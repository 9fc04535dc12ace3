import type { End } from '@stellwerk/rails'

export type { End }

export type CompanyId = 'EIR' | 'GIP' | 'NWR' | 'BNR' | 'BBCI' | 'MSM' | 'SIR' | 'ECR'
export type PlayerCount = 3 | 4 | 5 | 6

/** The gauge of a train; dual track serves both. */
export type Gauge = 'standard' | 'metre'
export type TrackGauge = Gauge | 'dual'

export type StandardTrainId = '2' | '3' | '4' | '5' | '6'
export type MetreTrainId = '1M' | '2M' | '3M' | '4M'
export type TrainId = StandardTrainId | MetreTrainId
/** A card of the box: a 2/1M is bought as the one or the other (1853-4.8.16-b). */
export type TrainCardId = Exclude<TrainId, '1M'> | '2/1M'

/** phase N starts with the first N train. Phase 1, the contracts, has no figures. */
export type PhaseId = '2' | '3' | '4' | '5'

export type HexId = string
export type TileId = string
export type TileColour = 'yellow' | 'green' | 'brown' | 'grey'
/** 1853-4.2.12-c: Calcutta and Delhi, Bombay and Madras, Waltair. */
export type Mark = 'CD' | 'BM' | 'W'

export type CityName =
  | 'Ahmadabad'
  | 'Ajmer'
  | 'Allahabad'
  | 'Bangalore'
  | 'Benares'
  | 'Bombay'
  | 'Calcutta'
  | 'Cawnpore'
  | 'Delhi'
  | 'Hyderabad'
  | 'Jaipur'
  | 'Karachi'
  | 'Lahore'
  | 'Lucknow'
  | 'Madras'
  | 'Multan'
  | 'Mysore'
  | 'Nagpur'
  | 'Patna'
  | 'Peshawar'
  | 'Rawalpindi'
  | 'Trichinopoly'
  | 'Waltair'

export type Terrain = 'river' | 'severalRivers' | 'hill' | 'mountain' | 'highMountain'

/** Large stations, small stations, and the junctions of 1853-4.2.5-d, which are no stations. */
export interface Stop {
  readonly kind: 'city' | 'town' | 'junction'
  readonly name?: CityName
  /** Places for bases. */
  readonly circles: number
  /** 0 where there is no track yet. */
  readonly value: number
}

export interface Piece {
  readonly ends: readonly [End, End]
  readonly gauge: TrackGauge
}

export interface PrintedHex {
  /** `none`: yellow tiles go first; `green`: a tile is printed on the board (1853-4.2.12-a, R-54). */
  readonly colour: 'none' | 'green'
  /** Each of them is paid (1853-4.1.12-d); none is open ground. */
  readonly terrain: readonly Terrain[]
  readonly stops: readonly Stop[]
  readonly track: readonly Piece[]
  /** 1853-4.1.14-a: for the first tile laid here. */
  readonly bonus?: number
  readonly mark?: Mark
  readonly upgradesTo?: readonly TileId[]
  /** Drawn in beige. */
  readonly gangesValley?: true
}

export interface Tile {
  readonly colour: TileColour
  readonly count: number
  readonly mark?: Mark
  readonly stops: readonly Stop[]
  readonly track: readonly Piece[]
  /** 1853-4.2.1-c: the printed list. */
  readonly upgradesTo: readonly TileId[]
}

export interface City {
  readonly hex: HexId
  /** 1853-2.5.9-a: what it counts in a contract. */
  readonly contractValue: number
  /** 1853-2.5.5-a: a pick gives a share of one of these. */
  readonly shares: readonly CompanyId[]
}

export interface Home {
  readonly hex: HexId
  readonly stop: number
}

export interface Company {
  readonly number: number
  readonly name: string
  /** `settledAfterSR1`: by 1853-2.6. */
  readonly size: 'large' | 'small' | 'settledAfterSR1'
  readonly par: number
  readonly homes: readonly Home[]
  /** 1853-2.6.2-b. */
  readonly secondHomeIfLarge?: Home
  /** Bases, the home bases included. */
  readonly markers: number
  readonly colour: string
  readonly ink: string
}

export interface Certificate {
  readonly percent: number
  readonly director?: true
}
