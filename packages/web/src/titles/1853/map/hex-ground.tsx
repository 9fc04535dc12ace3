import type { BoardHex, Terrain } from '@stellwerk/1853'
import { outline } from '../../../board/geometry.js'
import { Ground, Land } from '../../../board/ground.js'
import type { Relief } from '../../../board/relief.js'
import { GaugeRails } from './gauge-rails.js'
import { trackOf } from './track.js'

const reliefs: Readonly<Partial<Record<Terrain, Relief>>> = {
  hill: 'hills',
  mountain: 'upland',
  highMountain: 'mountains',
}

const rivers: Readonly<Partial<Record<Terrain, string>>> = {
  river: 'M-44 14C-30 4 -22 24 -8 14S16 2 26 12S40 20 45 10',
  severalRivers: 'M-44 14C-30 4 -22 24 -8 14S16 2 26 12S40 20 45 10M-40 -22C-26 -30 -16 -10 -4 -4S4 8 8 10',
}

const whole = outline()

interface HexGroundProps {
  readonly board: BoardHex
  /** Pieces of track that are about to be added. */
  readonly isNew?: readonly boolean[]
}

/** What lies lowest on a hex: the paper or the tile, the land, the track. Routes run above it. */
export function HexGround({ board, isNew }: HexGroundProps) {
  const { hex, printed, laid, colour, track } = board
  return (
    <>
      <Ground colour={colour} />
      {!laid && printed.gangesValley && <polygon class="map-ganges" points={whole} />}
      {!laid &&
        printed.terrain.map((terrain) => {
          const relief = reliefs[terrain]
          return relief ? (
            <Land key={terrain} hex={hex} relief={relief} faint={false} />
          ) : (
            <path key={terrain} class="map-river" d={rivers[terrain]} />
          )
        })}
      <GaugeRails layout={trackOf(board)} track={track} isNew={isNew} />
    </>
  )
}
