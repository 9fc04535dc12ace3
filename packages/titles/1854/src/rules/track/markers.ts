import { regrouped } from '@stellwerk/rails'
import type { Pattern } from '../../board.js'
import { boardHex, hexWith, markersAt } from '../../board.js'
import { localRailways, majors } from '../../data/companies.js'
import { hexes } from '../../data/maps.js'
import type { CompanyId, HexId, Home } from '../../data/types.js'
import { tell } from '../../events.js'
import type { GameWork, State } from '../../state.js'
import { isAg, isLocal } from '../../state.js'
import { stopAfter } from './fit.js'

type MarkersOfHex = readonly (readonly CompanyId[])[]

/** 1854-upgrade-h: the markers of a hex after a tile was laid; each stays with the track of its old circle. */
export const carriedOver = (markers: MarkersOfHex, before: Pattern, after: Pattern): MarkersOfHex =>
  regrouped(markers, after.stops.length, (stop) => stopAfter(before, stop, after))

/** 1854-majors-f, 1854-locals-e; the director of a local AG chooses its home. */
export const printedHome = (company: CompanyId): Home | undefined =>
  isAg(company) ? undefined : (isLocal(company) ? localRailways[company] : majors[company]).home

/** the stop that has taken over the printed track of a home, on what lies or would lie there. */
export function homeStopOn(after: Pattern, { hex, stop }: Home): number {
  const found = stopAfter(hexWith(hex, undefined), stop, after)
  if (found === undefined) throw new Error(`the home at ${hex} is lost`)
  return found
}

export const hasMarkerIn = (state: Pick<State, 'markers'>, company: CompanyId, hex: HexId): boolean =>
  state.markers[hex]?.some((group) => group.includes(company)) === true

/** 1854-token-f, R-52: who still comes to this stop to place the home marker, on what lies or would lie there. */
export function homesKept(
  state: Pick<State, 'markers' | 'locals'>,
  { hex, stop }: Home,
  after: Pattern,
): readonly CompanyId[] {
  const homes = hexes[hex]?.stops.flatMap(({ homeOf }) => homeOf ?? []) ?? []
  return homes.filter((company) => {
    // merged local railways need no home any more
    if (isLocal(company) && !state.locals[company]) return false
    const home = printedHome(company)
    return home && homeStopOn(after, home) === stop && !hasMarkerIn(state, company, hex)
  })
}

/** Puts a marker on the map and tells of it. */
export function placeMarker(
  work: GameWork,
  company: CompanyId,
  { hex, stop }: Home,
  { cost, home }: { readonly cost: number; readonly home: boolean },
): void {
  const markers = boardHex(work.state, hex).stops.map((_, at) => {
    const group = markersAt(work.state, hex, at)
    return at === stop ? [...group, company] : group
  })
  work.state.markers = { ...work.state.markers, [hex]: markers }
  tell(work, 'marker-placed', { company, hex, stop, cost, home })
}
