import { edges } from '@stellwerk/hex'
import type { LayTries } from '@stellwerk/table'
import { boardHex } from '../board.js'
import { tiles } from '../data/tiles.js'
import { colourNext } from '../rules/railways/track/fit.js'
import { layOrder } from '../rules/railways/track/lay-order.js'
import type { State } from '../state.js'

export const tries: LayTries<State> = {
  *on(state, hex) {
    const wanted = colourNext(boardHex(state, hex))
    for (const [tile, { colour }] of Object.entries(tiles))
      if (wanted === undefined || colour === wanted)
        for (const rotation of edges) yield { type: 'layTile', hex, tile, rotation }
  },
  order: layOrder,
}
