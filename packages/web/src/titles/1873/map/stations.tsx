import type { Marker, RailwayId, Stop } from '@stellwerk/1873'
import { railways } from '@stellwerk/1873'
import type { Point } from './geometry.js'
import { inkOn } from './ink.js'
import type { StopLayout } from './track-layout.js'
import { circleRadius } from './track-layout.js'

interface StationProps {
  readonly stop: Stop
  readonly layout: StopLayout
  readonly markers?: readonly Marker[]
  /** Railways that have not floated yet and find a circle kept for them. */
  readonly kept?: readonly RailwayId[]
}

/** The circles of a stop with the markers in them; a village that no track reaches is a dot. */
export function Station({ stop, layout, markers = [], kept = [] }: StationProps) {
  const { circles, middle } = layout
  if (stop.circles === 0) return <circle class="map-village" cx={middle.x} cy={middle.y} r={4.5} />
  const homes = kept.slice(0, Math.max(0, circles.length - markers.length))
  return (
    <g class="map-station">
      {circles.length > 1 && <polygon class="map-station-base" points={pointsOf(circles)} />}
      {circles.map(({ x, y }, i) => {
        const marker = markers[i]
        const home = homes[circles.length - 1 - i]
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <circle class="map-circle" r={circleRadius} />
            {marker ? <MarkerDisc marker={marker} /> : home && <HomeLetters railway={home} />}
          </g>
        )
      })}
    </g>
  )
}

const pointsOf = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ')

/** A station marker: the company's colour and letters; hollow on its inactive side. */
function MarkerDisc({ marker: { railway, active } }: { readonly marker: Marker }) {
  const { colour } = railways[railway]
  return active ? (
    <>
      <circle class="map-marker" r={circleRadius - 0.8} style={{ fill: colour }} />
      <text class="map-marker-letters" style={{ fill: inkOn(railways[railway]) }}>
        {railway}
      </text>
    </>
  ) : (
    <>
      <circle class="map-marker-rim" r={circleRadius - 2.3} />
      <circle class="map-marker-hollow" r={circleRadius - 2.3} style={{ stroke: colour }} />
      <text class="map-marker-letters map-marker-letters-hollow">{railway}</text>
    </>
  )
}

const HomeLetters = ({ railway }: { readonly railway: RailwayId }) => (
  <text class="map-home-letters">{railway}</text>
)
