import type { Edge } from '@stellwerk/hex'
import { hatches } from './hatch.js'
import { edgeCorners, outline, pair } from './geometry.js'
import type { Relief } from './relief.js'
import { reliefOf } from './relief.js'

export type TileColour = 'yellow' | 'green' | 'brown' | 'grey'

/** How the ground of a hex is coloured: bare paper, a tile, or something that is never built on. */
export type SheetColour = 'none' | TileColour | 'red' | 'rock' | 'implicit'

const whole = outline()
const inset = outline(0.93)

/** The paper of a hex or the face of a tile, with the pattern of its colour for those who want it. */
export function Ground({ colour }: { readonly colour: SheetColour }) {
  const hatch = colour in hatches ? (colour as TileColour) : undefined
  return (
    <>
      <polygon class={`map-sheet map-sheet-${colour}`} points={whole} />
      {hatch && <path class={`map-hatch map-hatch-${hatch}`} d={hatches[hatch]} aria-hidden="true" />}
    </>
  )
}

interface LandProps {
  readonly hex: string
  readonly relief: Relief
  /** Under a printed tile. */
  readonly faint: boolean
}

/** The hills and mountains of a hex on which nothing was built yet. */
export function Land({ hex, relief, faint }: LandProps) {
  const { lit, shaded } = reliefOf(relief, hex)
  return (
    <g class={faint ? 'map-land map-land-faint' : 'map-land'}>
      <path class="map-relief-lit" d={lit} />
      <path class="map-relief-shaded" d={shaded} />
    </g>
  )
}

/** A rim inside the hex: what may be chosen, what changed, what is looked at. */
export const Rim = ({ kind }: { readonly kind: 'glow' | 'chosen' | 'changed' | 'ring' | 'pointed' }) => (
  <>
    {kind === 'glow' && <polygon class="map-rim map-rim-edge" points={inset} />}
    <polygon class={`map-rim map-rim-${kind}`} points={inset} />
  </>
)

/** A side that no track crosses. */
export function Barrier({ edge }: { readonly edge: Edge }) {
  const [a, b] = edgeCorners(edge)
  const d = `M${pair(a)}L${pair(b)}`
  return (
    <>
      <path class="map-barrier-bed" d={d} />
      <path class="map-barrier" d={d} />
    </>
  )
}
