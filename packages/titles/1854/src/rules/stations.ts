import type { Move, PlayerId, Procedure, Refusal } from '@stellwerk/engine'
import { bank, fields, pay, pop, refusal, text, whole } from '@stellwerk/engine'
import type { StopAt } from '@stellwerk/rails'
import type { BuildStation } from '../actions.js'
import { boardHex, markersAt, stopName } from '../board.js'
import { localAgHomes, localAgs, localRailways, majors, markerCosts } from '../data/companies.js'
import type { CompanyId, LocalAgId } from '../data/types.js'
import type { StepFrame } from '../frames.js'
import type { State } from '../state.js'
import { cashOf, directorOf, isAg, isLocal } from '../state.js'
import { passStep } from './pass.js'
import { reachOf, stationsOf } from './reach.js'
import { hasMarkerIn, homesKept, placeMarker } from './track/markers.js'
import { refuseHex } from './track/place.js'
import { outOfOrder } from './turn-order.js'

/** 1854-majors-a, 1854-locals-i, 1854-local-ags-h: the markers of a company, its home marker included. */
export const markersInAll = (company: CompanyId): number =>
  (isLocal(company) ? localRailways[company] : isAg(company) ? localAgs[company] : majors[company]).markers

/** Those of them that lie on the map. */
export const markersPlaced = (state: State, company: CompanyId): number => stationsOf(state, company).length

/** 1854-token-b: what the next marker costs. */
export const markerCost = (state: State, company: CompanyId): number =>
  markerCosts[markersPlaced(state, company)] ?? 0

export function refuseStation(state: State, company: CompanyId, at: StopAt): Refusal | undefined {
  return (
    refuseHex(company, at.hex) ??
    refuseCircle(state, company, at) ??
    refuseKept(state, company, at) ??
    refuseReach(state, company, at) ??
    refuseMeans(state, company)
  )
}

/** 1854-token-d, -e: whether there is a circle at all that the company could take. */
function refuseCircle(state: State, company: CompanyId, { hex, stop }: StopAt): Refusal | undefined {
  const circles = boardHex(state, hex).stops[stop]?.circles ?? 0
  if (circles === 0) return refusal('1854-token-e', { hex, stop, because: 'no circle' })
  if (hasMarkerIn(state, company, hex)) return refusal('1854-token-d', { company, hex })
  const markers = markersAt(state, hex, stop)
  if (markers.length < circles) return undefined
  return refusal('1854-token-e', { hex, stop, because: 'occupied', companies: markers })
}

/** 1854-token-f, -g: circles that are kept for homes still to come. */
function refuseKept(state: State, company: CompanyId, { hex, stop }: StopAt): Refusal | undefined {
  if (localAgHomes.includes(hex)) {
    const missing = (Object.keys(localAgs) as LocalAgId[]).filter((ag) => !state.ags[ag]?.acted)
    if (missing.length > 0) return refusal('1854-token-g', { company, hex, companies: missing })
  }
  const board = boardHex(state, hex)
  const free = (board.stops[stop]?.circles ?? 0) - markersAt(state, hex, stop).length
  const kept = homesKept(state, { hex, stop }, board)
  return free > kept.length ? undefined : refusal('1854-token-f', { company, hex, stop, companies: kept })
}

/** 1854-token-c. */
function refuseReach(state: State, company: CompanyId, { hex, stop }: StopAt): Refusal | undefined {
  const { stops } = reachOf(state, company)
  return stops.has(stopName(hex, stop)) ? undefined : refusal('1854-token-c', { company, hex, stop })
}

/** 1854-token-b, -e: an unused marker and the money for it. */
function refuseMeans(state: State, company: CompanyId): Refusal | undefined {
  const markers = markersInAll(company)
  if (markersPlaced(state, company) >= markers)
    return refusal('1854-token-e', { company, because: 'all used', markers })
  const cost = markerCost(state, company)
  const cash = cashOf(state, company)
  return cost > cash ? refusal('1854-token-b', { company, cost, cash }) : undefined
}

/** Every circle worth trying: those of the stops that the company reaches. */
function* stationChoices(state: State, company: CompanyId): Iterable<StopAt> {
  if (refuseMeans(state, company)) return
  for (const name of [...reachOf(state, company).stops].toSorted()) {
    const [hex, stop] = name.split('/') as [string, string]
    yield { hex, stop: Number(stop) }
  }
}

const buildStation: Move<State, StepFrame, BuildStation> = {
  shape: fields({ hex: text, stop: whole }),
  *choices(state, { company }, player) {
    for (const at of stationChoices(state, company)) yield { action: { type: 'buildStation', player, ...at } }
  },
  refuse: (state, { company }, { hex, stop }) => refuseStation(state, company, { hex, stop }),
  carryOut(work, { company }, { hex, stop }) {
    const cost = markerCost(work.state, company)
    pay(work, company, bank, cost, 'station')
    placeMarker(work, company, { hex, stop }, { cost, home: false })
    // 1854-token-a: one in each turn
    pop(work)
  },
}

/** Step 3. */
export const station: Procedure<State, StepFrame> = {
  advance(work, { company }) {
    for (const at of stationChoices(work.state, company))
      if (!refuseStation(work.state, company, at)) return false
    pop(work)
    return true
  },
  deciders: (state, { company }) => [directorOf(state, company) as PlayerId],
  moves: { buildStation, pass: passStep },
  forbids: outOfOrder('station'),
}
