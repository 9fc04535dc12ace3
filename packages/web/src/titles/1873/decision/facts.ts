import type { PlayerId } from '@stellwerk/engine'
import type { CompanyId, MineId, OperationId, Shares, Size, State } from '@stellwerk/1873'
import {
  companyOf,
  deciderFor,
  holderOf,
  isPublicMine,
  isRailway,
  mines,
  phases,
  playerOf,
  publicMineOf,
  railwayOf,
  sizes,
} from '@stellwerk/1873'

/** What a player weighs a choice by, read from a state. */

export const mineIds = Object.keys(mines).map(Number) as MineId[]

const harzerWerkeExtra = 50

export const unitOnSale = (state: State): Size => sizes.find((size) => state.units[size] !== 0) as Size

/** What a mine earns with this switcher, or with the one it has. */
export function incomeOf(state: State, mine: MineId, switcher?: number): number {
  const entry = state.mines[mine]
  const facts = mines[mine]
  if (!entry?.connected) return facts.baseIncome
  const size = switcher ?? entry.switcher ?? 0
  return (facts.machineIncome[entry.machine - 1] ?? 0) + (size ? (facts.switcherIncome[size - 2] ?? 0) : 0)
}

const due = (state: State, piece: 'machine' | 'train' | 'switcher', size: number): number =>
  phases[state.phase].maintenance[piece][size as Size] ?? 0

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

export const minesOf = (state: State, operation: OperationId): readonly MineId[] =>
  isPublicMine(operation)
    ? publicMineOf(state, operation).mines
    : operation.startsWith('mine:')
      ? [Number(operation.slice(5)) as MineId]
      : []

/** What the trains, machines and switchers of an operation cost in each of its turns. */
export function maintenanceOf(state: State, operation: OperationId): number {
  if (isRailway(operation)) {
    const { trains, switchers } = railwayOf(state, operation)
    return (
      sum(trains.map((size) => due(state, 'train', size))) +
      sum(switchers.map((size) => due(state, 'switcher', size)))
    )
  }
  return sum(
    minesOf(state, operation).map((mine) => {
      const { machine = 1, switcher = null } = state.mines[mine] ?? {}
      return due(state, 'machine', machine) + (switcher === null ? 0 : due(state, 'switcher', switcher))
    }),
  )
}

/** What an operation is sure to earn in its next turn: railways have to run first. */
export const sureIncome = (state: State, operation: OperationId): number =>
  sum(minesOf(state, operation).map((mine) => incomeOf(state, mine))) +
  (operation === 'HW' ? harzerWerkeExtra : 0)

export const treasuryOf = (state: State, purse: string): number => state.cash[purse] ?? 0

/** Every operation that a player decides for. */
export function operationsOf(state: State, player: PlayerId): OperationId[] {
  const own = mineIds.filter((mine) => {
    const entry = state.mines[mine]
    return entry?.open === true && playerOf(entry.owner) === player
  })
  const companies = [...Object.keys(state.railways), ...Object.keys(state.publicMines)] as CompanyId[]
  return [
    ...own.map((mine) => `mine:${mine}` as const),
    ...companies.filter((company) => deciderFor(state, company) === player),
  ]
}

export type ShareId = CompanyId | 'MHE'

/** Every company with shares, the MHE last. */
export const shareIds = (state: State): ShareId[] =>
  [...Object.keys(state.railways), ...Object.keys(state.publicMines), 'MHE'] as ShareId[]

export const sharesOf = (state: State, company: ShareId): Shares =>
  company === 'MHE' ? state.mhe.shares : (companyOf(state, company)?.shares ?? {})

export const priceOf = (state: State, company: ShareId): number | undefined =>
  company === 'MHE' ? state.mhe.price : companyOf(state, company)?.price

/** Ten shares of the MHE are all of it. */
export const percentOf = (state: State, company: ShareId, player: PlayerId): number =>
  (sharesOf(state, company)[holderOf(player)] ?? 0) *
  (company === 'MHE' ? 10 : (companyOf(state, company)?.denomination ?? 10))
