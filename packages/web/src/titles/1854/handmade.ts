import { lazy } from '../../ui/lazy.js'
import type { Handmade } from '../handmade.js'

export const handmade: Handmade = {
  HexPart: lazy(async () => (await import('./position/tunnels.js')).TunnelsOfHex),
  panels: { sources: lazy(async () => (await import('./sources/sources.js')).SourcesPanel) },
}
