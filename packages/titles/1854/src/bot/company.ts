import type { PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import type { CompanyLedger } from '@stellwerk/ledger'
import type { SpaceId } from '../data/market.js'
import { issueSpaces } from '../data/market.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, MajorId, PhaseId, ShareCompanyId, TrainId } from '../data/types.js'
import { priceAt, priceIfAny, spaceAfter } from '../rules/market.js'
import { trainLimit } from '../rules/phases.js'
import { runningTrains } from '../rules/running/best-run.js'
import { canRun } from '../rules/running/route-exists.js'
import { certificatePercent, percentOf, percentWithPlayers } from '../rules/shares.js'
import { wouldSplit } from '../rules/split.js'
import { cheapestToRun, facePrice, trainsOnOffer } from '../rules/train-offers.js'
import type { State } from '../state.js'
import { cashOf, directorOf, holderOf, isAg, isLocal, isMajor, shareCompanyOf } from '../state.js'
import type { Horizon } from './horizon.js'
import { horizonOf, survives } from './horizon.js'
import { potentialOf } from './potential.js'
import { revenueWith } from './revenue.js'

/** What a company has ahead of it, all of it. */
export interface Outlook {
  readonly profit: { readonly now: number; readonly next: number }
  readonly investment: number
  /** What its director will have to add to the next train. */
  readonly missing: number
}

/** Money for a train is not the train yet: others may be quicker, and the turn must come. */
const inTime = 0.7
/** The part of its revenue that a company has saved by the time it needs the next train. */
const keptBack = 0.4
/** What a new company earns in a round once it runs, before its track is known. */
const newcomerIn: Readonly<Record<PhaseId, number>> = { 1: 80, 2: 80, 3: 120, 4: 150, 5: 180, 6: 200, 7: 200 }
/** Rounds before it does. */
const roundsToRun = 1.5

/** Only the company whose turn it is changes its track; all others are looked at where they were. */
const boardFor = (state: State, since: State, company: CompanyId): State =>
  top(since)?.['company'] === company ? state : { ...state, ...boardIn(since) }

const boardIn = ({ tiles, tunnels, markers, phase }: State): Partial<State> => ({
  tiles,
  tunnels,
  markers,
  phase,
})

export function outlookOf(state: State, since: State, company: CompanyId): Outlook {
  const horizon = horizonOf(since)
  const board = boardFor(state, since, company)
  const trains = runningTrains(state, company)
  const lasting = trains.filter((train) => survives(train, horizon.phase))
  const now = revenueWith(board, company, trains)
  const treasury = cashOf(state, company)
  const due = lasting.length === 0 ? nextTrain(state, company, horizon) : undefined
  const saved = treasury + keptBack * now * horizon.now
  const ready = due === undefined ? 1 : Math.min(1, saved / facePrice(company, due))
  const next = due === undefined ? revenueWith(board, company, lasting) : revenueWith(board, company, [due])
  const rounds = horizon.now + horizon.next
  return {
    profit: { now, next: due === undefined ? next : inTime * ready * next },
    investment:
      purchaseGain(state, board, company, trains, horizon) +
      (trains.length > 0 || (due !== undefined && treasury >= facePrice(company, due))
        ? rounds * potentialOf(board, company)
        : 0) +
      0.1 * treasury,
    missing: due === undefined || isLocal(company) ? 0 : Math.max(0, facePrice(company, due) - treasury),
  }
}

/** The train that a company will need when its own are scrapped. */
function nextTrain(state: State, company: CompanyId, { scraps }: Horizon): TrainId | undefined {
  const cheapest = cheapestToRun(state, company)?.train
  if (isLocal(company) || isAg(company) || scraps === undefined) return cheapest
  return cheapest !== undefined && facts[cheapest].price > facts[scraps].price ? cheapest : scraps
}

/** What the dearest train that it can pay would add. */
function purchaseGain(
  state: State,
  board: State,
  company: CompanyId,
  trains: readonly TrainId[],
  { now, next, phase }: Horizon,
): number {
  if (trains.length >= trainLimit(state, company)) return 0
  const [best] = trainsOnOffer(state, company)
    .filter(({ train, price }) => canRun(company, train) && price <= cashOf(state, company))
    .toSorted((a, b) => b.price - a.price)
  if (!best) return 0
  const rounds = now + (survives(best.train, phase) ? next : 0)
  const gain = revenueWith(board, company, [...trains, best.train]) - revenueWith(board, company, trains)
  return inTime * rounds * Math.max(0, gain)
}

export function shareLedger(state: State, since: State, company: ShareCompanyId): CompanyLedger {
  const parts: { [player: string]: number } = {}
  for (const player of state.order) {
    const percent = percentOf(state, company, holderOf(player))
    if (percent > 0) parts[player] = percent / 100
  }
  const units = isMajor(company) ? 10 : 100 / certificatePercent(state, company)
  const price = priceIfAny(state, company)
  if (price === undefined) return unfloated(state, since, company as MajorId, parts)
  const { profit, investment, missing } = outlookOf(state, since, company)
  const director = directorOf(state, company)
  const { space } = shareCompanyOf(state, company)
  return {
    ref: company,
    parts,
    worth: units * price,
    path: units * (space ? laterPrice(state, company, space, horizonOf(since), profit) : price),
    profit,
    investment,
    treasury: 0,
    ...(director && missing > 0 ? { burden: { player: director, amount: missing / 2 } } : {}),
  }
}

/** 1854-dividend-c, -d: each payout takes the price on, each round without one back. */
function laterPrice(
  state: State,
  company: ShareCompanyId,
  from: SpaceId,
  { now, next }: Horizon,
  profit: Outlook['profit'],
): number {
  let space = from
  let halved: number | undefined
  for (let round = 0; round < Math.round(now + next); round++) {
    const paid = (round < now ? profit.now : profit.next) > 0
    space = spaceAfter(space, paid ? 'paidOut' : 'withheld')
    // 1854-split-b: from then on everybody has half of it, and the other half in cash
    if (halved === undefined && wouldSplit(state, company, space)) halved = priceAt(space)
  }
  return halved === undefined ? priceAt(space) : (halved + priceAt(space)) / 2
}

/** A major that waits for buyers: it will run if its director can buy what is missing (1854-float-a). */
function unfloated(
  state: State,
  since: State,
  company: MajorId,
  parts: CompanyLedger['parts'],
): CompanyLedger {
  const { issuePrice, director } = state.majors[company]
  const worth = 10 * (issuePrice ?? 0)
  const likely = director === null ? 0 : floatsSoon(state, company, director) ? 0.9 : 0.6
  const { now, next } = horizonOf(since)
  const rounds = Math.max(0, now + next - roundsToRun)
  const space = issueSpaces.find((issue) => priceAt(issue) === issuePrice)
  const newcomer = newcomerIn[state.phase]
  const profit = { now: newcomer, next: newcomer }
  const later = space
    ? 10 * laterPrice(state, company, space, { ...horizonOf(since), now: rounds, next: 0 }, profit)
    : worth
  return {
    ref: company,
    parts,
    worth,
    path: worth + likely * (later - worth),
    profit: {
      now: (likely * newcomer * rounds) / (now + next),
      next: (likely * newcomer * rounds) / (now + next),
    },
    investment: 0,
    treasury: 0,
  }
}

const floatsSoon = (state: State, company: MajorId, director: PlayerId): boolean =>
  percentWithPlayers(state, company) >= 50 ||
  cashOf(state, purseOf(director)) >= 2 * (state.majors[company].issuePrice ?? 0)
