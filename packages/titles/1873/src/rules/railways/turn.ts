import type { Frame, JsonObject, Move, PlayerId, Procedure } from '@stellwerk/engine'
import {
  bank,
  changeTop,
  fields,
  oneOrNone,
  passing,
  pay,
  pop,
  refusal,
  replaceTop,
  text,
  whole,
} from '@stellwerk/engine'
import type { BuildStation, LayTile, Run, RunPlan } from '../../actions.js'
import { tiles } from '../../data/tiles.js'
import type { RailwayId } from '../../data/types.js'
import { editions } from '../../editions.js'
import { reading } from '../../readings.js'
import { tell } from '../../events.js'
import type { GameWork, State } from '../../state.js'
import { cashOf, deciderFor, railwayOf } from '../../state.js'
import { becomeInsolvent } from '../insolvency.js'
import { maintenanceOf } from '../phases.js'
import { passStep, tellPass } from '../pass.js'
import {
  buildConcessionRoute,
  concessionHexesOf,
  layRouteTile,
  refuseRouteLay,
  routeComplete,
  routeLays,
} from './concession-route.js'
import { planShape, refuseRun, revenueOfRun } from './run-plan.js'
import { suggestPlans, turnUncalledMarkers } from './running/index.js'
import {
  carryOutStation,
  couldBuildSomewhere,
  reactivateMarkers,
  refuseStation,
  stationChoices,
} from './stations.js'
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
  /** What was paid so far for the concession route, while it is built tile by tile. */
  readonly paid?: number
  readonly declined?: readonly JsonObject[]
}

/** 1873-4.4-a: track comes first. A step that was skipped says what it has against a tile. */
const trackIsOver: Procedure<State, RailwayFrame>['forbids'] = {
  layTile: { step: 'railway-track', rule: '1873-4.4-a' },
}

const director = (state: State, frame: RailwayFrame): readonly PlayerId[] =>
  oneOrNone(deciderFor(state, frame.operation))

const layTile: Move<State, RailwayFrame, LayTile> = {
  shape: fields({ hex: text, tile: text, rotation: whole }),
  *choices(state, frame, player) {
    const lays =
      frame.paid === undefined
        ? layChoices(state, { kind: 'railway', railway: frame.operation })
        : routeLays(state, frame.operation)
    for (const lay of lays) yield { action: { type: 'layTile', player, ...lay } }
  },
  refuse(state, frame, { hex, tile, rotation }) {
    const lay = { hex, tile, rotation }
    if (frame.paid !== undefined) return refuseRouteLay(state, frame.operation, lay)
    return (
      mayLayTwo(state, frame.laid ?? [], lay) ??
      refuseLay(state, { kind: 'railway', railway: frame.operation }, lay)
    )
  },
  carryOut(work, frame, { hex, tile, rotation }) {
    const lay = { hex, tile, rotation }
    if (frame.paid !== undefined) {
      const paid = layRouteTile(work, frame.operation, lay, frame.paid)
      return changeTop(work, frame, { paid })
    }
    carryOutLay(work, { kind: 'railway', railway: frame.operation }, lay)
    changeTop(work, frame, { laid: [...(frame.laid ?? []), lay] })
  },
}

const waitsForNothing = (state: State): boolean => editions[state.edition].idleSteps === 'waited for'

/** 1873-4.4.1-aa: whoever has begun with the concession route builds all of it. */
const passTrack = passing<State, RailwayFrame>(
  (work, frame, player) => {
    tellPass(work, frame, player)
    pop(work)
  },
  (_, frame) =>
    frame.paid === undefined ? undefined : refusal('1873-4.4.1-aa', { railway: frame.operation }),
)

/** 1873-4.4.1-aa to -ag: the concession route in the first operating round, afterwards up to two tiles. */
export const railwayTrack: Procedure<State, RailwayFrame> = {
  advance(work, frame) {
    const railway = frame.operation
    if (!frame.begun) {
      const first = !railwayOf(work.state, railway).operated && railway !== 'QLB'
      const complete = routeComplete(work.state, railway)
      if (first && !complete && editions[work.state.edition].concessionRoute === 'tile by tile') {
        changeTop(work, frame, { begun: true, paid: 0 })
        return true
      }
      if (first) buildConcessionRoute(work, railway)
      // 1873-4.4.1-ad: whoever works on the route builds nothing else
      if (first && !complete) pop(work)
      else changeTop(work, frame, { begun: true })
      return true
    }
    if (canLay(work.state, frame)) return false
    pop(work)
    return true
  },
  deciders: director,
  moves: { layTile, pass: passTrack },
}

