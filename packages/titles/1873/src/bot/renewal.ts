import { phaseOrder, phases } from '../data/phases.js'
import type { PublicMineId } from '../data/types.js'
import { units } from '../data/units.js'
import { nextUnits } from '../rules/phases.js'
import type { State } from '../state.js'
import { cashOf, mineOf, publicMineOf } from '../state.js'
import { scheduleOf } from './schedule.js'

/** Fewer rounds than these do not pay for a machine. */
const shortestUse = 4

/**
 * What a public mine must have for the machine that spares it the maintenance of the next phase; nothing if its machines are
 * safe. Whoever waits until the costs are there has no profit left to save from.
 */
export function neededToRenew(state: State, company: PublicMineId): number | undefined {
  const next = phaseOrder[phaseOrder.indexOf(state.phase) + 1]
  if (!next || scheduleOf(state).later.length < shortestUse) return undefined
  const [unit] = nextUnits(state)
  const price = unit && units[unit].machine
  if (!unit || !price) return undefined
  const { machine: costs } = phases[next].maintenance
  const isOld = publicMineOf(state, company).mines.some((mine) => {
    const { machine } = mineOf(state, mine)
    return machine < unit && (costs[machine] ?? 0) > 0
  })
  return isOld ? price : undefined
}

/** Whether a payout leaves too little for the machine that is needed. */
export function paysTooMuch(
  state: State,
  company: PublicMineId,
  profit: number,
  how: 'withhold' | 'half' | 'full',
): boolean {
  const needed = neededToRenew(state, company)
  if (needed === undefined || how === 'withhold') return false
  const treasury = cashOf(state, company)
  if (treasury >= needed) return false
  return how === 'full' || (treasury + profit / 2 < needed && treasury + profit >= needed)
}
