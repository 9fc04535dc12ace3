import type { Curve } from './curve.js'
import { pathOf } from './curve.js'
import type { Piece } from './track-layout.js'

/** How a piece of track is drawn; those of the state are heavier and have the dashes of a railway on old maps. */
export type RailLook = 'plain' | 'state' | 'express'

/** From the lowest to the highest. */
const looks: readonly RailLook[] = ['state', 'express', 'plain']
const inlaid: ReadonlySet<RailLook> = new Set(['state', 'express'])

interface RailsProps {
  readonly pieces: readonly Curve[]
  /** How each piece looks; all are plain if nothing is told. */
  lookOf?: ((piece: number) => RailLook) | undefined
  /** Pieces that a tile would add, in their order; all others are as before. */
  readonly isNew?: readonly boolean[] | undefined
}

/** Track with its pale casing. */
export function Rails({ pieces, lookOf = () => 'plain', isNew }: RailsProps) {
  const draw = (wanted: (index: number) => boolean): string =>
    pieces.map((curve, i) => (wanted(i) ? pathOf(curve) : '')).join('')
  const drawn = looks
    .map((look) => ({ look, d: draw((i) => lookOf(i) === look) }))
    .filter(({ d }) => d !== '')
  const fresh = isNew ? draw((i) => isNew[i] ?? false) : ''
  return (
    <g class="map-rails">
      {drawn.map(({ look, d }) => (
        <path key={`c${look}`} class={`map-rail-casing map-rail-casing-${look}`} d={d} />
      ))}
      {drawn.map(({ look, d }) => (
        <g key={look}>
          <path class={`map-rail map-rail-${look}`} d={d} />
          {inlaid.has(look) && <path class={`map-rail-inlay map-rail-inlay-${look}`} d={d} />}
        </g>
      ))}
      {fresh && <path class="map-rail map-rail-new" d={fresh} />}
    </g>
  )
}

const nameOf = ({ ends }: Piece): string => ends.map((end) => (typeof end === 'number' ? end : 's')).join()

/** Which pieces of `after` were not there before. */
export function newPieces(before: readonly Piece[], after: readonly Piece[]): readonly boolean[] {
  const had = new Set(before.map(nameOf))
  return after.map((piece) => !had.has(nameOf(piece)))
}
