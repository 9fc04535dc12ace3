import { edges } from '@stellwerk/hex'
import type { LayTries } from '@stellwerk/table'
import { boardHex } from '../board.js'
import { tiles } from '../data/tiles.js'
import type { TileColour } from '../data/types.js'
import type { State } from '../state.js'

const next: Readonly<Record<'none' | TileColour, TileColour | undefined>> = {
  none: 'yellow',
  yellow: 'green',
  green: 'brown',
  brown: 'grey',
  grey: undefined,
}

/** What is said about a tile's shape comes first, then supply, reach, what is kept for concessions, and money. */
export const tries: LayTries<State> = {
  *on(state, hex) {
    const wanted = next[boardHex(state, hex).colour]
    for (const [tile, { colour }] of Object.entries(tiles))
      if (wanted === undefined || colour === wanted)
        for (const rotation of edges) yield { type: 'layTile', hex, tile, rotation }
  },
  order: [
    '1873-4.4.1-g',
    '1873-4.4.1-h',
    '1873-4.4.1-k',
    '1873-4.4.1-i',
    '1873-4.4.1-aj',
    '1873-4.4.1-n',
    '1873-4.4.1-o',
    '1873-4.4.1-ak',
    '1873-4.2.1-d',
    '1873-4.4.1-w',
    '1873-4.4.1-x',
    '1873-4.4.1-y',
    '1873-4.4.1-s',
    '1873-4.2.1-e',
  ],
}
