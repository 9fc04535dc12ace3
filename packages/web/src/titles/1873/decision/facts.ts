import type { PlayerId } from '@stellwerk/engine'
import type { MineId, OperationId, State } from '@stellwerk/1873'
import {
  deciderFor,
  incomeOf,
  isPublicMine,
  isRailway,
  mineMaintenance,
  mineOf,
  operations,
  publicMineResult,
  railwayMaintenance,
} from '@stellwerk/1873'

/** What a player weighs a choice by, read from a state. */

/** What an operation is sure to earn in its next turn, and what it pays then. Railways have to run to earn. */
export function sureResult(
  state: State,
  operation: OperationId,
): { readonly income: number; readonly maintenance: number } {
  if (isRailway(operation)) return { income: 0, maintenance: railwayMaintenance(state, operation) }
  if (isPublicMine(operation)) return publicMineResult(state, operation)
  const mine = Number(operation.slice(5)) as MineId
  return { income: incomeOf(state, mine), maintenance: mineMaintenance(state, mineOf(state, mine)) }
}

/** What lies in a purse; nothing in one that is not there yet. */
export const treasuryOf = (state: State, purse: string): number => state.cash[purse] ?? 0

/** Every operation that a player decides for. */
export const operationsOf = (state: State, player: PlayerId): OperationId[] =>
  operations(state).filter((operation) => deciderFor(state, operation) === player)
