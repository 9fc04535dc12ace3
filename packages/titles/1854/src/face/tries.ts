import { edges } from '@stellwerk/hex'
import type { LayTries } from '@stellwerk/table'
import { boardHex } from '../board.js'
import { tiles } from '../data/tiles.js'
import { tunnelTiles } from '../data/tunnels.js'
import { layOrder } from '../rules/track/lay-order.js'
import type { State } from '../state.js'

/** Tiles where tiles go, tunnels where nothing else does. */
export const tries: LayTries<State> = {
  *on(state, hex) {
    const { printed, colour } = boardHex(state, hex)
    for (const rotation of edges) {
      if (printed.use === 'tunnels')
        for (const tunnel of Object.keys(tunnelTiles)) yield { type: 'buildTunnel', hex, tunnel, rotation }
      else
        for (const [tile, { colour: other }] of Object.entries(tiles))
          if (other !== colour) yield { type: 'layTile', hex, tile, rotation }
    }
  },
  order: layOrder,
}
