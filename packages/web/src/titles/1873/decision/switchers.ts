import type { MineId, PublicMineId, State } from '@stellwerk/1873'
import { publicMineOf } from '@stellwerk/1873'
import { incomeOf } from './facts.js'

/** The size of the switcher at each mine of a company in order of entry, 0 for none. */
export type Assignment = readonly number[]

/** What the mines of a company earn with their switchers laid like this, mine by mine. */
export const incomesWith = (state: State, company: PublicMineId, sizes: Assignment): number[] =>
  publicMineOf(state, company).mines.map((mine: MineId, i) => incomeOf(state, mine, sizes[i] ?? 0))

export const totalOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

/** The assignment that earns most; of equal ones the first. */
export function bestOf(state: State, company: PublicMineId, all: readonly Assignment[]): Assignment {
  const worth = (sizes: Assignment): number => totalOf(incomesWith(state, company, sizes))
  return all.reduce((best, sizes) => (worth(sizes) > worth(best) ? sizes : best), all[0] ?? [])
}

/** Lays a switcher of this size (or none) at one mine; the mine it comes from gets what was here before. */
export function reassigned(sizes: Assignment, at: number, size: number): Assignment {
  const before = sizes[at]
  const from = sizes.findIndex((other, i) => i !== at && other === size)
  if (before === undefined || before === size || from < 0) return sizes
  return sizes.with(at, size).with(from, before)
}
