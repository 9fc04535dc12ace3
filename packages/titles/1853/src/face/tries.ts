import { edges } from '@stellwerk/hex'
import type { LayTries } from '@stellwerk/table'
import { boardHex } from '../board.js'
import { tiles } from '../data/tiles.js'
import { layOrder } from '../rules/track/lay-order.js'
import type { State } from '../state.js'

export const tries: LayTries<State> = {
  *on(state, hex) {
    const { colour } = boardHex(state, hex)
    for (const [tile, { colour: other }] of Object.entries(tiles))
      if (other !== colour) for (const rotation of edges) yield { type: 'layTile', hex, tile, rotation }
  },
  order: layOrder,
}
