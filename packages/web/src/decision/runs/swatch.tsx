import '../../board/run-ribbons.css'
import './runs.css'

/** The map has so many looks of ribbons before they come again. */
const looks = 8

/** The colour and the dashes of a route, as on the map. */
export function Swatch({ look }: { readonly look: number }) {
  return (
    <svg class="routes-swatch map-runs" viewBox="0 0 40 12" width="40" height="12" aria-hidden="true">
      <path class={`map-ribbon map-ribbon-${look % looks}`} d="M2 6H38" />
      <path class={`map-ribbon-dash map-ribbon-${look % looks}`} d="M2 6H38" />
    </svg>
  )
}
