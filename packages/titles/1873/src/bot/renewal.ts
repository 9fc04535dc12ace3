import { phaseOrder, phases } from '../data/phases.js'
import { mines } from '../data/mines.js'
import type { MineId, PhaseId, PublicMineId } from '../data/types.js'
import { units } from '../data/units.js'
import { nextUnits } from '../rules/phases.js'
import type { State } from '../state.js'
import { cashOf, mineOf, minePurse, publicMineOf } from '../state.js'
import { scheduleOf } from './schedule.js'

/** The phases whose machines last; a machine of size 2 soon costs as well, and uses up a unit that makes the game shorter. */
const lasting: readonly PhaseId[] = ['3', '4']
/** Fewer rounds than these do not pay for a machine. */
const shortestUse = 4

/**
 * What a public mine must have for the machine that spares it the maintenance of the next phase; nothing if its machines are
 * safe. Whoever waits until the costs are there has no profit left to save from.
 */
export function neededToRenew(state: State, company: PublicMineId): number | undefined {
  const next = phaseOrder[phaseOrder.indexOf(state.phase) + 1]
  if (!next || !lasting.includes(state.phase)) return undefined
  if (scheduleOf(state).later.length < shortestUse) return undefined
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

/** So many profits at most are saved for a machine; what takes longer is not saved for. */
const longestSaving = 3

/** Whether a payout leaves too little for the machine that is needed, while saving would bring it in time. */
export function paysTooMuch(
  state: State,
  company: PublicMineId,
  profit: number,
  how: 'withhold' | 'half' | 'full',
): boolean {
  const needed = neededToRenew(state, company)
  const treasury = cashOf(state, company)
  if (needed === undefined || treasury >= needed) return false
  if (treasury + longestSaving * profit < needed) return false
  const kept = how === 'withhold' ? profit : how === 'half' ? profit / 2 : 0
  return kept < profit && treasury + kept < needed
}

/** Whether two mines that were to form a company could pay for the machine that they will need. */
export function couldRenew(state: State, pair: readonly MineId[]): boolean {
  const [unit] = nextUnits(state)
  const price = unit ? units[unit].machine : null
  if (!unit || !price || pair.every((mine) => mineOf(state, mine).machine >= unit)) return true
  const { machine: costs } = phases[state.phase].maintenance
  const money = pair.map((mine) => {
    const { machine } = mineOf(state, mine)
    const profit = Math.max(0, mines[mine].baseIncome - (costs[machine] ?? 0))
    return cashOf(state, minePurse(mine)) + longestSaving * profit
  })
  return money.reduce((sum, one) => sum + one, 0) >= price
}
