import type { ComponentType } from 'preact'
import type { BoardMap, Described } from '@stellwerk/table'
import type { SlotProps } from '../decision/decision.js'
import type { Lazy } from '../ui/lazy.js'

/** What a hand-made part of a hex is given, where positions are entered. */
export interface HexPartProps {
  readonly board: { readonly map: BoardMap }
  readonly hex: string
  readonly position: Described
  replace(position: Described): void
}

/** What a title adds to the board by hand; everything else is drawn from its description. */
export interface Handmade {
  /** Parts of the decision card, by the names that the description gives them. */
  readonly slots?: { readonly [slot: string]: Lazy<SlotProps> }
  /** Tabs of the dock after those of all titles; the title's word for one is `panel.<id>`. */
  readonly panels?: { readonly [id: string]: ComponentType }
  /** What else lies on a hex, to enter it. */
  readonly HexPart?: Lazy<HexPartProps>
}

const files = import.meta.glob<Handmade>('./*/handmade.ts', { eager: true, import: 'handmade' })

/** No more than a list of what can be fetched, so that every title's is at hand. */
export const handmadeOf = (title: string): Handmade => files[`./${title}/handmade.ts`] ?? {}
