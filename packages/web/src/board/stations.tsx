import type { Point } from './geometry.js'
import { shift } from './paper.js'
import type { StopLayout } from './track-layout.js'
import { circleRadius } from './track-layout.js'

/** A station marker: the company's colour and letters; hollow on its inactive side. */
export interface Disc {
  readonly letters: string
  readonly colour: string
  readonly ink: string
  readonly hollow?: boolean
}

interface StationProps {
  readonly layout: StopLayout
  readonly discs?: readonly Disc[] | undefined
  /** The letters of companies that find a circle kept for them. */
  readonly kept?: readonly string[] | undefined
}

/** The circles of a stop with the markers in them; a stop without circles is a dot. */
export function Station({ layout: { circles, middle }, discs = [], kept = [] }: StationProps) {
  if (circles.length === 0) return <circle class="map-village" cx={middle.x} cy={middle.y} r={4.5} />
  const homes = kept.slice(0, Math.max(0, circles.length - discs.length))
  return (
    <g class="map-station">
      {circles.length > 1 && <polygon class="map-station-base" points={pointsOf(circles)} />}
      {circles.map((at, i) => {
        const disc = discs[i]
        const home = homes[circles.length - 1 - i]
        return (
          <g key={i} transform={shift(at)}>
            <circle class="map-circle" r={circleRadius} />
            {disc ? <MarkerDisc disc={disc} /> : home && <text class="map-home-letters">{home}</text>}
          </g>
        )
      })}
    </g>
  )
}

const pointsOf = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ')

export function MarkerDisc({ disc: { letters, colour, ink, hollow } }: { readonly disc: Disc }) {
  return hollow ? (
    <>
      <circle class="map-marker-rim" r={circleRadius - 2.3} />
      <circle class="map-marker-hollow" r={circleRadius - 2.3} style={{ stroke: colour }} />
      <text class="map-marker-letters map-marker-letters-hollow">{letters}</text>
    </>
  ) : (
    <>
      <circle class="map-marker" r={circleRadius - 0.8} style={{ fill: colour }} />
      <text class="map-marker-letters" style={{ fill: ink }}>
        {letters}
      </text>
    </>
  )
}