function canLay(state: State, frame: RailwayFrame): boolean {
  if (frame.paid !== undefined) return !routeComplete(state, frame.operation)
  const [first, second] = frame.laid ?? []
  if (second) return false
  if (waitsForNothing(state)) return !first || tiles[first.tile]?.two === true
  for (const lay of layChoices(state, { kind: 'railway', railway: frame.operation }))
    if (
      !mayLayTwo(state, frame.laid ?? [], lay) &&
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
      if (editions[work.state.edition].reactivation === 'station step')
        reactivateMarkers(work, frame.operation)
      changeTop(work, frame, { begun: true })
      return true
    }
    if (canBuildStation(work.state, frame.operation)) return false
    pop(work)
    return true
  },
  deciders: director,
  moves: { buildStation, pass: passStep },
  forbids: trackIsOver,
}

function canBuildStation(state: State, railway: RailwayId): boolean {
  if (!couldBuildSomewhere(state, railway)) return false
  if (waitsForNothing(state)) return true
  for (const at of stationChoices(state, railway)) if (!refuseStation(state, railway, at)) return true
  return false
}

/** How many plans are offered at most; any other legal plan is accepted as well. */
const offeredPlans = 20

const plans = new WeakMap<State, ReturnType<typeof suggestPlans>>()

/** The plans that are offered to a railway, found once for each state. */
export function plansFor(state: State, railway: RailwayId): ReturnType<typeof suggestPlans> {
  const known = plans.get(state) ?? suggestPlans(state, railway, offeredPlans)
  plans.set(state, known)
  return known
}

interface RunFrame extends Frame {
  readonly operation: RailwayId
}

/** Running by a plan that somebody chooses, and what then becomes of it. */
export const runBy = <F extends RunFrame>(
  then: (work: GameWork, railway: RailwayId, plan: RunPlan) => void,
): Move<State, F, Run> => ({
  shape: fields({ plan: planShape }),
  *choices(state, frame, player) {
    for (const plan of plansFor(state, frame.operation).plans) yield { action: { type: 'run', player, plan } }
  },
  partial: (state, frame) =>
    editions[state.edition].runs === 'any' || !plansFor(state, frame.operation).complete,
  refuse: (state, frame, { plan }) => refuseRun(state, frame.operation, plan),
  carryOut: (work, frame, { plan }) => then(work, frame.operation, plan),
})

export const railwayRun: Procedure<State, RailwayFrame> = {
  advance(work, frame) {
    const { trains, diesel, switchers } = railwayOf(work.state, frame.operation)
    if (trains.length > 0 || diesel) return false
    if (waitsForNothing(work.state) && switchers.length > 0) return false
    earn(work, frame.operation, { trains: [] })
    return true
  },
  deciders: director,
  moves: { run: runBy<RailwayFrame>(earn) },
  forbids: {
    ...trackIsOver,
    buildStation: { step: 'railway-station', rule: '1873-4.4-a' },
    pass: '1873-4.4.3-a',
  },
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
  const { reactivation, lastingMarkers } = editions[work.state.edition]
  const { total, parts } = revenueOfRun(work.state, railway, plan)
  const maintenance = railwayMaintenance(work.state, railway)
  tell(work, 'ran', { railway, plan, revenue: total, maintenance, parts })
  if (reactivation === 'run') reactivateMarkers(work, railway)
  if (turnsMarkers(work.state, railway)) turnUncalledMarkers(work, railway, plan)
  if (lastingMarkers === 'in its hexes')
    reactivateMarkers(work, railway, (hex) => concessionHexesOf(railway).includes(hex))
  const shortfall = Math.max(0, maintenance - total)
  if (shortfall > cashOf(work.state, railway)) return undefined
  pay(work, railway, bank, shortfall, 'maintenance')
  return Math.max(0, total - maintenance)
}

/** 1873-4.4.3-x: by the other reading of RUL-29 not without a train; the QLB always has its local one (1873-4.4.9-b). */
function turnsMarkers(state: State, railway: RailwayId): boolean {
  const { trains, diesel } = railwayOf(state, railway)
  const runs = trains.length > 0 || diesel || railway === 'QLB'
  return runs || reading(state, 'trainlessMarkers') === 'turn inactive'
}

function earn(work: GameWork, railway: RailwayId, plan: RunPlan): void {
  const profit = runPlan(work, railway, plan)
  if (profit === undefined) becomeInsolvent(work, railway, 'maintenance')
  else replaceTop(work, { kind: 'payout', operation: railway, profit })
}
