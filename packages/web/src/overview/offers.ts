import type { Action } from '@stellwerk/engine'
import type { CompanyRef, HolderRef, Row } from '@stellwerk/table'
import { heldBy, holderValue, playerHolding } from '@stellwerk/table'
import type { Asked } from '../decision/asked.js'
import { choosableIn } from '../decision/asked.js'

/** What the step offers that concerns a company and where its shares lie. */
export interface Offers {
  /** Those of a company, by holder; nothing of it where nothing can be done. */
  of(company: CompanyRef): CompanyOffers | undefined
}

export type CompanyOffers = ReadonlyMap<HolderRef, readonly Row[]>

/** The pool that a row takes from, if it names one. */
function poolOf({ cells }: Row, pools: readonly HolderRef[]): HolderRef | undefined {
  const named = cells.flatMap(({ value }) => (value.kind === 'message' ? [value.message.key] : []))
  return pools.find((pool) => {
    const value = holderValue(pool)
    return value.kind === 'message' && named.includes(value.message.key)
  })
}

/** Every choice about a company stands where its shares come from: in a pool, or with whoever decides. */
export function offersIn(asked: readonly Asked[], pools: readonly HolderRef[]): Offers {
  const found = new Map<CompanyRef, Map<HolderRef, readonly Row[]>>()
  for (const { player, step } of asked)
    for (const row of step.sections.flatMap(choosableIn)) {
      if (row.subject.kind !== 'company' || row.range) continue
      const place = poolOf(row, pools) ?? heldBy(player)
      const ofCompany = found.get(row.subject.ref) ?? new Map<HolderRef, readonly Row[]>()
      found.set(row.subject.ref, ofCompany.set(place, [...(ofCompany.get(place) ?? []), row]))
    }
  return { of: (company) => found.get(company) }
}

/** What a click on a cell chooses: its first choice, or the one after that which is chosen already. */
export function nextOf(rows: readonly Row[], chosen: Action | undefined): Row | undefined {
  const at = chosen === undefined ? -1 : rows.findIndex(({ action }) => isSame(action, chosen))
  return rows[(at + 1) % Math.max(1, rows.length)]
}

const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

export const isChosen = (rows: readonly Row[], chosen: Action | undefined): boolean =>
  chosen !== undefined && rows.some(({ action }) => isSame(action, chosen))

/** Whether something lies in a pool, and not in somebody's hand. */
export const isPool = (holder: HolderRef): boolean => playerHolding(holder) === undefined
