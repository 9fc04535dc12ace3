import type { BoardHex } from '@stellwerk/1854'
import { line, pathOf } from '../../../board/curve.js'
import { edgeMiddle, mix } from '../../../board/geometry.js'
import type { SheetColour } from '../../../board/ground.js'
import { Ground, Land } from '../../../board/ground.js'
import { Rails } from '../../../board/rails.js'
import { trackOf, tunnelCurves } from './track.js'
import { Tunnel } from './tunnel.js'

/** Hexes that take nothing but tunnels are as dark as rock. */
export const groundOf = ({ printed, colour, laid }: BoardHex): SheetColour =>
  !laid && printed.use === 'tunnels' ? 'rock' : colour

/** From this cost on mountains are drawn as high ones. */
const high = 80

const river = 'M-44 14C-30 4 -22 24 -8 14S16 2 26 12S40 20 45 10'
const tunnelSign = 'M-9 9V-1A9 9 0 0 1 9 -1V9'

interface HexGroundProps {
  readonly board: BoardHex
  /** Pieces of track that are about to be added, and how many tunnels lay there before. */
  readonly isNew?: readonly boolean[]
  readonly tunnelsBefore?: number
}

/** What lies lowest on a hex: the paper or the tile, the land, the track, the tunnels. Routes run above it. */
export function HexGround({ board, isNew, tunnelsBefore = Infinity }: HexGroundProps) {
  const { hex, printed, laid, track } = board
  const { terrain, trackToWien } = printed
  return (
    <>
      <Ground colour={groundOf(board)} />
      {!laid && terrain?.kind === 'mountain' && (
        <Land hex={hex} relief={terrain.cost >= high ? 'mountains' : 'upland'} faint={false} />
      )}
      {!laid && terrain?.kind === 'river' && <path class="map-river" d={river} />}
      {!laid && printed.use === 'tunnels' && <path class="map-tunnel-sign" d={tunnelSign} />}
      {!laid && trackToWien !== undefined && (
        <path
          class="map-to-wien"
          d={pathOf(line(edgeMiddle(trackToWien), mix(edgeMiddle(trackToWien), { x: 0, y: 0 }, 0.35)))}
        />
      )}
      <Rails
        pieces={trackOf(board).pieces}
        lookOf={(piece) => (track[piece]?.only ? 'express' : 'plain')}
        isNew={isNew}
      />
      {tunnelCurves(board).map((curve, i) => (
        <Tunnel key={i} curve={curve} fresh={i >= tunnelsBefore} />
      ))}
    </>
  )
}
