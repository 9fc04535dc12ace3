import { edges } from '@stellwerk/hex'
import type { LayTries } from '@stellwerk/table'
import { boardHex } from '../board.js'
import { tiles } from '../data/tiles.js'
import { tunnelTiles } from '../data/tunnels.js'
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
  order: [
    '1854-upgrade-g',
    '1854-upgrade-f',
    '1854-upgrade-e',
    '1854-upgrade-d',
    '1854-track-m',
    '1854-track-l',
    '1854-tunnel-m',
    '1854-upgrade-k',
    '1854-track-o',
    '1854-upgrade-c',
    '1854-upgrade-l',
    '1854-track-p',
    '1854-track-j',
    '1854-upgrade-b',
    '1854-track-i',
    '1854-tunnel-c',
    '1854-tunnel-d',
    '1854-tunnel-n',
    '1854-tunnel-g',
    '1854-tunnel-f',
    '1854-tunnel-b',
    '1854-tunnel-e',
    '1854-tunnel-l',
  ],
}
