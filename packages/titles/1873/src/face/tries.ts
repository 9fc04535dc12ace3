import { edges } from '@stellwerk/hex'
import type { LayTries } from '@stellwerk/table'
import { boardHex } from '../board.js'
import { tiles } from '../data/tiles.js'
import type { TileColour } from '../data/types.js'
import { layOrder } from '../rules/railways/track/lay-order.js'
import type { State } from '../state.js'

const next: Readonly<Record<'none' | TileColour, TileColour | undefined>> = {
  none: 'yellow',
  yellow: 'green',
  green: 'brown',
  brown: 'grey',
  grey: undefined,
}

export const tries: LayTries<State> = {
  *on(state, hex) {
    const wanted = next[boardHex(state, hex).colour]
    for (const [tile, { colour }] of Object.entries(tiles))
      if (wanted === undefined || colour === wanted)
        for (const rotation of edges) yield { type: 'layTile', hex, tile, rotation }
  },
  order: layOrder,
}
