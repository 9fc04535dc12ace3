import type { ComponentType } from 'preact'
import type { SlotProps } from '../decision/decision.js'
import type { Lazy } from '../ui/lazy.js'

/** What a title adds to the board by hand; everything else is drawn from its description. */
export interface Handmade {
  /** Parts of the decision card, by the names that the description gives them. */
  readonly slots?: { readonly [slot: string]: Lazy<SlotProps> }
  /** Tabs of the dock after those of all titles; the title's word for one is `panel.<id>`. */
  readonly panels?: { readonly [id: string]: ComponentType }
}

const files = import.meta.glob<Handmade>('./*/handmade.ts', { eager: true, import: 'handmade' })

/** No more than a list of what can be fetched, so that every title's is at hand. */
export const handmadeOf = (title: string): Handmade => files[`./${title}/handmade.ts`] ?? {}
