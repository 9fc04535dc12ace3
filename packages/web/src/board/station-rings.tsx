import type { Point } from './geometry.js'
import { shift } from './geometry.js'
import { circleRadius } from './track-layout.js'

/** A circle that can take a station. */
interface Ring {
  readonly id: string
  readonly at: Point
  readonly label: string
  readonly chosen: boolean
}

/** Circles that can take a station pulse softly. */
export function StationRings({
  rings,
  onChoose,
}: {
  readonly rings: readonly Ring[]
  onChoose(id: string): void
}) {
  return (
    <g>
      {rings.map(({ id, at, label, chosen }) => (
        <g
          key={id}
          class={chosen ? 'map-site map-site-chosen' : 'map-site'}
          transform={shift(at)}
          role="button"
          tabindex={0}
          aria-pressed={chosen}
          aria-label={label}
          onClick={(event) => {
            event.stopPropagation()
            onChoose(id)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            event.stopPropagation()
            onChoose(id)
          }}
        >
          <circle class="map-site-target" r={circleRadius + 6} />
          <circle class="map-site-ring" r={circleRadius + 2} />
        </g>
      ))}
    </g>
  )
}
