import type { Move, Procedure, Refusal } from '@stellwerk/engine'
import { bank, fields, frameOf, patchFrame, pay, pop, refusal, text, whole } from '@stellwerk/engine'
import type { PlaceBase } from '../actions.js'
import { basesAt, boardHex } from '../board.js'
import { companies, furtherBaseCosts } from '../data/companies.js'
import type { CompanyId, Home } from '../data/types.js'
import type { StepFrame, TurnFrame } from '../frames.js'
import { reading } from '../readings.js'
import type { State } from '../state.js'
import { cashOf, changeCompany, companyOf } from '../state.js'
import { isInHomeArea } from './home-area.js'
import { basesWith, homesKept, homesOf, putBase } from './homes.js'
import { controllerOf } from './managers.js'
import { passStep } from './pass.js'
import { hasBaseIn, reachOf } from './reach.js'
import { canMeetDuties, canRunFromHome, hexesOfDuty } from './running/index.js'
import { mayLeaveHomeArea } from './track/beyond.js'
import { refuseInDebt } from './track/cost.js'
import { refuseHex } from './track/place.js'
import { trackIsOver } from './turn-order.js'

/** The markers that a company can still place beside its home bases. */
export const basesLeft = (state: State, company: CompanyId): number =>
  companies[company].markers - homesOf(state, company).length - companyOf(state, company).furtherBases

/** 1853-4.4.4-a: what the next base costs. */
export const baseCost = (state: State, company: CompanyId): number =>
  furtherBaseCosts[companyOf(state, company).furtherBases] ?? 0

function refuseBase(state: State, company: CompanyId, at: Home): Refusal | undefined {
  return (
    refuseHex(at.hex) ??
    refuseCircle(state, company, at) ??
    refuseMeans(state, company) ??
    refuseArea(state, company, at) ??
    refuseReach(state, company, at) ??
    refuseBeyond(state, company, at)
  )
}

/** 1853-4.4.5-a, -b, 1853-4.4.7-a: whether there is a circle that the company could take. */
function refuseCircle(state: State, company: CompanyId, { hex, stop }: Home): Refusal | undefined {
  const circles = boardHex(state, hex).stops[stop]?.circles ?? 0
  if (circles === 0) return refusal('1853-4.4.5-a', { company, hex, stop, because: 'no circle' })
  if (hasBaseIn(state, company, hex)) return refusal('1853-4.4.5-b', { company, hex })
  const standing = basesAt(state, hex, stop)
  const free = circles - standing.length
  if (free <= 0)
    return refusal('1853-4.4.5-a', { company, hex, stop, because: 'occupied', companies: standing })
  const kept = homesKept(state, hex, stop)
  return free > kept.length ? undefined : refusal('1853-4.4.7-a', { company, hex, stop, companies: kept })
}

/** 1853-4.4.4-a, 1853-4.4.6-c, 1853-3.4.6-a: a marker, and the company's own money for it. */
function refuseMeans(state: State, company: CompanyId): Refusal | undefined {
  if (basesLeft(state, company) <= 0)
    return refusal('1853-4.4.6-c', { company, markers: companies[company].markers })
  const cost = baseCost(state, company)
  const cash = cashOf(state, company)
  const debt = refuseInDebt(state, company, cost)
  return debt ?? (cost > cash ? refusal('1853-4.4.4-a', { company, cost, cash }) : undefined)
}

/** 1853-4.4.1-a. */
function refuseArea(state: State, company: CompanyId, { hex }: Home): Refusal | undefined {
  if (isInHomeArea(company, hex) || mayLeaveHomeArea(state, company)) return undefined
  return refusal('1853-4.4.1-a', { company, hex, phase: state.phase })
}

/** 1853-4.4.6-a: asked of the very station. */
function refuseReach(state: State, company: CompanyId, { hex, stop }: Home): Refusal | undefined {
  return reachOf(state, company).hasStop({ hex, stop })
    ? undefined
    : refusal('1853-4.4.6-a', { company, hex, stop })
}

/** 1853-4.4.2-a, -b, R-31: outside the home area a train must be able to call there, beside what it owes already. */
function refuseBeyond(state: State, company: CompanyId, at: Home): Refusal | undefined {
  const { hex, stop } = at
  if (isInHomeArea(company, hex)) return undefined
  if (!canRunFromHome(state, company, { mustCallAt: hex }))
    return refusal('1853-4.4.2-a', { company, hex, stop })
  const owed = hexesOfDuty(frameOf<TurnFrame>(state, 'turn') ?? {})
  if (owed.length === 0) return undefined
  const after = { ...state, bases: basesWith(state, company, at) }
  return canMeetDuties(after, company, { mustCallAt: [...owed, hex] })
    ? undefined
    : refusal('1853-4.4.2-b', { company, hex, stop, mustRunOver: owed.length > 1 ? owed : owed.join() })
}

/** Every circle worth trying: those of the stops that the company reaches. */
const baseChoices = (state: State, company: CompanyId): Iterable<Home> =>
  refuseMeans(state, company) ? [] : reachOf(state, company).stops()

const placeBase: Move<State, StepFrame, PlaceBase> = {
  shape: fields({ hex: text, stop: whole }),
  *choices(state, { company }, player) {
    for (const at of baseChoices(state, company)) yield { action: { type: 'placeBase', player, ...at } }
  },
  refuse: (state, { company }, { hex, stop }) => refuseBase(state, company, { hex, stop }),
  carryOut(work, { company }, { hex, stop }) {
    const cost = baseCost(work.state, company)
    pay(work, company, bank, cost, 'base')
    putBase(work, company, { hex, stop }, { cost, home: false })
    changeCompany(work, company, { furtherBases: companyOf(work.state, company).furtherBases + 1 })
    if (!isInHomeArea(company, hex)) {
      const before = frameOf<TurnFrame>(work.state, 'turn')?.mustCallAt
      patchFrame<TurnFrame>(work, 'turn', { mustCallAt: before === undefined ? hex : [before, hex].flat() })
    }
    // 1853-4.4.6-b, R-35
    if (reading(work.state, 'bases') === 'one') pop(work)
  },
}

/** The second step: a base (1853-4.4). */
export const base: Procedure<State, StepFrame> = {
  advance(work, { company }) {
    for (const at of baseChoices(work.state, company)) if (!refuseBase(work.state, company, at)) return false
    pop(work)
    return true
  },
  deciders: (state, { company }) => [controllerOf(state, company)],
  moves: { placeBase, pass: passStep },
  forbids: {
    ...trackIsOver,
    run: '1853-4.0-c',
    payOut: '1853-4.0-c',
    buyTrain: '1853-4.0-c',
  },
}
