import type { Frame, JsonObject, Move, PlayerId, Procedure } from '@stellwerk/engine'
import { bank, fields, listOf, pay, pop, replaceTop, text, whole } from '@stellwerk/engine'
import type { BuildStation, LayTile, Run, RunPlan } from '../../actions.js'
import type { RailwayId } from '../../data/types.js'
import { tell } from '../../events.js'
import type { GameWork, State } from '../../state.js'
import { cashOf, deciderFor, railwayOf } from '../../state.js'
import { becomeInsolvent } from '../insolvency.js'
import { maintenanceOf } from '../phases.js'
import { passStep } from '../pass.js'
import { buildConcessionRoute, routeComplete } from './concession-route.js'
import { refusePlan, revenueOf, suggestPlans, turnUncalledMarkers } from './running/index.js'
import { carryOutStation, reactivateMarkers, refuseStation, stationChoices } from './stations.js'
import type { Lay } from './track.js'
import { carryOutLay, layChoices, mayLayTwo, refuseLay } from './track.js'

/** A step in the turn of a railway (1873-4.4). */
export interface RailwayFrame extends Frame {
  readonly kind: 'railway-track' | 'railway-station' | 'railway-run' | 'railway-purchases'
  readonly operation: RailwayId
  /** What was laid in this turn. */
  readonly laid?: readonly (Lay & { readonly [field: string]: string | number })[]
  /** The automatic part of the step is done. */
  readonly begun?: boolean
  readonly declined?: readonly JsonObject[]
}

const director = (state: State, frame: RailwayFrame): PlayerId[] =>
  [deciderFor(state, frame.operation) ?? []].flat()

const layTile: Move<State, RailwayFrame, LayTile> = {
  shape: fields({ hex: text, tile: text, rotation: whole }),
  *choices(state, frame, player) {
    for (const lay of layChoices(state, { kind: 'railway', railway: frame.operation }))
      yield { action: { type: 'layTile', player, ...lay } }
  },
  refuse(state, frame, { hex, tile, rotation }) {
    const lay = { hex, tile, rotation }
    return (
      mayLayTwo(frame.laid ?? [], lay) ?? refuseLay(state, { kind: 'railway', railway: frame.operation }, lay)
    )
  },
  carryOut(work, frame, { hex, tile, rotation }) {
    carryOutLay(work, { kind: 'railway', railway: frame.operation }, { hex, tile, rotation })
    replaceTop(work, { ...frame, laid: [...(frame.laid ?? []), { hex, tile, rotation }] })
  },
}

/** 1873-4.4.1-aa to -ag: the concession route in the first operating round, afterwards up to two tiles. */
export const railwayTrack: Procedure<State, RailwayFrame> = {
  advance(work, frame) {
    const railway = frame.operation
    if (!frame.begun) {
      const first = !railwayOf(work.state, railway).operated && railway !== 'QLB'
      const complete = routeComplete(work.state, railway)
      if (first) buildConcessionRoute(work, railway)
      // 1873-4.4.1-ad: whoever works on the route builds nothing else
      if (first && !complete) pop(work)
      else replaceTop(work, { ...frame, begun: true })
      return true
    }
    if (canLay(work.state, frame)) return false
    pop(work)
    return true
  },
  deciders: director,
  moves: { layTile, pass: passStep },
}

function canLay(state: State, frame: RailwayFrame): boolean {
  if ((frame.laid ?? []).length >= 2) return false
  for (const lay of layChoices(state, { kind: 'railway', railway: frame.operation }))
    if (
      !mayLayTwo(frame.laid ?? [], lay) &&
      !refuseLay(state, { kind: 'railway', railway: frame.operation }, lay)
    )
      return true
  return false
}

