import type { Curve } from './curve.js'
import { cut, pathOf, pointOn } from './curve.js'
import { pair } from './geometry.js'

/** The share of its length at which a tunnel goes under. */
const mouth = 0.16

/** A tunnel: dashed under the ground, between two portals. It never joins the track that it crosses. */
export function Tunnel({ curve, fresh = false }: { readonly curve: Curve; readonly fresh?: boolean }) {
  return (
    <g class={fresh ? 'map-tunnel map-tunnel-new' : 'map-tunnel'}>
      <path class="map-tunnel-casing" d={pathOf(curve)} />
      <path class="map-tunnel-bore" d={pathOf(cut(curve, mouth, 1 - mouth))} />
      <path class="map-tunnel-open" d={pathOf(cut(curve, 0, mouth)) + pathOf(cut(curve, 1 - mouth, 1))} />
      <path class="map-tunnel-portal" d={portal(curve, mouth, 0) + portal(curve, 1 - mouth, 1)} />
    </g>
  )
}

/** A vault across the line, open towards the end of the tunnel that is near. */
function portal(curve: Curve, at: number, end: 0 | 1): string {
  const here = pointOn(curve, at)
  const out = pointOn(curve, end)
  const length = Math.hypot(out.x - here.x, out.y - here.y) || 1
  const [along, wide] = [3, 6.5]
  const dx = (out.x - here.x) / length
  const dy = (out.y - here.y) / length
  const corner = (side: 1 | -1) => ({
    x: here.x + dx * along - dy * wide * side,
    y: here.y + dy * along + dx * wide * side,
  })
  return `M${pair(corner(1))}A${wide} ${wide} 0 0 1 ${pair(corner(-1))}`
}
