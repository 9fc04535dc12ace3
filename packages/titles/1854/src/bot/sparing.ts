import { frameOf, top } from '@stellwerk/engine'
import type { ContractSize } from '../data/mail.js'
import type { CompanyId, ShareCompanyId } from '../data/types.js'
import type { OperatingRoundFrame, SetFrame, StepFrame } from '../frames.js'
import { operatingOrder } from '../rules/course.js'
import type { State } from '../state.js'
import { cashOf } from '../state.js'
import type { Plan, Turn } from './bank-ahead.js'
import { BankAhead, plans } from './bank-ahead.js'

/**
 * The mail contract that a company with idle money buys to spare the bank. If the bank lasts until the set is over, another
 * stock round and a whole set follow, which is paid in full whatever the bank has (1854-end-a, -b).
 */
export function contractToSpare(state: State): ContractSize | undefined {
  const { company } = top(state) as StepFrame
  const rest = restOf(state, { from: 'contract' })
  const plan = rest && planFor(state, rest)
  if (!plan || plan.contracts === 'none' || (plan.contracts === 'last' && !rest[0].isLastRound))
    return undefined
  return new BankAhead(state, plan).contractFor(company, cashOf(state, company))
}

/** Whether a company keeps its revenue because the bank lasts until the set is over only without its dividend. */
export function sparesBank(state: State, company: ShareCompanyId, revenue: number): boolean {
  const rest = restOf(state, { from: 'payout', revenue })
  const plan = rest && planFor(state, rest)
  return !!plan && new BankAhead(state, plan).keeps(company, revenue, rest[0].isLastRound)
}

/** Whether this is the last set of operating rounds: nothing keeps the bank alive until it is over (1854-end-b). */
export function isLastSet(state: State): boolean {
  if (state.bankBreak !== null) return true
  const rest = restOf(state, { from: 'trains' })
  return rest !== undefined && planFor(state, rest) === undefined
}

/** The cheapest plan by which the bank lasts; none if there is nothing to be done. */
const planFor = (state: State, turns: readonly Turn[]): Plan | undefined =>
  plans.find((plan) => new BankAhead(state, plan).lasts(turns))

/** The turns that are left of a set, the present one first. */
type Rest = readonly [Turn, ...Turn[]]

/** Nothing where no round of a set is played, or the bank is broken. */
function restOf(state: State, now: Pick<Turn, 'from' | 'revenue'>): Rest | undefined {
  const set = frameOf<SetFrame>(state, 'set')
  const round = frameOf<OperatingRoundFrame>(state, 'operating-round')
  if (!set || !round || state.bankBreak !== null) return undefined
  const { company } = top(state) as StepFrame
  const left = set.rounds - set.played
  const all = operatingOrder(state)
  const whole = (some: readonly CompanyId[], isLastRound: boolean): Turn[] =>
    some.map((one) => ({ company: one, isLastRound, from: 'mail' }))
  const todo = all.filter((one) => !round.acted.includes(one))
  return [
    { company, isLastRound: left === 0, ...now },
    ...whole(todo, left === 0),
    ...Array.from({ length: left }, (_, i) => whole(all, i + 1 === left)).flat(),
  ]
}
