import type { PurseId, Refusal } from '@stellwerk/engine'
import { Recent, bank, engineRules, pay, refusal } from '@stellwerk/engine'
import { boardHex, isHex } from '../../board.js'
import { railways } from '../../data/companies.js'
import { hexes } from '../../data/map.js'
import { replacementCost, stationCost } from '../../data/money.js'
import type { HexId, RailwayId } from '../../data/types.js'
import { tell } from '../../events.js'
import type { GameWork, Marker, State } from '../../state.js'
import { cashOf, railwayOf } from '../../state.js'
import { markersAt, railwayReach, stopName } from '../reach.js'
import type { MarkersOfHex } from './track/markers.js'
import { withStop } from './track/markers.js'
import { crowdedOut } from './track/reservation.js'

export interface StationSite {
  readonly hex: HexId
  readonly stop: number
  /** The railway whose inactive marker gives way; absent for an empty circle. */
  readonly replaces?: RailwayId
}

/** 1873-4.4.2-c: the markers that a railway of this denomination has. */
export function markersInAll(state: State, railway: RailwayId): number {
  const { markers } = railways[railway]
  return railwayOf(state, railway).denomination === 10 ? markers[10] : markers[20]
}

/** Those of them that do not lie on the map. */
export const markersLeft = (state: State, railway: RailwayId): number =>
  markersInAll(state, railway) - markersOf(state, railway).length

interface MarkerAt {
  readonly hex: HexId
  readonly stop: number
  readonly marker: Marker
}

const known = new Recent<State['markers'], ReadonlyMap<RailwayId, readonly MarkerAt[]>>()
const none: readonly MarkerAt[] = []

function markersOf(state: State, railway: RailwayId): readonly MarkerAt[] {
  let sorted = known.get(state.markers)
  if (!sorted) known.set(state.markers, (sorted = byRailway(state.markers)))
  return sorted.get(railway) ?? none
}

function byRailway(markers: State['markers']): ReadonlyMap<RailwayId, readonly MarkerAt[]> {
  const sorted = new Map<RailwayId, MarkerAt[]>()
  for (const hex of Object.keys(markers)) {
    const stops = markers[hex] ?? []
    for (let stop = 0; stop < stops.length; stop++)
      for (const marker of stops[stop] ?? []) {
        const list = sorted.get(marker.railway)
        if (list) list.push({ hex, stop, marker })
        else sorted.set(marker.railway, [{ hex, stop, marker }])
      }
  }
  return sorted
}

/** The hexes with a marker of the railway, active or not: one each (1873-4.4.2-g). */
export const stationsOf = (state: State, railway: RailwayId): readonly HexId[] =>
  markersOf(state, railway).map(({ hex }) => hex)

/** 1873-4.4.2-a: all inactive markers of the railway turn active, or those on some hexes. */
export function reactivateMarkers(
  work: GameWork,
  railway: RailwayId,
  on: (hex: HexId) => boolean = () => true,
): void {
  turnMarkers(work, railway, true, on)
}

/** Turns the railway's markers that are not turned so, on the stops that are named. */
export function turnMarkers(
  work: GameWork,
  railway: RailwayId,
  active: boolean,
  where: (hex: HexId, stop: number) => boolean,
): void {
  let after: { [hex: HexId]: MarkersOfHex } | undefined
  for (const { hex, stop, marker } of markersOf(work.state, railway)) {
    if (marker.active === active || !where(hex, stop)) continue
    after ??= { ...work.state.markers }
    after[hex] = (after[hex] as MarkersOfHex).map((group, at) =>
      at === stop ? group.map((m) => (m === marker ? { railway, active } : m)) : group,
    )
    tell(work, 'marker-turned', { railway, hex, stop, active })
  }
  if (after) work.state.markers = after
}

/** 1873-3.2.3.1-d: when the railway floats, a marker goes on each of its home stations. */
export function placeHomeMarkers(work: GameWork, railway: RailwayId): void {
  for (const { hex, stop } of railways[railway].homes) placeMarker(work, railway, hex, stop, 0)
}

export function refuseStation(state: State, railway: RailwayId, at: StationSite): Refusal | undefined {
  return (
    refuseCircle(state, railway, at) ??
    refuseReach(state, railway, at) ??
    refuseMeans(state, railway, at) ??
    refuseHindrance(state, railway, at)
  )
}

