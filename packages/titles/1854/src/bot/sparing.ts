import { frameOf, top } from '@stellwerk/engine'
import type { ContractSize } from '../data/mail.js'
import { mailContracts } from '../data/mail.js'
import { phases } from '../data/phases.js'
import type { CompanyId } from '../data/types.js'
import type { OperatingRoundFrame, SetFrame, StepFrame } from '../frames.js'
import { operatingOrder } from '../rules/course.js'
import { runningTrains } from '../rules/running/best-run.js'
import { percentWithPlayers } from '../rules/shares.js'
import type { State } from '../state.js'
import { bankHolds, cashOf, isLocal, isMajor, shareCompanyOf } from '../state.js'
import { revenueWith } from './revenue.js'

/**
 * The mail contract that a company with idle money buys to spare the bank. If the bank lasts until the set is over, another
 * stock round and a whole set follow, which is paid in full whatever the bank has (1854-end-a, -b). A contract brings the bank its
 * price at once, and costs it something only later.
 */
export function contractToSpare(state: State): ContractSize | undefined {
  const set = frameOf<SetFrame>(state, 'set')
  const round = frameOf<OperatingRoundFrame>(state, 'operating-round')
  if (!set || !round || state.bankBreak !== null) return undefined
  const roundsLeft = set.rounds - set.played
  const all = operatingOrder(state)
  const todo = all.filter((company) => !round.acted.includes(company))
  const missing = paidFor(state, todo) + roundsLeft * paidFor(state, all) - bankHolds(state)
  const { company } = top(state) as StepFrame
  const buyers = roundsLeft > 0 ? all : [company, ...todo]
  const spared = buyers.reduce((sum, one) => sum + sparedBy(state, one, roundsLeft), 0)
  return missing > 0 && missing < spared ? sizeFor(state, company) : undefined
}

/** About what the bank pays for some companies in a round. */
const paidFor = (state: State, companies: readonly CompanyId[]): number =>
  companies.reduce((sum, company) => {
    const part = isMajor(company) ? percentWithPlayers(state, company) / 100 : 1
    return sum + part * revenueWith(state, company, runningTrains(state, company))
  }, 0)

function sparedBy(state: State, company: CompanyId, roundsLeft: number): number {
  const size = sizeFor(state, company)
  if (size === undefined) return 0
  const { price, income } = mailContracts[size]
  return price - roundsLeft * income[phases[state.phase].value]
}

/** The larger one that the company can pay, if it has none. */
function sizeFor(state: State, company: CompanyId): ContractSize | undefined {
  if (isLocal(company) || shareCompanyOf(state, company).mail !== null) return undefined
  const sizes: readonly ContractSize[] = ['large', 'small']
  return sizes.find(
    (size) => state.contracts[size] > 0 && mailContracts[size].price <= cashOf(state, company),
  )
}
