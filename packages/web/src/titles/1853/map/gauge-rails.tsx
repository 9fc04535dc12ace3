import type { Piece } from '@stellwerk/1853'
import { Rails } from '../../../board/rails.js'
import type { TrackLayout } from '../../../board/track-layout.js'
import { lookOf } from './track.js'
import './india.css'

interface GaugeRailsProps {
  readonly layout: TrackLayout
  readonly track: readonly Piece[]
  /** Pieces that a tile would add. */
  readonly isNew?: readonly boolean[] | undefined
}

/** Track that shows its gauge. */
export const GaugeRails = ({ layout, track, isNew }: GaugeRailsProps) => (
  <g class="map-gauges">
    <Rails pieces={layout.pieces} lookOf={(piece) => lookOf(track[piece]?.gauge)} isNew={isNew} />
  </g>
)
