import type { Frame, Procedure } from '@stellwerk/engine'
import { bank, pay, pop } from '@stellwerk/engine'
import type { CompanyId, PublicMineId, RailwayId, Size } from '../data/types.js'
import type { GameWork, State } from '../state.js'
import { publicMineOf } from '../state.js'
import { becomeInsolvent } from './insolvency.js'
import { incomeOf } from './production.js'
import { assignments, placeSwitchers, produce } from './public-mines.js'
import { receivershipPlan } from './railways/running/index.js'
import { reactivateMarkers } from './railways/stations.js'
import { runPlan } from './railways/turn.js'

/**
 * 1873-6.2: a company without a director operates by itself. It earns, keeps everything, and does nothing that is
 * optional; its price marker is not moved.
 */

/** 1873-6.2-c: the distribution with the highest income; of equal ones the lowest mine number has the larger switcher. */
export function bestAssignment(state: State, company: PublicMineId): readonly number[] {
  const { mines } = publicMineOf(state, company)
  const income = (sizes: readonly number[]): number =>
    mines.reduce((sum, mine, i) => sum + incomeOf(state, mine, (sizes[i] || null) as Size | null), 0)
  const byNumber = (sizes: readonly number[]): readonly number[] =>
    mines
      .map((mine, i) => [mine, sizes[i] ?? 0] as const)
      .toSorted((a, b) => a[0] - b[0])
      .map(([, size]) => size)
  const better = (a: readonly number[], b: readonly number[]): number => {
    const [x, y] = [byNumber(a), byNumber(b)]
    const at = x.findIndex((size, i) => size !== y[i])
    return at < 0 ? 0 : (y[at] ?? 0) - (x[at] ?? 0)
  }
  return [...assignments(state, company)].toSorted((a, b) => income(b) - income(a) || better(a, b))[0] ?? []
}

/** 1873-6.2-d, -e: all profit is withheld; without the money for maintenance 6.1 follows again. */
function keep(work: GameWork, company: CompanyId, profit: number | undefined): void {
  if (profit === undefined) return becomeInsolvent(work, company, 'maintenance')
  pay(work, bank, company, profit, 'profit')
  pop(work)
}

export const publicMineReceivership: Procedure<State, Frame & { readonly operation: PublicMineId }> = {
  advance(work, { operation }) {
    const sizes = bestAssignment(work.state, operation)
    if (sizes.some((size) => size > 0)) placeSwitchers(work, operation, sizes)
    keep(work, operation, produce(work, operation))
    return true
  },
}

export const railwayReceivership: Procedure<State, Frame & { readonly operation: RailwayId }> = {
  advance(work, { operation }) {
    reactivateMarkers(work, operation)
    keep(work, operation, runPlan(work, operation, receivershipPlan(work, operation)))
    return true
  },
}
