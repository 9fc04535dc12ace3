import type { PublicMineId, Size, State } from '@stellwerk/1873'
import { incomeOf, publicMineOf } from '@stellwerk/1873'

/** The size of the switcher at each mine of a company in order of entry, 0 for none. */
export type Assignment = readonly number[]

/** What the mines of a company earn with their switchers laid like this, mine by mine. */
export const incomesWith = (state: State, company: PublicMineId, sizes: Assignment): number[] =>
  publicMineOf(state, company).mines.map((mine, i) =>
    incomeOf(state, mine, { switcher: sizes[i] ? (sizes[i] as Size) : null }),
  )

/** Lays a switcher of this size (or none) at one mine; the mine it comes from gets what was here before. */
export function reassigned(sizes: Assignment, at: number, size: number): Assignment {
  const before = sizes[at]
  const from = sizes.findIndex((other, i) => i !== at && other === size)
  if (before === undefined || before === size || from < 0) return sizes
  return sizes.with(at, size).with(from, before)
}
