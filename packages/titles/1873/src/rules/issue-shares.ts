import type { Frame, Move, Procedure } from '@stellwerk/engine'
import { noFields, pop, oneOrNone, refusal } from '@stellwerk/engine'
import type { IssueShares } from '../actions.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { Denomination, GameWork, Holder, State } from '../state.js'
import { changeCompany, companyOf, deciderFor, holderOf, isRailway } from '../state.js'
import { passStep } from './pass.js'
import { countOf, moveShares, percentOf } from './shares.js'

/** The last step of a company's turn (1873-4.3.6, 4.4.8). */
export interface IssueFrame extends Frame {
  readonly kind: 'issue'
  readonly operation: CompanyId
}

/** From one denomination to the next: how many new shares there are. */
const nextIssue: Readonly<Record<Denomination, { denomination: Denomination; count: number } | undefined>> = {
  50: { denomination: 20, count: 3 },
  20: { denomination: 10, count: 5 },
  10: undefined,
}

function refuseIssue(state: State, company: CompanyId) {
  const share = companyOf(state, company) as NonNullable<ReturnType<typeof companyOf>>
  const unsold = countOf(share.shares, 'pool') + countOf(share.shares, 'issue')
  const rule = isRailway(company) ? '1873-4.4.8-a' : '1873-4.3.6-a'
  if (!nextIssue[share.denomination] || unsold > 0)
    return refusal(rule, { denomination: share.denomination, unsold })
  const held = share.director ? percentOf(state, company, holderOf(share.director)) : 0
  if (share.denomination === 20 && held < 40)
    return refusal(isRailway(company) ? '1873-4.4.8-a' : '1873-4.3.6-c', { denomination: 20, unsold, held })
  return undefined
}

/** Divides the company into more shares; the new ones go to the issue field, or to the pool in 6.1. */
export function divideShares(work: GameWork, company: CompanyId, to: Holder): number {
  const from = companyOf(work.state, company)?.denomination
  const next = from && nextIssue[from]
  if (!next) throw new Error(`${company} cannot issue shares`)
  changeCompany(work, company, { denomination: next.denomination })
  tell(work, 'shares-issued', { company, denomination: next.denomination, count: next.count })
  moveShares(work, company, null, to, next.count, 'issue')
  return next.count
}

const issueShares: Move<State, IssueFrame, IssueShares> = {
  shape: noFields,
  *choices(_state, _frame, player) {
    yield { action: { type: 'issueShares', player } }
  },
  refuse: (state, frame) => refuseIssue(state, frame.operation),
  carryOut: (work, frame) => void divideShares(work, frame.operation, 'issue'),
}

export const issue: Procedure<State, IssueFrame> = {
  advance(work, frame) {
    if (!refuseIssue(work.state, frame.operation)) return false
    pop(work)
    return true
  },
  deciders: (state, frame) => oneOrNone(deciderFor(state, frame.operation)),
  moves: { issueShares, pass: passStep },
}
