import type { Edge } from '@stellwerk/hex'
import type { TileColour } from './supply.js'
import type { CompanyRef, Count, HexRef, Message, Money, PhaseRef, TileRef, Tone, Value } from './values.js'

/** The board. Sheets lie side by side; names of hexes are unique over all of them. */
export interface BoardMap {
  readonly sheets: readonly Sheet[]
  readonly hexes: { readonly [hex: HexRef]: MapHex }
  /** Hexes that belong together: a home area, a valley, a country. */
  readonly areas: readonly MapArea[]
  /** The tiles of the box in rotation 0, for palettes and drafts. */
  readonly tiles: { readonly [tile: TileRef]: TilePicture }
  /** The kinds of track that this title tells apart, for legend and lines. */
  readonly tracks: readonly TrackKind[]
  readonly grounds: readonly Ground[]
}

/** A map of its own; most titles have one. */
export interface Sheet {
  readonly id: string
  readonly label: Message
  /** Pointy hexes have a corner on top, flat ones an edge. */
  readonly pointy: boolean
  readonly hexes: readonly HexRef[]
  /** How far it is shifted from the position given by its hex names, so that it lies beside another sheet. */
  readonly offset?: { readonly rows: number; readonly columns: number } | undefined
}

/** Hexes that belong together, such as a home area. */
export interface MapArea {
  readonly id: string
  readonly label?: Message | undefined
  readonly company?: CompanyRef | undefined
  readonly hexes: readonly HexRef[]
  /** Whether it is always shown or only when somebody asks. */
  readonly show: 'always' | 'asked'
  /** Track to be shown as a line instead of a tint, such as a route to be built. */
  readonly line?: readonly MapLine[]
}

/** A piece of line drawn across a hex. */
export interface MapLine {
  readonly hex: HexRef
  readonly from: PathEnd
  readonly to: PathEnd
}

/** A kind of track, such as a gauge. */
export interface TrackKind {
  readonly id: string
  readonly label: Message
  readonly line: 'solid' | 'thin' | 'dashed' | 'tied' | 'under'
}

/** What makes building cost more: hills, mountains, water. */
export interface Ground {
  readonly id: string
  readonly label: Message
  readonly sign: 'hills' | 'mountains' | 'high' | 'water' | 'rock'
}

/** What is drawn on a tile. */
export interface TilePicture {
  /** `none` for a piece that leaves the tile below visible. */
  readonly colour: TileColour | 'none'
  readonly letter?: string | undefined
  readonly paths: readonly Path[]
  readonly stops: readonly { readonly kind: Stop['kind']; readonly value: Money; readonly circles: Count }[]
  /** Tiles that differ only in their kind of track have the same family. */
  readonly family?: string
}

/** A hex of the map as it is now. */
export interface MapHex {
  readonly ref: HexRef
  readonly name?: string | undefined
  /** Can be built on, is printed and fixed, is only track at the edge of the board, or is off-board. */
  readonly use: 'build' | 'fixed' | 'rim' | 'far'
  readonly colour: TileColour | 'none' | 'far'
  readonly tile?: { readonly ref: TileRef; readonly rotation: number } | undefined
  /** Letters that its tiles must match. */
  readonly letter?: string | undefined
  /** The ids of its grounds. */
  readonly grounds: readonly string[]
  /** What building here costs. */
  readonly costs: readonly { readonly amount: Money; readonly when?: Message }[]
  /** Edges that no track crosses. */
  readonly barriers: readonly Edge[]
  /** Sides to which every tile laid here must have track. */
  readonly needs?: readonly Edge[] | undefined
  /** The track on the hex, with the rotation of its tile. */
  readonly paths: readonly Path[]
  readonly stops: readonly Stop[]
  /** Pieces over or under the tile, such as a tunnel. */
  readonly layers: readonly MapLayer[]
  readonly signs: readonly Sign[]
  /** Why nothing can be built here now. */
  readonly closed?: Message | undefined
  readonly facts: readonly { readonly label: Message; readonly value: Value }[]
}

/** Where a piece of track ends: at an edge, or at a stop of its hex. */
export type PathEnd = Edge | { readonly stop: Count }

/** A piece of track. */
export interface Path {
  readonly from: PathEnd
  readonly to: PathEnd
  /** The id of its `TrackKind`. */
  readonly track: string
  /** What a route over it loses. */
  readonly toll?: Money | undefined
  readonly note?: Message | undefined
}

/** A city, a town or a red area on a hex. */
export interface Stop {
  readonly kind: 'city' | 'town' | 'far' | 'junction' | 'works'
  readonly name?: string | undefined
  /** What it is worth now, and from each later phase in which that changes. */
  readonly value: Money
  readonly later: readonly LaterValue[]
  /** The colour of the phases whose value counts now, if the value depends on the phase. */
  readonly period?: TileColour | undefined
  /** What the value depends on. */
  readonly note?: Message | undefined
  readonly circles: readonly Circle[]
}

/** What a stop will be worth from a phase on. */
export interface LaterValue {
  readonly from: PhaseRef
  readonly value: Money
  readonly colour: TileColour
}

/** A place for a station marker, and who has it. */
export interface Circle {
  readonly marker?: { readonly company: CompanyRef; readonly active: boolean }
  readonly reserved?: readonly CompanyRef[]
}

/** A piece that lies on a tile without hiding it. */
export interface MapLayer {
  readonly id: string
  readonly piece: TileRef
  readonly rotation: number
  readonly paths: readonly Path[]
}

/** Something on a hex besides its track: a mine, a factory, a mountain railway, a bonus, a goal of the viewer's. */
export interface Sign {
  readonly kind: 'company' | 'works' | 'bonus' | 'reservation' | 'goal'
  readonly company?: CompanyRef | undefined
  readonly label?: Value | undefined
  readonly tone: Tone
  readonly look: 'full' | 'outline' | 'crossed'
  /** The side of the hex where it is drawn; anywhere with room if absent. */
  readonly side?: Edge | undefined
}
