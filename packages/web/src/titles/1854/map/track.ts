import type { BoardHex, LaidTile, LaidTunnel } from '@stellwerk/1854'
import { patternOf, tunnelEnds } from '@stellwerk/1854'
import type { Curve } from '../../../board/curve.js'
import { between } from '../../../board/curve.js'
import type { Face, TrackLayout } from '../../../board/track-layout.js'
import { layoutTrack } from '../../../board/track-layout.js'

/** Small stations are dots on their line. */
const style = { dots: true }

export const trackOf = (face: Face): TrackLayout => layoutTrack(face, style)

export const trackOfTile = (laid: LaidTile): TrackLayout => trackOf(patternOf(laid))

/** The line of a tunnel as it lies. */
export const tunnelCurve = (laid: LaidTunnel): Curve => between(...tunnelEnds(laid))

export const tunnelCurves = ({ tunnels }: BoardHex): readonly Curve[] =>
  tunnels.map((ends) => between(...ends))
