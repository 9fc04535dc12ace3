import type { BoardMap, Ground as GroundKind, MapHex } from '@stellwerk/table'
import { line, pathOf } from './curve.js'
import { edgeMiddle, mix } from './geometry.js'
import type { SheetColour } from './ground.js'
import { Ground, Land } from './ground.js'
import { curveAcross, layoutHex } from './hex-layout.js'
import { Rails } from './rails.js'
import type { Relief } from './relief.js'
import { Tunnel } from './tunnel.js'
import './signs.css'

/** What the look of a hex depends on beside the hex itself. */
export type MapLook = Pick<BoardMap, 'tracks' | 'grounds'>

const reliefs: Readonly<Partial<Record<GroundKind['sign'], Relief>>> = {
  hills: 'hills',
  mountains: 'upland',
  high: 'mountains',
}

const river = 'M-44 14C-30 4 -22 24 -8 14S16 2 26 12S40 20 45 10'
const secondRiver = 'M-40 -22C-26 -30 -16 -10 -4 -4S4 8 8 10'
const tunnelMouth = 'M-9 9V-1A9 9 0 0 1 9 -1V9'

/** The colour of the paper or of the tile. */
export function sheetOf({ grounds }: MapLook, hex: MapHex): SheetColour {
  if (hex.use === 'rim') return 'implicit'
  if (hex.colour === 'far') return 'red'
  const isRock = grounds.some(({ id, sign }) => sign === 'rock' && hex.grounds.includes(id))
  return isRock && !hex.tile ? 'rock' : hex.colour
}

interface HexGroundProps {
  readonly look: MapLook
  readonly hex: MapHex
  /** Paths that are about to be added, and how many layers lay there before. */
  readonly isNew?: readonly boolean[]
  readonly layersBefore?: number
}

/** What lies lowest on a hex: the paper or the tile, the land, the track, the tunnels. Routes run above it. */
export function HexGround({ look, hex, isNew, layersBefore = Infinity }: HexGroundProps) {
  const { track } = layoutHex(hex)
  return (
    <>
      <Ground colour={sheetOf(look, hex)} />
      {!hex.tile &&
        hex.grounds.map((id) => (
          <LandSign key={id} grounds={look.grounds} hex={hex.ref} id={id} faint={hex.colour !== 'none'} />
        ))}
      {!hex.tile &&
        hex.needs?.map((edge) => (
          <path
            key={edge}
            class="map-needed"
            d={pathOf(line(edgeMiddle(edge), mix(edgeMiddle(edge), { x: 0, y: 0 }, 0.35)))}
          />
        ))}
      <Rails pieces={track.pieces} paths={hex.paths} tracks={look.tracks} isNew={isNew} />
      {hex.layers.map(({ id, paths }, i) =>
        paths
          .flatMap(curveAcross)
          .map((curve, at) => <Tunnel key={`${id}/${at}`} curve={curve} fresh={i >= layersBefore} />),
      )}
    </>
  )
}

interface LandSignProps extends Pick<MapLook, 'grounds'> {
  readonly hex: string
  readonly id: string
  /** Under a printed tile. */
  readonly faint: boolean
}

/** A sort of land; of two that are drawn alike the second one is drawn twice. */
export function LandSign({ grounds, hex, id, faint }: LandSignProps) {
  const sign = grounds.find((ground) => ground.id === id)?.sign
  if (sign === 'rock') return <path class="map-tunnel-sign" d={tunnelMouth} />
  if (sign === 'water') {
    const second = grounds.filter((ground) => ground.sign === sign)[1]?.id === id
    return <path class="map-river" d={second ? river + secondRiver : river} />
  }
  const relief = sign && reliefs[sign]
  return relief ? <Land hex={hex} relief={relief} faint={faint} /> : null
}
