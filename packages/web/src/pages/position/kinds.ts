import type { ComponentType } from 'preact'
import type { Game } from '@stellwerk/titles'
import type { MapKind } from './board/map-kind.js'

export interface FormProps {
  readonly position: unknown
  /** Puts another description in the place of the whole. */
  replace(position: unknown): void
}

/** How the positions of a title are entered. */
export interface PositionKind {
  /** A table with nothing on it. */
  readonly empty: unknown
  /** A position worth looking at. */
  example(game: Game): unknown
  /** The options that a game from this position was begun with. */
  optionsOf(position: unknown): { readonly [option: string]: string }
  /** The map on which tiles and markers are entered. */
  readonly map: MapKind
  /** Fields for what else a position mostly has. */
  readonly Form: ComponentType<FormProps>
}

/** The forms of each title are a part of the site of their own. */
const files = import.meta.glob<PositionKind>('./kind-*.tsx', { import: 'kind' })

export const hasKind = (title: string): boolean => Object.hasOwn(files, `./kind-${title}.tsx`)

export const kindOf = async (title: string): Promise<PositionKind | undefined> =>
  files[`./kind-${title}.tsx`]?.()
