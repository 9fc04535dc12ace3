import type { Curve } from './curve.js'
import { pathOf } from './curve.js'
import type { Path, TrackKind } from '@stellwerk/table'

type Line = TrackKind['line']

/** From the lowest to the highest; what runs under the ground is drawn apart. */
const lines: readonly Line[] = ['tied', 'dashed', 'thin', 'solid']
const inlaid: ReadonlySet<Line> = new Set<Line>(['tied', 'dashed', 'thin'])

/** Tunnels, which have their own look. */
export const isUnder = (tracks: readonly TrackKind[], { track }: Pick<Path, 'track'>): boolean =>
  lineOf(tracks, track) === 'under'

const lineOf = (tracks: readonly TrackKind[], track: string): Line =>
  tracks.find(({ id }) => id === track)?.line ?? 'solid'

interface RailsProps {
  readonly pieces: readonly Curve[]
  readonly paths: readonly Pick<Path, 'track'>[]
  readonly tracks: readonly TrackKind[]
  /** Pieces that a tile would add, in their order; all others are as before. */
  readonly isNew?: readonly boolean[] | undefined
}

/** Track with its pale casing. */
export function Rails({ pieces, paths, tracks, isNew }: RailsProps) {
  const draw = (wanted: (index: number) => boolean): string =>
    pieces.map((curve, i) => (wanted(i) ? pathOf(curve) : '')).join('')
  const drawn = lines
    .map((line) => ({ line, d: draw((i) => lineOf(tracks, paths[i]?.track ?? '') === line) }))
    .filter(({ d }) => d !== '')
  const fresh = isNew ? draw((i) => isNew[i] ?? false) : ''
  return (
    <g class="map-rails">
      {drawn.map(({ line, d }) => (
        <path key={`c${line}`} class={`map-rail-casing map-rail-casing-${line}`} d={d} />
      ))}
      {drawn.map(({ line, d }) => (
        <g key={line}>
          <path class={`map-rail map-rail-${line}`} d={d} />
          {inlaid.has(line) && <path class={`map-rail-inlay map-rail-inlay-${line}`} d={d} />}
        </g>
      ))}
      {fresh && <path class="map-rail map-rail-new" d={fresh} />}
    </g>
  )
}

const nameOf = ({ from, to }: Pick<Path, 'from' | 'to'>): string =>
  [from, to].map((end) => (typeof end === 'number' ? end : 's')).join()

/** Which paths of `after` were not there before. */
export function newPaths(before: readonly Path[], after: readonly Path[]): readonly boolean[] {
  const had = new Set(before.map(nameOf))
  return after.map((path) => !had.has(nameOf(path)))
}
