import type { ComponentType } from 'preact'
import type { CoreState } from '@stellwerk/engine'
import type { Plan, TitleFace } from '@stellwerk/table'
import type { Board } from './board-of.js'
import type { Described } from './lying.js'

/** The best routes of a company, as a title found them. */
export interface BestRoutes {
  readonly plan: Plan
  /** Whether nothing better is possible; undefined where the title does not tell. */
  readonly proven: boolean | undefined
}

export interface HexPartProps {
  readonly board: Board
  readonly hex: string
  readonly position: Described
  replace(position: Described): void
}

/** What a title provides so that a board can be entered on its map; the map itself is described. */
export interface MapKind<S extends CoreState = CoreState> {
  readonly face: TitleFace<S>
  /** The field of a description in which station markers stand. */
  readonly markersField: 'markers' | 'bases'
  /** Whether markers have an inactive side. */
  readonly twoSided: boolean
  /** The tiles that can ever come to a hex, as far as their kind tells. */
  tilesFor(hex: string): readonly string[]
  /** Of a description only what decides whether a tile fits on a hex. */
  bare(position: Described, hex: string): Described
  /** Whoever may have a marker on a hex. */
  companies(state: S, hex: string): readonly string[]
  /** The description with a company in operation, if it is not yet. */
  withCompany(position: Described, state: S, company: string): Described
  /** What else there is to tell of a hex. */
  readonly HexPart?: ComponentType<HexPartProps>
  /** Undefined if the company cannot run. */
  best(position: Described, state: S, company: string, signal: AbortSignal): Promise<BestRoutes | undefined>
}
