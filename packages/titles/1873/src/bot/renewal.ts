import { phaseOrder, phases } from '../data/phases.js'
import { mines } from '../data/mines.js'
import type { MineId, PhaseId, PublicMineId } from '../data/types.js'
import { units } from '../data/units.js'
import { nextUnits } from '../rules/phases.js'
import type { State } from '../state.js'
import { cashOf, mineOf, minePurse, publicMineOf } from '../state.js'
import { scheduleOf } from './schedule.js'

/** Fewer rounds than these do not pay for a machine. */
const shortestUse = 4

/** 1873-4.3.1-c: what the HW earns beside its mines. */
const extraOf = (company: PublicMineId): number => (company === 'HW' ? 50 : 0)

/** What a mine would earn after its costs in a phase as it is now. */
function resultIn(state: State, mine: MineId, phase: PhaseId): number {
  const { machine, switcher, connected } = mineOf(state, mine)
  const { baseIncome, machineIncome, switcherIncome } = mines[mine]
  const { maintenance } = phases[phase]
  const made = machineIncome[machine - 1] ?? 0
  const moved = switcher ? (switcherIncome[switcher - 2] ?? 0) : 0
  const costs = (maintenance.machine[machine] ?? 0) + (switcher ? (maintenance.switcher[switcher] ?? 0) : 0)
  return (connected ? made + moved : baseIncome) - costs
}

/** What a public mine would earn in a phase with these mines as they are now. */
const resultOf = (state: State, company: PublicMineId, owned: readonly MineId[], phase: PhaseId): number =>
  owned.reduce((sum, mine) => sum + resultIn(state, mine, phase), extraOf(company))

/**
 * What a public mine must have for the machine that spares it a loss in the next phase; nothing if it is safe. Whoever waits
 * until the loss is there has no profit left to save from. A company that will still earn something waits: every unit that
 * is bought makes the game shorter.
 */
export function neededToRenew(state: State, company: PublicMineId): number | undefined {
  const next = phaseOrder[phaseOrder.indexOf(state.phase) + 1]
  if (!next || scheduleOf(state).later.length < shortestUse) return undefined
  const [unit] = nextUnits(state)
  const price = unit && units[unit].machine
  const { mines: owned } = publicMineOf(state, company)
  if (!unit || !price || owned.every((mine) => mineOf(state, mine).machine >= unit)) return undefined
  const result = resultOf(state, company, owned, next)
  return result < 0 ? price : undefined
}

/** From this phase on a company saves for its losses: earlier it needs the profits to grow. */
const firstOfLosses: PhaseId = '5'

/** What a public mine will lose until the end if it buys nothing more. */
export function lossesAhead(state: State, company: PublicMineId): number {
  const { mines: owned } = publicMineOf(state, company)
  return scheduleOf(state).later.reduce(
    (sum, { phase }) => sum + Math.max(0, -resultOf(state, company, owned, phase)),
    0,
  )
}

/**
 * What a public mine should not pay out: the money for a machine or, late in the game, for its losses until the end if they are
 * less. The last machines cost so much that old ones are often kept, and most companies failed by little, a few rounds from
 * the end.
 */
function neededAhead(state: State, company: PublicMineId): number | undefined {
  const machine = neededToRenew(state, company)
  if (phaseOrder.indexOf(state.phase) < phaseOrder.indexOf(firstOfLosses)) return machine
  const losses = lossesAhead(state, company)
  return losses > 0 ? Math.min(machine ?? losses, losses) : machine
}

/** So many profits at most are saved; what takes longer is not saved for. */
const longestSaving = 3

/** Whether a payout leaves too little for what is needed, while saving would bring it in time. */
export function paysTooMuch(
  state: State,
  company: PublicMineId,
  profit: number,
  how: 'withhold' | 'half' | 'full',
): boolean {
  const needed = neededAhead(state, company)
  const treasury = cashOf(state, company)
  if (needed === undefined || treasury >= needed) return false
  if (treasury + longestSaving * profit < needed) return false
  const kept = how === 'withhold' ? profit : how === 'half' ? profit / 2 : 0
  return kept < profit && treasury + kept < needed
}

/**
 * Whether a public mine that buys one more mine would still have the money for the machine that spares it a loss, now or in
 * the next phase. One more mine with an old machine is what most companies could not pay for.
 */
export function leavesForMachine(state: State, company: PublicMineId, mine: MineId, price: number): boolean {
  if (scheduleOf(state).later.length < shortestUse) return true
  const [unit] = nextUnits(state)
  const machine = unit && units[unit].machine
  const owned = [...publicMineOf(state, company).mines, mine]
  if (!unit || !machine || owned.every((one) => mineOf(state, one).machine >= unit)) return true
  const next = phaseOrder[phaseOrder.indexOf(state.phase) + 1] ?? state.phase
  if ([state.phase, next].every((phase) => resultOf(state, company, owned, phase) >= 0)) return true
  return cashOf(state, company) - price + cashOf(state, minePurse(mine)) >= machine
}

/** So many units may be sold before a new company buys its first machine, as soon as they sell fast. */
const soldBefore = 4

/** What the machine of a new company may cost, and with how many profits it can pay for it. */
function firstMachine(state: State): { readonly price: number; readonly profits: number } {
  const isFast = phaseOrder.indexOf(state.phase) >= phaseOrder.indexOf('3')
  let [price, ahead] = [0, 0]
  for (const size of nextUnits(state)) {
    price = units[size].machine ?? 0
    if (ahead++ >= (isFast ? soldBefore : 0)) break
  }
  return { price, profits: isFast ? 1 : longestSaving }
}

/** Whether two mines that were to form a company could pay for the machine that they will need. */
export function couldRenew(state: State, pair: readonly MineId[]): boolean {
  const [unit] = nextUnits(state)
  if (!unit || !units[unit].machine || pair.every((mine) => mineOf(state, mine).machine >= unit)) return true
  const { price, profits } = firstMachine(state)
  const money = pair.map(
    (mine) => cashOf(state, minePurse(mine)) + profits * Math.max(0, resultIn(state, mine, state.phase)),
  )
  return money.reduce((sum, one) => sum + one, 0) >= price
}
