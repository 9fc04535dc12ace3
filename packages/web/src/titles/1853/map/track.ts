import type { LaidTile, TrackGauge } from '@stellwerk/1853'
import { patternOf, stopIndex } from '@stellwerk/1853'
import { line } from '../../../board/curve.js'
import type { Point } from '../../../board/geometry.js'
import type { RailLook } from '../../../board/rails.js'
import type { Face, Piece, TrackLayout } from '../../../board/track-layout.js'
import { layoutTrack } from '../../../board/track-layout.js'

/** Small stations are dots on their line. */
const style = { dots: true }

const known = new WeakMap<Face['stops'], WeakMap<Face['track'], TrackLayout>>()

/** Where the track of a hex or a tile lies. Lists of stops and of track stay the same objects as long as the tile does. */
export function trackOf(face: Face): TrackLayout {
  const ofStops = known.get(face.stops) ?? new WeakMap<Face['track'], TrackLayout>()
  known.set(face.stops, ofStops)
  const found = ofStops.get(face.track) ?? build(face)
  ofStops.set(face.track, found)
  return found
}

/** Hexes without track share one empty list, whatever stops they have: each gets a list of its own to be known by. */
const build = (face: Face): TrackLayout =>
  face.track.some(isInside) ? withInside(face) : layoutTrack({ ...face, track: [...face.track] }, style)

/** The two towns of tile 71 lie in a row, with track from one to the other. */
const isInside = ({ ends }: Piece): boolean => ends.every((end) => typeof end === 'string')

function withInside({ stops, track }: Face): TrackLayout {
  const outside = layoutTrack({ stops, track: track.filter((piece) => !isInside(piece)) }, style)
  const middleOf = (end: Piece['ends'][number]): Point =>
    outside.stops[stopIndex(end as 's0') ?? 0]?.middle ?? { x: 0, y: 0 }
  let next = 0
  return {
    stops: outside.stops,
    pieces: track.map((piece) => {
      const curve = isInside(piece) ? undefined : outside.pieces[next++]
      return curve ?? line(middleOf(piece.ends[0]), middleOf(piece.ends[1]))
    }),
  }
}

export const trackOfTile = (laid: LaidTile): TrackLayout => trackOf(patternOf(laid))

/** Standard gauge is a solid line, metre gauge a hollow one, dual gauge a heavy one with dashes. */
const looks: Readonly<Record<TrackGauge, RailLook>> = { standard: 'plain', metre: 'express', dual: 'state' }

export const lookOf = (gauge: TrackGauge | undefined): RailLook => looks[gauge ?? 'standard']
