import type { BoardHex, Edge, TileColour } from '@stellwerk/1873'
import { hatches } from './hatch.js'
import { edgeCorners, outline, pair } from './geometry.js'
import { reliefOf } from './relief.js'

const whole = outline()
const inset = outline(0.965)

/** The paper of a hex or the face of a tile, with the pattern of its colour for those who want it. */
export function Sheet({ colour, implicit }: { colour: 'none' | TileColour; implicit?: boolean }) {
  return (
    <>
      <polygon class={`map-sheet map-sheet-${implicit ? 'implicit' : colour}`} points={whole} />
      {colour !== 'none' && !implicit && (
        <path class={`map-hatch map-hatch-${colour}`} d={hatches[colour]} aria-hidden="true" />
      )}
    </>
  )
}

/** The land under a hex on which nothing was built yet. */
export function Land({ board }: { board: BoardHex }) {
  const { printed, laid, hex } = board
  if (laid) return null
  const relief = printed.terrain && reliefOf(printed.terrain, hex)
  return (
    <g class={printed.colour === 'none' ? 'map-land' : 'map-land map-land-faint'}>
      {relief && <path class="map-relief-lit" d={relief.lit} />}
      {relief && <path class="map-relief-shaded" d={relief.shaded} />}
    </g>
  )
}

/** A rim inside the hex: what may be chosen, what changed, what is looked at. */
export const Rim = ({ kind }: { kind: 'glow' | 'chosen' | 'changed' | 'ring' | 'pointed' }) => (
  <polygon class={`map-rim map-rim-${kind}`} points={inset} />
)

/** A side that no track crosses. */
export function Barrier({ edge }: { edge: Edge }) {
  const [a, b] = edgeCorners(edge)
  const d = `M${pair(a)}L${pair(b)}`
  return (
    <>
      <path class="map-barrier-bed" d={d} />
      <path class="map-barrier" d={d} />
    </>
  )
}
