import type { Frame, PlayerId, Procedure } from '@stellwerk/engine'
import { bank, pay, pop } from '@stellwerk/engine'
import type { CompanyId, PublicMineId, RailwayId, Size } from '../data/types.js'
import { editions } from '../editions.js'
import type { GameWork, State } from '../state.js'
import { publicMineOf, railwayOf } from '../state.js'
import { becomeInsolvent } from './insolvency.js'
import { incomeOf } from './production.js'
import { assignBy, assignments, placeSwitchers, produce } from './public-mines.js'
import { receivershipPlan } from './railways/running/index.js'
import { reactivateMarkers } from './railways/stations.js'
import { runBy, runPlan } from './railways/turn.js'

/**
 * 1873-6.2: a company without a director operates by itself. It earns, keeps everything, and does nothing that is
 * optional; its price marker is not moved.
 */

/** 1873-6.2-c: the distribution with the highest income; of equal ones the lowest mine number has the larger switcher. */
export function bestAssignment(state: State, company: PublicMineId): readonly number[] {
  const { mines } = publicMineOf(state, company)
  const income = (sizes: readonly number[]): number =>
    mines.reduce(
      (sum, mine, i) => sum + incomeOf(state, mine, { switcher: (sizes[i] || null) as Size | null }),
      0,
    )
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

const byHand = (state: State): boolean => editions[state.edition].receivership === 'by hand'

/** Without a director, any player may enter what has to be entered. */
const anybody = (state: State): readonly PlayerId[] => state.order

interface ReceivershipFrame<C extends CompanyId> extends Frame {
  readonly operation: C
}

export const publicMineReceivership: Procedure<State, ReceivershipFrame<PublicMineId>> = {
  advance(work, { operation }) {
    const ways = [...assignments(work.state, operation)]
    if (byHand(work.state) && ways.length > 1) return false
    const sizes = bestAssignment(work.state, operation)
    if (sizes.some((size) => size > 0)) placeSwitchers(work, operation, sizes)
    keep(work, operation, produce(work, operation))
    return true
  },
  deciders: anybody,
  moves: {
    assignSwitchers: assignBy<ReceivershipFrame<PublicMineId>>((work, company, sizes) => {
      placeSwitchers(work, company, sizes)
      keep(work, company, produce(work, company))
    }),
  },
}

export const railwayReceivership: Procedure<State, ReceivershipFrame<RailwayId>> = {
  advance(work, { operation }) {
    const { trains, diesel, switchers } = railwayOf(work.state, operation)
    if (byHand(work.state) && (trains.length > 0 || diesel || switchers.length > 0)) return false
    reactivateMarkers(work, operation)
    keep(work, operation, runPlan(work, operation, receivershipPlan(work, operation)))
    return true
  },
  deciders: anybody,
  moves: {
    run: runBy<ReceivershipFrame<RailwayId>>((work, railway, plan) =>
      keep(work, railway, runPlan(work, railway, plan)),
    ),
  },
}
