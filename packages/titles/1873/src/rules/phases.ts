import { railways } from '../data/companies.js'
import type { Equipment } from '../data/phases.js'
import { phaseOrder, phases } from '../data/phases.js'
import type { PhaseId, RailwayId, Size } from '../data/types.js'
import { sizes, units } from '../data/units.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'

export const reached = (state: State, phase: PhaseId): boolean =>
  phaseOrder.indexOf(state.phase) >= phaseOrder.indexOf(phase)

/** 1873-4.1-p: the one size of unit that is on sale. */
export function unitOnSale(state: State): Size {
  return sizes.find((size) => state.units[size] !== 0) as Size
}

/** The sizes of the next units of the stack, in the order they would be bought. */
export function* nextUnits(state: State): Generator<Size> {
  for (const size of sizes) {
    const left = state.units[size]
    for (let i = 0; left === null || i < left; i++) yield size
  }
}

/** 1873-4.1-g: the one size of switcher that is on sale. */
export const switcherOnSale = (state: State): Size | null => phases[state.phase].switcher

export const trainPrice = (size: Size): number => units[size].train
export const switcherPrice = (size: Size): number => units[size].switcher ?? 0

export function machinePrice(size: Size): number {
  const price = units[size].machine
  if (price === null) throw new Error(`machines of size ${size} are not sold`)
  return price
}

/** 1873-T2-b: what a piece costs in the present phase. */
export function maintenanceOf(state: State, piece: Equipment, size: Size): number {
  return phases[state.phase].maintenance[piece][size] ?? 0
}

/** 1873-5-b: the phase that begins when the unit on sale is bought. */
function phaseBegunNext(state: State): PhaseId | undefined {
  const size = unitOnSale(state)
  const phase = String(size) as PhaseId
  return size > 1 && !reached(state, phase) ? phase : undefined
}

/** Takes the top unit of the stack, which may begin a new phase. */
export function takeUnit(work: GameWork): Size {
  const size = unitOnSale(work.state)
  const phase = phaseBegunNext(work.state)
  const left = work.state.units[size]
  if (left !== null) work.state.units = { ...work.state.units, [size]: left - 1 }
  if (phase !== undefined) beginPhase(work, phase)
  return size
}

/** 1873-5-c: takes a diesel from the bank; the first one begins phase D. */
export function takeDiesel(work: GameWork): void {
  work.state.diesels = { ...work.state.diesels, left: work.state.diesels.left - 1 }
  if (work.state.phase !== 'D') beginPhase(work, 'D')
}

function beginPhase(work: GameWork, phase: PhaseId): void {
  work.state.phase = phase
  tell(work, 'phase-began', { phase })
  for (const railway of Object.keys(railways) as RailwayId[]) activateConcession(work, railway)
}

/** 1873-4.6-c to -g: a concession becomes active with its phase, or one phase before if somebody built on its route. */
export function activateConcession(work: GameWork, railway: RailwayId): void {
  const { state } = work
  if (state.concessions[railway] !== 'inactive') return
  const { activeInPhase, earlyInPhase } = railways[railway]
  const early =
    earlyInPhase !== undefined && reached(state, earlyInPhase) && state.builtEarly.includes(railway)
  if (!early && !reached(state, activeInPhase)) return
  work.state.concessions = { ...state.concessions, [railway]: 'bank' }
  tell(work, 'concession-active', { railway })
}