const buildStation: Move<State, RailwayFrame, BuildStation> = {
  shape: fields({ hex: text, stop: whole }, { replaces: text }),
  *choices(state, frame, player) {
    for (const at of stationChoices(state, frame.operation))
      yield { action: { type: 'buildStation', player, ...at } }
  },
  refuse: (state, frame, { hex, stop, replaces }) =>
    refuseStation(state, frame.operation, { hex, stop, ...(replaces === undefined ? {} : { replaces }) }),
  carryOut(work, frame, { hex, stop, replaces }) {
    carryOutStation(work, frame.operation, { hex, stop, ...(replaces === undefined ? {} : { replaces }) })
    // 1873-4.4.2-b: one station at most
    pop(work)
  },
}

export const railwayStation: Procedure<State, RailwayFrame> = {
  advance(work, frame) {
    if (!frame.begun) {
      reactivateMarkers(work, frame.operation)
      replaceTop(work, { ...frame, begun: true })
      return true
    }
    for (const at of stationChoices(work.state, frame.operation))
      if (!refuseStation(work.state, frame.operation, at)) return false
    pop(work)
    return true
  },
  deciders: director,
  moves: { buildStation, pass: passStep },
  forbids: { layTile: '1873-4.4-a' },
}

const route = listOf(text, 100)
const routes = listOf(route, 50)
const planShape = fields({ trains: listOf(fields({ size: whole, routes }), 50) }, { diesel: routes })

/** How many plans are offered at most; any other legal plan is accepted as well. */
const offeredPlans = 20

const plans = new WeakMap<State, ReturnType<typeof suggestPlans>>()

function plansFor(state: State, railway: RailwayId): ReturnType<typeof suggestPlans> {
  const known = plans.get(state) ?? suggestPlans(state, railway, offeredPlans)
  plans.set(state, known)
  return known
}

const run: Move<State, RailwayFrame, Run> = {
  shape: fields({ plan: planShape }),
  *choices(state, frame, player) {
    for (const plan of plansFor(state, frame.operation).plans)
      yield { action: { type: 'run', player, plan } }
  },
  partial: (state, frame) => !plansFor(state, frame.operation).complete,
  refuse: (state, frame, { plan }) => refusePlan(state, frame.operation, plan),
  carryOut: (work, frame, { plan }) => earn(work, frame.operation, plan),
}

export const railwayRun: Procedure<State, RailwayFrame> = {
  advance(work, frame) {
    const { trains, diesel } = railwayOf(work.state, frame.operation)
    if (trains.length > 0 || diesel) return false
    earn(work, frame.operation, { trains: [] })
    return true
  },
  deciders: director,
  moves: { run },
  forbids: { layTile: '1873-4.4-a', buildStation: '1873-4.4-a', pass: '1873-4.4.3-a' },
}

/** 1873-4.4.4-m: what trains and switchers cost. */
export function railwayMaintenance(state: State, railway: RailwayId): number {
  const { trains, switchers } = railwayOf(state, railway)
  return (
    trains.reduce((sum, size) => sum + maintenanceOf(state, 'train', size), 0) +
    switchers.reduce((sum, size) => sum + maintenanceOf(state, 'switcher', size), 0)
  )
}

/** Runs the plan and computes the profit; undefined if the railway cannot pay its maintenance. */
export function runPlan(work: GameWork, railway: RailwayId, plan: RunPlan): number | undefined {
  const { total, parts } = revenueOf(work.state, railway, plan)
  const maintenance = railwayMaintenance(work.state, railway)
  tell(work, 'ran', { railway, plan, revenue: total, maintenance, parts })
  turnUncalledMarkers(work, railway, plan)
  const shortfall = Math.max(0, maintenance - total)
  if (shortfall > cashOf(work.state, railway)) return undefined
  pay(work, railway, bank, shortfall, 'maintenance')
  return Math.max(0, total - maintenance)
}

function earn(work: GameWork, railway: RailwayId, plan: RunPlan): void {
  const profit = runPlan(work, railway, plan)
  if (profit === undefined) becomeInsolvent(work, railway, 'maintenance')
  else replaceTop(work, { kind: 'payout', operation: railway, profit })
}