/** Whether there is a circle at all that the railway could take. */
function refuseCircle(
  state: State,
  railway: RailwayId,
  { hex, stop, replaces }: StationSite,
): Refusal | undefined {
  if (!isHex(hex)) return refusal(engineRules.malformed, { path: 'hex', expected: 'a hex of the map' })
  const { stops } = boardHex(state, hex)
  const circles = Number.isInteger(stop) ? (stops[stop]?.circles ?? 0) : 0
  // RUL-25: the circle with the printed MHE marker is no stop of the data.
  if (circles === 0 && hex === 'F15') return refusal('1873-4.4.2-l', { hex, stop })
  if (circles === 0) return refusal('1873-4.4.2-d', { hex, stop })
  if (state.markers[hex]?.some((group) => group.some((marker) => marker.railway === railway)))
    return refusal('1873-4.4.2-g', { hex, railway })
  const markers = markersAt(state, hex, stop)
  if (replaces !== undefined) {
    const inactive = markers.some((marker) => marker.railway === replaces && !marker.active)
    return inactive ? undefined : refusal('1873-4.4.2-e', { hex, stop, railway: replaces })
  }
  const free = circles - markers.length
  if (free < 1)
    return refusal('1873-4.4.2-o', { hex, stop, markers: markers.map((marker) => marker.railway) })
  const kept = homesKept(state, hex, stop).filter((home) => home !== railway)
  return free > kept.length ? undefined : refusal('1873-4.4.2-i', { hex, stop, railways: kept })
}

/** 1873-4.4.2-i: the railways for which a circle of this stop is kept until they float. */
export const homesKept = (state: State, hex: HexId, stop: number): readonly RailwayId[] =>
  (hexes[hex]?.stops[stop]?.homeOf ?? []).filter((home) => !state.railways[home]?.floated)

/** 1873-4.4.2-f: after 1873-4.4.2-a all markers of the railway count. */
function refuseReach(state: State, railway: RailwayId, { hex, stop }: StationSite): Refusal | undefined {
  const { stops } = railwayReach(state, railway, 'all markers')
  return stops.has(stopName(hex, stop)) ? undefined : refusal('1873-4.4.2-f', { hex, stop, railway })
}

const costOf = ({ replaces }: StationSite): number => (replaces === undefined ? stationCost : replacementCost)

/** 1873-4.4.2-b, 1873-4.4.2-c: an unused marker and the money. */
function refuseMeans(state: State, railway: RailwayId, at: StationSite): Refusal | undefined {
  if (markersLeft(state, railway) < 1)
    return refusal('1873-4.4.2-c', { railway, denomination: railwayOf(state, railway).denomination })
  const cost = costOf(at)
  const cash = cashOf(state, railway)
  return cash < cost ? refusal('1873-4.4.2-b', { railway, cost, cash }) : undefined
}

/** A marker and the money for the cheapest station, wherever that might be. */
export const couldBuildSomewhere = (state: State, railway: RailwayId): boolean =>
  markersLeft(state, railway) > 0 && cashOf(state, railway) >= replacementCost

/** 1873-4.4.2-h: a place of another railway's route keeps a circle; replacing takes none (1873-4.4.2-j). */
function refuseHindrance(
  state: State,
  railway: RailwayId,
  { hex, stop, replaces }: StationSite,
): Refusal | undefined {
  if (replaces !== undefined) return undefined
  const board = boardHex(state, hex)
  const markers = withStop(board, state.markers[hex], stop, (group) => [...group, { railway, active: true }])
  const hindered = crowdedOut(state, board, markers, railway)
  return hindered && refusal('1873-4.4.2-h', { hex, stop, railway: hindered })
}

/** Every circle worth trying: those the railway reaches, empty or with an inactive marker of another. */
export function* stationChoices(state: State, railway: RailwayId): Iterable<StationSite> {
  for (const name of [...railwayReach(state, railway, 'all markers').stops].toSorted()) {
    const [hex, number] = name.split('/') as [HexId, string]
    const stop = Number(number)
    yield { hex, stop }
    for (const marker of markersAt(state, hex, stop)) {
      if (!marker.active && marker.railway !== railway) yield { hex, stop, replaces: marker.railway }
    }
  }
}

export function carryOutStation(work: GameWork, railway: RailwayId, at: StationSite): void {
  const { hex, stop, replaces } = at
  const payee: PurseId = replaces ?? bank
  const cost = costOf(at)
  pay(work, railway, payee, cost, 'station')
  if (replaces !== undefined) {
    changeStop(work, hex, stop, (markers) => markers.filter((marker) => marker.railway !== replaces))
    tell(work, 'marker-removed', { railway: replaces, hex, stop })
  }
  placeMarker(work, railway, hex, stop, cost)
}

function placeMarker(work: GameWork, railway: RailwayId, hex: HexId, stop: number, cost: number): void {
  changeStop(work, hex, stop, (markers) => [...markers, { railway, active: true }])
  tell(work, 'marker-placed', { railway, hex, stop, cost })
}

function changeStop(
  work: GameWork,
  hex: HexId,
  stop: number,
  change: (markers: readonly Marker[]) => readonly Marker[],
): void {
  const markers = withStop(boardHex(work.state, hex), work.state.markers[hex], stop, change)
  work.state.markers = { ...work.state.markers, [hex]: markers }
}
