import { edges } from '@stellwerk/hex'
import type { LayTries } from '@stellwerk/table'
import { tiles } from '../data/tiles.js'
import type { State } from '../state.js'

/** Every tile in every rotation; the rules in the order in which they are looked at. */
export const tries: LayTries<State> = {
  *on(_state, hex) {
    for (const tile of Object.keys(tiles))
      for (const rotation of edges) yield { type: 'layTile', hex, tile, rotation }
  },
  order: [
    'vierhain-or-c',
    'vierhain-track-i',
    'vierhain-track-b',
    'vierhain-track-e',
    'vierhain-track-g',
    'vierhain-track-c',
    'vierhain-track-j',
    'vierhain-track-f',
    'vierhain-track-k',
  ],
}
