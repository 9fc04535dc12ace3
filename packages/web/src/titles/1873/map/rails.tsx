import type { Piece } from '@stellwerk/1873'
import { pathOf } from './curve.js'
import type { TrackLayout } from './track-layout.js'

interface RailsProps {
  readonly layout: TrackLayout
  /** Pieces that a tile would add, in their order; all others are as before. */
  readonly isNew?: readonly boolean[]
}

/** Track with its pale casing. State track is heavier and has the dashes of a railway on old maps. */
export function Rails({ layout, isNew }: RailsProps) {
  const draw = (wanted: (state: boolean, index: number) => boolean): string =>
    layout.pieces.map(({ curve, state }, i) => (wanted(state, i) ? pathOf(curve) : '')).join('')
  const plain = draw((state) => !state)
  const state = draw((isState) => isState)
  const fresh = isNew ? draw((_, i) => isNew[i] ?? false) : ''
  return (
    <g class="map-rails">
      {state && <path class="map-rail-casing map-rail-casing-state" d={state} />}
      {plain && <path class="map-rail-casing" d={plain} />}
      {state && <path class="map-rail-state" d={state} />}
      {state && <path class="map-rail-sleepers" d={state} />}
      {plain && <path class="map-rail" d={plain} />}
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
