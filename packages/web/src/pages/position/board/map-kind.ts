import type { ComponentType } from 'preact'
import type { CoreState } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { Paper } from '../../../board/paper.js'
import type { Earning, RunRibbons } from '../../../board/run-ribbons.js'
import type { SheetChoice } from '../../../board/sheet-switch.js'
import type { Described } from './lying.js'

/** A station marker as it lies. */
export interface PlacedMarker {
  readonly company: string
  readonly active: boolean
}

/** A stop of a hex: its places for markers, and those that are there. */
export interface StopThere {
  readonly circles: number
  readonly markers: readonly PlacedMarker[]
}

/** The best routes of a company, as a title found them. */
export interface BestRoutes<Found = unknown> {
  readonly total: number
  /** Whether nothing better is possible; undefined where the title does not tell. */
  readonly proven: boolean | undefined
  readonly found: Found
}

/** Routes for the map and for a list beside it. */
export interface DrawnRoutes {
  readonly ribbons: Parameters<typeof RunRibbons>[0]['ribbons']
  readonly earnings: readonly Earning[]
  readonly routes: readonly {
    readonly id: string
    readonly train: string
    /** The hexes on its way. */
    readonly way: readonly string[]
  }[]
}

export interface HexPartProps {
  readonly hex: string
  readonly position: Described
  replace(position: Described): void
}

/** What a title's map provides so that a board can be entered on it. */
export interface MapKind<S extends CoreState = CoreState, Found = unknown> {
  /** The field of a description in which station markers stand. */
  readonly markersField: 'markers' | 'bases'
  /** Whether markers have an inactive side. */
  readonly twoSided: boolean
  label(language: Language): string
  paper(state: S): Paper
  /** The hexes one can choose. */
  hexes(state: S): readonly string[]
  readonly firstEntry: string
  sheets?(state: S, language: Language): SheetChoice | undefined
  /** "Wernigerode", or the hex where the place has no name. */
  placeName(hex: string): string
  /** Below the routes, and above them. */
  readonly Ground: ComponentType<{ readonly state: S; readonly entry: string }>
  readonly Furniture: ComponentType<{ readonly state: S }>
  readonly TilePicture: ComponentType<{
    readonly tile: string
    readonly rotation?: number
    readonly size?: number
  }>
  /** The tiles that can ever come to a hex, as far as their kind tells. */
  tilesFor(hex: string): readonly string[]
  colourOf(tile: string): string
  /** How many of a tile the box still has. */
  leftOf(state: S, tile: string): number
  /** Of a description only what decides whether a tile fits on a hex. */
  bare(position: Described, hex: string): Described
  stops(state: S, hex: string): readonly StopThere[]
  /** Whoever may have a marker on a hex. */
  companies(state: S, hex: string): readonly string[]
  companyName(language: Language, company: string): string
  readonly Chip: ComponentType<{ readonly company: string }>
  /** Whether the title lays this marker by itself. */
  isHome(state: S, company: string, hex: string): boolean
  /** The description with a company in operation, if it is not yet. */
  withCompany(position: Described, state: S, company: string): Described
  /** What else there is to tell of a hex. */
  readonly HexPart?: ComponentType<HexPartProps>
  /** Companies with something to run. */
  runners(state: S): readonly string[]
  /** Undefined if the company cannot run. */
  best(
    position: Described,
    state: S,
    company: string,
    signal: AbortSignal,
  ): Promise<BestRoutes<Found> | undefined>
  draw(state: S, company: string, found: Found, language: Language): DrawnRoutes
}
