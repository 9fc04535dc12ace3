import type { Edge } from '@stellwerk/hex'

export type CompanyId = 'A' | 'B' | 'D' | 'E'
export type TrainId = '2' | '3' | '5'
export type PhaseId = '1' | '2' | '3'
export type HexId = string
export type TileId = string
export type TileColour = 'yellow' | 'green'

/** A city, or a red place at the rim of the valley. */
interface Stop {
  readonly kind: 'city' | 'red'
  readonly name: string
  readonly homeOf?: CompanyId
}

/** All track within a hex or a tile is connected: in its stop, or by a piece between every two of its exits. */
export interface PrintedHex {
  readonly colour: 'white' | 'yellow' | 'red'
  readonly exits: readonly Edge[]
  readonly stop?: Stop
  /** In phase 1 and from phase 2 on; cities have the value of the tile once one lies there. */
  readonly values?: readonly [first: number, later: number]
  /** What the first tile costs (vierhain-track-f). */
  readonly hill?: number
  /** Takes the tile with the same letter and no other (vierhain-track-i). */
  readonly letter?: 'M'
}

export interface Tile {
  readonly colour: TileColour
  /** In rotation 0. */
  readonly exits: readonly Edge[]
  /** Of the city on it; plain track has none. */
  readonly value?: number
  readonly letter?: 'M'
}
