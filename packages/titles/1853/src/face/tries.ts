import { edges } from '@stellwerk/hex'
import type { LayTries } from '@stellwerk/table'
import { boardHex } from '../board.js'
import { tiles } from '../data/tiles.js'
import type { State } from '../state.js'

export const tries: LayTries<State> = {
  *on(state, hex) {
    const { colour } = boardHex(state, hex)
    for (const [tile, { colour: other }] of Object.entries(tiles))
      if (other !== colour) for (const rotation of edges) yield { type: 'layTile', hex, tile, rotation }
  },
  order: [
    '1853-4.2.1-b',
    '1853-4.2.7-a',
    '1853-1.4-a',
    '1853-4.2.2-a',
    '1853-4.2.2-b',
    '1853-4.1.6-a',
    '1853-4.1.6-b',
    '1853-4.1.7-a',
    '1853-3.4.6-a',
    '1853-4.2.13-a',
    '1853-4.1.3-d',
    '1853-4.1.12-a',
    '1853-4.2.3-a',
  ],
}
