import { phaseOrder, phases } from '../data/phases.js'
import type { PhaseId, PublicMineId } from '../data/types.js'
import { machinePrice, reached, unitOnSale } from '../rules/phases.js'
import { publicMineResult } from '../rules/production.js'
import type { State } from '../state.js'
import { mineOf, publicMineOf } from '../state.js'

/**
 * What a public mine must be able to pay for new machines, because it would lose money in the next phase with those it has;
 * 0 if it would not. Before phase 3 there is still time.
 */
export function moneyForRenewal(state: State, company: PublicMineId): number {
  if (!reached(state, '3')) return 0
  const next = phaseOrder[Math.min(phaseOrder.length - 1, phaseOrder.indexOf(state.phase) + 1)] as PhaseId
  const { machine, switcher } = phases[next].maintenance
  const pieces = publicMineOf(state, company).mines.map((mine) => mineOf(state, mine))
  const costs = pieces.reduce(
    (sum, one) => sum + (machine[one.machine] ?? 0) + (one.switcher ? (switcher[one.switcher] ?? 0) : 0),
    0,
  )
  if (publicMineResult(state, company).income >= costs) return 0
  const size = unitOnSale(state)
  const old = pieces.filter((one) => (machine[one.machine] ?? 0) > 0 && one.machine < size).length
  return Math.ceil(old / size) * machinePrice(size)
}
