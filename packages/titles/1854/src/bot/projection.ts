import type { Course, Way } from '@stellwerk/ledger'
import { bestWayOf, broughtBy, leads, remembered } from '@stellwerk/ledger'
import type { Lines } from '@stellwerk/rails'
import { mailContracts } from '../data/mail.js'
import type { SpaceId } from '../data/market.js'
import { phases } from '../data/phases.js'
import { trainStacks } from '../data/trains.js'
import type { CompanyId, PhaseId, ShareCompanyId, TrainId } from '../data/types.js'
import { priceAt, spaceAfter } from '../rules/market.js'
import { reached, trainLimit } from '../rules/phases.js'
import { runningTrains } from '../rules/running/best-run.js'
import { linesOf } from '../rules/running/lines.js'
import { canRun } from '../rules/running/route-exists.js'
import { isSoldOut } from '../rules/shares.js'
import { facePrice, trainsOnOffer } from '../rules/train-offers.js'
import type { State } from '../state.js'
import { cashOf, isAg, isLocal, shareCompanyOf } from '../state.js'
import type { Horizon } from './horizon.js'
import { horizonOf, lasts, phaseIn, roundsBefore, roundsOf } from './horizon.js'
import { potentialOf } from './potential.js'
import { revenueWith } from './revenue.js'

/** Where a price is. */
export interface Price {
  readonly space: SpaceId | null
}

/**
 * What 10 % of a company are worth to those who had them, split or not: what they get at a split (1854-split-c) buys as much of
 * it again. Whoever counted it as cash would rather withhold than split.
 */
export const valueOf = ({ space }: Price): number => (space === null ? 0 : priceAt(space))

const once = remembered<Lines, Way<Price>>()

/** Where a company gets to if it is led well; `board` is where its track lies. */
export function bestWay(state: State, board: State, company: CompanyId, horizon: Horizon): Way<Price> {
  const space = spaceOf(state, company)
  const figures = [
    state.phase,
    runningTrains(state, company),
    cashOf(state, company),
    space,
    mailOf(state, company),
  ]
  const time = [horizon.rounds, ...Object.values(horizon.begins)].map((round) => round.toFixed(1))
  const isWhole = space !== null && isSoldOut(state, company as ShareCompanyId)
  return once(linesOf(board, company), [company, ...figures, isWhole, ...time].join(), () =>
    bestWayOf(
      courseOf(state, board, company, horizon),
      valueOf,
      // 1854-locals-k: a local railway has no choice
      isLocal(company) ? leads.filter(({ saves }) => !saves) : leads,
    ),
  )
}

/** Whether the shareholders have more in the end of revenue that stays in the company than of a dividend. */
export function keepsRevenue(state: State, company: ShareCompanyId, revenue: number): boolean {
  const { space } = shareCompanyOf(state, company)
  if (revenue <= 0 || space === null || hasLastingTrain(state, company)) return false
  const after = (move: 'paidOut' | 'withheld', cash: number): number => {
    const moved = { ...shareCompanyOf(state, company), space: spaceAfter(space, move) }
    const changed = isAg(company)
      ? { ags: { ...state.ags, [company]: moved } }
      : { majors: { ...state.majors, [company]: moved } }
    const rich = { ...state.cash, [company]: cashOf(state, company) + cash }
    const way = bestWay({ ...state, ...changed, cash: rich }, state, company, horizonOf(state))
    return broughtBy(way, valueOf)
  }
  return after('withheld', revenue) > after('paidOut', 0) + revenue
}

/**
 * Whether a company can do without another train: each round without a dividend costs two steps of its price, and often the train is
 * sold to others, or the bank broken, before there is enough for it. Few games come to phase 7, which scraps 4-trains.
 */
export const hasLastingTrain = (state: State, company: ShareCompanyId): boolean =>
  runningTrains(state, company).some((train) => lasts(train) || (train === '4' && reached(state, '5')))

const spaceOf = (state: State, company: CompanyId): SpaceId | null =>
  isLocal(company) ? null : shareCompanyOf(state, company).space

const mailOf = (state: State, company: CompanyId): string =>
  isLocal(company) ? '' : (shareCompanyOf(state, company).mail ?? '')

/** What a mail contract pays in a phase (1854-mail-b). */
function mailIn(state: State, company: CompanyId, phase: PhaseId): number {
  if (isLocal(company)) return 0
  const { mail } = shareCompanyOf(state, company)
  return mail === null ? 0 : mailContracts[mail].income[phases[phase].value]
}

/** What a company earns in a round once it runs, before its track is known. */
export const newcomerIn: Readonly<Record<PhaseId, number>> = {
  1: 60,
  2: 60,
  3: 100,
  4: 120,
  5: 150,
  6: 180,
  7: 180,
}

/** So many trains find something where the track grows. */
const growing = 1

function courseOf(state: State, board: State, company: CompanyId, horizon: Horizon): Course<TrainId, Price> {
  const space = spaceOf(state, company)
  const isWhole = space !== null && isSoldOut(state, company as ShareCompanyId)
  const now = trainsOnOffer(state, company).filter(({ train }) => canRun(company, train))
  // 1854-locals-k: half of it stays with a local railway
  const paid = isLocal(company) ? 0.5 : 1
  return {
    rounds: horizon.rounds,
    before: roundsBefore(horizon),
    trains: runningTrains(state, company),
    cash: cashOf(state, company),
    price: { space },
    takings(trains, round) {
      const found = revenueWith(board, company, trains)
      // a company that has only just begun builds its first route soon
      const revenue =
        found === 0 && trains.length > 0 && round > 0 ? newcomerIn[phaseIn(state, horizon, round)] : found
      return {
        revenue: paid * revenue,
        kept: (1 - paid) * revenue + mailIn(state, company, phaseIn(state, horizon, round)),
      }
    },
    growth: (some) => paid * Math.min(some.length, growing) * potentialOf(board, company),
    lasts: (train) => (isAg(company) ? horizon.rounds : roundsOf(train, horizon)),
    offered(round) {
      if (round === 0 || isAg(company)) return now
      const phase = phaseIn(state, horizon, round)
      const train = isLocal(company) ? plusTrainIn(phase) : horizon.onSale(round)
      return [{ train, price: facePrice(company, train) }]
    },
    limit: (round) => trainLimit({ ...state, phase: phaseIn(state, horizon, round) }, company),
    moved({ space: from }, dividend, round) {
      if (from === null) return { space: null }
      const space = spaceAfter(from, dividend > 0 ? 'paidOut' : 'withheld')
      const perSet = phases[phaseIn(state, horizon, round)].operatingRounds
      // 1854-stock-end-d: a company that is sold out rises before each set of rounds
      return { space: isWhole && (round + 1) % perSet === 0 ? spaceAfter(space, 'soldOut') : space }
    },
    mustOwn: !isLocal(company),
  }
}

const plusTrainIn = (phase: PhaseId): TrainId => {
  const [[first], [second], [third]] = trainStacks.plus as [[TrainId], [TrainId], [TrainId]]
  if (phase === '1' || phase === '2') return first
  return phase === '3' || phase === '4' ? second : third
}
