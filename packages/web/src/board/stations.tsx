import type { Point } from './geometry.js'
import { shift } from './geometry.js'
import type { StopLayout } from './track-layout.js'
import { circleRadius } from './track-layout.js'

/** A station marker: the company's colour and letters; hollow on its inactive side. */
export interface Disc {
  readonly letters: string
  readonly colour: string
  readonly ink: string
  readonly hollow?: boolean
}

/** What is in a circle: a marker, or the letters of a company for which it is kept. */
export interface CircleLook {
  readonly disc?: Disc
  readonly kept?: string
}

interface StationProps {
  readonly layout: StopLayout
  /** Of each circle; all are empty without. */
  readonly circles?: readonly CircleLook[]
}

/** The circles of a stop with the markers in them; a stop without circles is a dot. */
export function Station({ layout: { circles, middle }, circles: looks = [] }: StationProps) {
  if (circles.length === 0) return <circle class="map-village" cx={middle.x} cy={middle.y} r={4.5} />
  return (
    <g class="map-station">
      {circles.length > 1 && <polygon class="map-station-base" points={pointsOf(circles)} />}
      {circles.map((at, i) => {
        const { disc, kept } = looks[i] ?? {}
        return (
          <g key={i} transform={shift(at)}>
            <circle class="map-circle" r={circleRadius} />
            {disc ? <MarkerDisc disc={disc} /> : kept && <text class="map-home-letters">{kept}</text>}
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
