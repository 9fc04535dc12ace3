import type { CompanyLedger, Way } from '@stellwerk/ledger'
import { playerLimits } from '../data/shares.js'
import type { CompanyId } from '../data/types.js'
import { priceAfter, stepsFor } from '../rules/market.js'
import { issuedShares, paidShares, parOf } from '../rules/shares.js'
import type { State } from '../state.js'
import { cashOf, companyOf, seatsOf } from '../state.js'
import type { Horizon } from './horizon.js'
import { horizonOf, roundsBefore } from './horizon.js'
import { bestWay, broughtBy, newcomer } from './projection.js'

/** Rounds before a new company runs. */
const roundsToRun = 2
/** What is left in a treasury counts nothing in the end, but something may still come of it. */
const ofTreasury = 0.1

export function companyLedger(state: State, since: State, company: CompanyId): CompanyLedger {
  const parts: { [player: string]: number } = {}
  for (const player of state.order) {
    // 1853-2.7.3-c: what is not paid for earns nothing
    const paid = paidShares(state, company, player)
    if (paid > 0) parts[player] = paid / 10
  }
  const { price, operating } = companyOf(state, company)
  const plain = { ref: company, parts, worth: 10 * (price ?? parOf(company)), treasury: 0 }
  const horizon = horizonOf(since)
  if (!operating) return { ...plain, ...expectedOf(state, company, horizon) }
  const way = bestWay(state, boardFor(state, since, company), company, horizon)
  const before = roundsBefore(horizon)
  const after = horizon.rounds - before
  return {
    ...plain,
    path: 10 * way.price,
    profit: { now: way.before / before, next: after > 0 ? way.after / after : 0 },
    investment: ofTreasury * cashOf(state, company),
  }
}

/** Only the company whose turn it is changes its track; all others are looked at where they were. */
const boardFor = (state: State, { tiles, bases, ...since }: State, company: CompanyId): State =>
  since.flow.at(-1)?.['company'] === company ? state : { ...state, tiles, bases }

/** Whether shareholders have more in the end of earnings that stay in the company than of a dividend. */
export function keepsEarnings(state: State, company: CompanyId, revenue: number): boolean {
  const price = companyOf(state, company).price ?? parOf(company)
  const after = (steps: number, cash: number): Way<number> => {
    const changed = { ...companyOf(state, company), price: priceAfter(price, steps) }
    return bestWay(
      {
        ...state,
        cash: { ...state.cash, [company]: cashOf(state, company) + cash },
        companies: { ...state.companies, [company]: changed },
      },
      state,
      company,
      horizonOf(state),
    )
  }
  const kept = after(stepsFor(state, company, price, 0), revenue)
  const paid = after(stepsFor(state, company, price, revenue), 0)
  return broughtBy(kept) > broughtBy(paid) + revenue
}

/** A company that is not yet in operation: it may be, with each share that is issued rather more likely. */
function expectedOf(
  state: State,
  company: CompanyId,
  { rounds }: Horizon,
): Pick<CompanyLedger, 'path' | 'profit' | 'investment'> {
  const likely = Math.min(1, issuedShares(state, company) / playerLimits[seatsOf(state)].threshold)
  const running = Math.max(0, rounds - roundsToRun)
  let price = parOf(company)
  for (let round = 0; round < Math.round(likely * running); round++)
    price = priceAfter(price, stepsFor(state, company, price, newcomer))
  const profit = (likely * newcomer * running) / rounds
  return { path: 10 * price, profit: { now: profit, next: profit }, investment: 0 }
}
