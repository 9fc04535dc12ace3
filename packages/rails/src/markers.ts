import type { HexId, StopAt } from './drawing.js'

/** Who has markers at the stops of a hex, stop by stop. */
type Groups<C> = readonly (readonly C[])[]

/** The stops that have a marker. */
export function stopsWith<C>(markers: { readonly [hex: HexId]: Groups<C> }, owner: C): readonly StopAt[] {
  const found: StopAt[] = []
  for (const hex of Object.keys(markers))
    markers[hex]?.forEach((here, stop) => {
      if (here.includes(owner)) found.push({ hex, stop })
    })
  return found
}

/** The markers of a hex after a tile was laid: each group goes to the stop that replaces its own. */
export function regrouped<C>(
  markers: Groups<C>,
  stops: number,
  stopAfter: (stop: number) => number | undefined,
): Groups<C> {
  const carried: C[][] = Array.from({ length: stops }, () => [])
  for (const [stop, group] of markers.entries()) {
    if (group.length === 0) continue
    const place = carried[stopAfter(stop) ?? -1]
    if (!place) throw new Error(`the markers at stop ${stop} lose their place`)
    place.push(...group)
  }
  return carried
}
