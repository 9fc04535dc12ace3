import type { CompanyLedger } from '@stellwerk/ledger'
import { playerLimits } from '../data/shares.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, TrainId } from '../data/types.js'
import { priceAfter, stepsFor } from '../rules/market.js'
import { trainLimit } from '../rules/phases.js'
import { issuedShares, paidShares, parOf } from '../rules/shares.js'
import { trainsFor } from '../rules/train-supply.js'
import type { State } from '../state.js'
import { cashOf, companyOf, seatsOf } from '../state.js'
import type { Horizon } from './horizon.js'
import { horizonOf, survives } from './horizon.js'
import { potentialOf } from './potential.js'
import { revenueWith } from './revenue.js'

/** Money for a train is not the train yet: others may be quicker, and the turn must come. */
const inTime = 0.7
/** The part of its revenue that a company has saved by the time it needs the next train. */
const keptBack = 0.4
/** What a new company earns in a round once it runs, before its track is known. */
const newcomer = 90

export function companyLedger(state: State, since: State, company: CompanyId): CompanyLedger {
  const parts: { [player: string]: number } = {}
  for (const player of state.order) {
    // 1853-2.7.3-c: what is not paid for earns nothing
    const paid = paidShares(state, company, player)
    if (paid > 0) parts[player] = paid / 10
  }
  const { price, operating } = companyOf(state, company)
  const worth = 10 * (price ?? parOf(company))
  const plain = { ref: company, parts, worth, treasury: 0 }
  const horizon = horizonOf(since)
  if (!operating) {
    const likely = Math.min(1, issuedShares(state, company) / playerLimits[seatsOf(state)].threshold)
    const profit = { now: likely * newcomer, next: likely * newcomer }
    return { ...plain, path: 10 * laterPrice(state, company, horizon, profit), profit, investment: 0 }
  }
  const { profit, investment } = outlookOf(state, since, company)
  return { ...plain, path: 10 * laterPrice(state, company, horizon, profit), profit, investment }
}

/** Only the company whose turn it is changes its track; all others are looked at where they were. */
const boardFor = (state: State, { tiles, bases, ...since }: State, company: CompanyId): State =>
  since.flow.at(-1)?.['company'] === company ? state : { ...state, tiles, bases }

function outlookOf(
  state: State,
  since: State,
  company: CompanyId,
): Pick<CompanyLedger, 'profit' | 'investment'> {
  const horizon = horizonOf(since)
  const board = boardFor(state, since, company)
  const { trains } = companyOf(state, company)
  const lasting = trains.filter((train) => survives(train, horizon.phase))
  const now = revenueWith(board, company, trains)
  const treasury = cashOf(state, company)
  const due = lasting.length === 0 ? nextTrain(state, company, horizon) : undefined
  const cost = due === undefined ? 0 : facts[due].price
  const ready = cost === 0 ? 1 : Math.min(1, (treasury + keptBack * now * horizon.now) / cost)
  const next =
    due === undefined
      ? revenueWith(board, company, lasting)
      : inTime * ready * revenueWith(board, company, [due])
  const canRun = trains.length > 0 || treasury >= cost
  return {
    profit: { now, next },
    investment:
      purchaseGain(state, board, company, horizon) +
      (canRun ? (horizon.now + horizon.next) * potentialOf(board, company) : 0) +
      0.1 * treasury,
  }
}

/** What the bank sells to a company, the cheapest first. */
const onSaleFor = (state: State, company: CompanyId): readonly TrainId[] =>
  (['bank', 'returned'] as const)
    .flatMap((from) => trainsFor(state, company, from))
    .toSorted((a, b) => facts[a].price - facts[b].price)

/** The train that a company will need when its own are scrapped. */
function nextTrain(state: State, company: CompanyId, { scraps }: Horizon): TrainId | undefined {
  if (scraps !== undefined) return scraps
  return onSaleFor(state, company)[0]
}

/** What the dearest train that it can pay would add. */
function purchaseGain(state: State, board: State, company: CompanyId, { now, next, phase }: Horizon): number {
  const { trains } = companyOf(state, company)
  if (trains.length >= trainLimit(state)) return 0
  const train = onSaleFor(state, company).findLast((one) => facts[one].price <= cashOf(state, company))
  if (train === undefined) return 0
  const rounds = now + (survives(train, phase) ? next : 0)
  const gain = revenueWith(board, company, [...trains, train]) - revenueWith(board, company, trains)
  return inTime * rounds * Math.max(0, gain)
}

/** 1853-4.7.1: each dividend lifts the price as often as the price is contained in it. */
function laterPrice(
  state: State,
  company: CompanyId,
  { now, next }: Horizon,
  profit: CompanyLedger['profit'],
): number {
  let price = companyOf(state, company).price ?? parOf(company)
  for (let round = 0; round < Math.round(now + next); round++)
    price = priceAfter(price, stepsFor(state, company, price, round < now ? profit.now : profit.next))
  return price
}
