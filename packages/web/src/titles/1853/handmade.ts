import { lazy } from '../../ui/lazy.js'
import type { Handmade } from '../handmade.js'

export const handmade: Handmade = {
  slots: { contract: lazy(async () => (await import('./slots/contract.js')).Contract) },
  panels: { sources: lazy(async () => (await import('./sources/sources.js')).SourcesPanel) },
}
