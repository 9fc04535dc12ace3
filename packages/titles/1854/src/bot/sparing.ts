import { frameOf, top } from '@stellwerk/engine'
import type { ContractSize } from '../data/mail.js'
import { mailContracts } from '../data/mail.js'
import { phases } from '../data/phases.js'
import type { CompanyId, MajorId, ShareCompanyId } from '../data/types.js'
import type { OperatingRoundFrame, SetFrame, StepFrame } from '../frames.js'
import { operatingOrder } from '../rules/course.js'
import { priceAt, spaceAfter } from '../rules/market.js'
import { runningTrains } from '../rules/running/best-run.js'
import { certificatePercent, percentWithPlayers } from '../rules/shares.js'
import { wouldSplit } from '../rules/split.js'
import type { State } from '../state.js'
import { bankHolds, cashOf, isLocal, isMajor, shareCompanyOf } from '../state.js'
import { revenueWith } from './revenue.js'

/**
 * The mail contract that a company with idle money buys to spare the bank. If the bank lasts until the set is over, another
 * stock round and a whole set follow, which is paid in full whatever the bank has (1854-end-a, -b). A contract brings the bank its
 * price at once, and costs it something only later.
 */
export function contractToSpare(state: State): ContractSize | undefined {
  const rest = restOf(state)
  if (!rest) return undefined
  const { company } = top(state) as StepFrame
  const lack = lackIn(state, rest)
  return lack > 0 && lack < sparedIn(state, rest) ? sizeFor(state, company) : undefined
}

/**
 * Whether a company keeps its revenue in the last round of a set because the bank could not pay for its split (1854-split-c), and
 * lasts until the set is over without it.
 */
export function sparesSplit(state: State, company: ShareCompanyId, revenue: number): boolean {
  const rest = restOf(state)
  if (!rest || rest.roundsLeft > 0 || !isMajor(company)) return false
  const split = splitCost(state, company, 1)
  const lack = lackIn(state, rest) - sparedIn(state, rest)
  const paid = (percentWithPlayers(state, company) / 100) * revenue
  return split > 0 && lack + paid + split >= 0 && lack + revenue < 0
}

/** What is left of a set of operating rounds. */
interface Rest {
  readonly roundsLeft: number
  /** Who has not acted in this round. */
  readonly todo: readonly CompanyId[]
  readonly all: readonly CompanyId[]
}

/** Nothing where no round of a set is played, or the bank is broken. */
function restOf(state: State): Rest | undefined {
  const set = frameOf<SetFrame>(state, 'set')
  const round = frameOf<OperatingRoundFrame>(state, 'operating-round')
  if (!set || !round || state.bankBreak !== null) return undefined
  const all = operatingOrder(state)
  const todo = all.filter((company) => !round.acted.includes(company))
  return { roundsLeft: set.rounds - set.played, todo, all }
}

/** What the bank lacks to last until the set is over, as things are. */
const lackIn = (state: State, { roundsLeft, todo, all }: Rest): number =>
  all.reduce((sum, company) => {
    const turns = roundsLeft + (todo.includes(company) ? 1 : 0)
    return sum + turns * paidFor(state, company) + (isMajor(company) ? splitCost(state, company, turns) : 0)
  }, -bankHolds(state))

/** Track grows, and what it earns. */
const growth = 10

/** About what the bank pays for a company in a round. */
function paidFor(state: State, company: CompanyId): number {
  const trains = runningTrains(state, company)
  const part = isMajor(company) ? percentWithPlayers(state, company) / 100 : 1
  const mail = isLocal(company) ? null : shareCompanyOf(state, company).mail
  return (
    (trains.length > 0 ? part * (revenueWith(state, company, trains) + growth) : 0) +
    (mail === null ? 0 : mailContracts[mail].income[phases[state.phase].value])
  )
}

/** What the bank pays for the split of a major (1854-split-c) if so many dividends bring it over the red line. */
function splitCost(state: State, company: MajorId, dividends: number): number {
  let { space } = state.majors[company]
  for (let paid = 0; space && paid < dividends; paid++) {
    space = spaceAfter(space, 'paidOut')
    if (wouldSplit(state, company, space))
      return (percentWithPlayers(state, company) / certificatePercent(state, company)) * priceAt(space)
  }
  return 0
}

/** What contracts that can still be bought in this set would bring the bank. */
function sparedIn(state: State, { roundsLeft, todo, all }: Rest): number {
  const { company } = top(state) as StepFrame
  const buyers = roundsLeft > 0 ? all : [company, ...todo]
  return buyers.reduce((sum, one) => sum + sparedBy(state, one, roundsLeft), 0)
}

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
