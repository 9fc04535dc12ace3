import { mines } from '../data/mines.js'
import type { MineId, PublicMineId } from '../data/types.js'
import type { MineState, State } from '../state.js'
import { mineOf, publicMineOf } from '../state.js'
import { maintenanceOf } from './phases.js'

/** 1873-4.2.2-a, -b: what a mine earns as it is, or if something about it were different. */
export function incomeOf(
  state: State,
  mine: MineId,
  instead: Partial<Pick<MineState, 'machine' | 'switcher' | 'connected'>> = {},
): number {
  const facts = mines[mine]
  const own = mineOf(state, mine)
  const { connected = own.connected, machine = own.machine, switcher = own.switcher } = instead
  if (!connected) return facts.baseIncome
  return (
    (facts.machineIncome[machine - 1] ?? 0) +
    (switcher === null ? 0 : (facts.switcherIncome[switcher - 2] ?? 0))
  )
}

/** 1873-4.2.2-c: what its machine and its switcher cost. */
export function mineMaintenance(state: State, { machine, switcher }: MineState): number {
  return (
    maintenanceOf(state, 'machine', machine) +
    (switcher === null ? 0 : maintenanceOf(state, 'switcher', switcher))
  )
}

const harzerWerkeExtra = 50

/** 1873-4.3.1-b to -d. */
export function publicMineResult(
  state: State,
  company: PublicMineId,
): { income: number; maintenance: number } {
  const owned = publicMineOf(state, company).mines
  const extra = company === 'HW' ? harzerWerkeExtra : 0
  return {
    income: owned.reduce((sum, mine) => sum + incomeOf(state, mine), extra),
    maintenance: owned.reduce((sum, mine) => sum + mineMaintenance(state, mineOf(state, mine)), 0),
  }
}
