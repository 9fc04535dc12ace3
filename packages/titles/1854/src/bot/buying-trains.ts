import { frameOf, top } from '@stellwerk/engine'
import type { BuyTrain, GiveUpTrain } from '../actions.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, TrainId } from '../data/types.js'
import type { GiveUpFrame, OperatingRoundFrame } from '../frames.js'
import { isBankrupt } from '../rules/emergency.js'
import { reached, trainLimit } from '../rules/phases.js'
import { canRun } from '../rules/running/route-exists.js'
import { cheapestToRun, mustBuyTrain } from '../rules/train-offers.js'
import type { State } from '../state.js'
import { cashOf, companyOf, directorOf, isMajor } from '../state.js'
import { lasts, patience } from './horizon.js'
import { isLastSet } from './sparing.js'

/** What a major needs beside a train that will not last: the one that comes after it. */
const reserve = 200

const inTurn = (state: State): CompanyId => top(state)?.['company'] as CompanyId

/**
 * While there are only yellow tiles nothing grows any more, and a treasury counts nothing in the end: a major that can pay
 * for more than it needs brings the next phase nearer, with one place left for a train that lasts. Later it buys whatever
 * lasts.
 */
export function bringsPhase(state: State, { train, price, from }: BuyTrain): boolean {
  const company = inTurn(state)
  if (!isMajor(company) || from !== 'bank' || facts[train].kind !== 'regular') return false
  const room = trainLimit(state, company) - companyOf(state, company).trains.length
  const cash = cashOf(state, company)
  // what the bank gets for trains it pays out once more, and prices go on rising
  if (lasts(train)) return room > 0 && cash >= price && !isTooLate(state, train)
  if (state.phase !== '2' || state.round.stock < patience) return false
  // it is high time then
  const kept = state.round.stock > patience ? 0 : reserve
  return train === '2' ? room > 1 && cash >= price + kept : room > 0 && cash >= price
}

/**
 * Whether a train would begin a phase in the last set of rounds: others would have to pay for trains that hardly
 * run, and their certificates are one's own too.
 */
function isTooLate(state: State, train: TrainId): boolean {
  const { begins } = facts[train]
  return begins !== undefined && !reached(state, begins) && isLastSet(state)
}

/** 2-trains that are left to majors without one: whoever must have a train (1854-trains-b) and finds none begins phase 3. */
const forNewcomers = 3

/** Whether somebody who has a train would begin phase 3 before its time, or leave others nothing else. */
function isHasty(state: State, { train }: BuyTrain): boolean {
  const company = inTurn(state)
  const isLast = train === '2' && (state.trains['2'] ?? 0) <= forNewcomers
  return (
    (train === '3' || isLast) &&
    state.phase === '2' &&
    state.round.stock < patience &&
    companyOf(state, company).trains.some((owned) => canRun(company, owned))
  )
}

/**
 * Whether a company that cannot pay for the train that it must have (1854-emergency-a) takes one over from another company of its
 * director, for next to nothing: from one that has had its turn in this round, and finds another train in its next turn, or from any
 * if he would be bankrupt.
 */
function isTakenOver(state: State, { from, player }: BuyTrain): boolean {
  const company = inTurn(state)
  if (!isCompany(from) || directorOf(state, from) !== player || !mustBuyTrain(state, company)) return false
  if (isBankrupt(state, company)) return true
  const missing = (cheapestToRun(state, company)?.price ?? 0) - cashOf(state, company)
  return missing > 0 && !!frameOf<OperatingRoundFrame>(state, 'operating-round')?.acted.includes(from)
}

const isCompany = (from: BuyTrain['from']): from is CompanyId => !['bank', 'pool', 'scrap'].includes(from)

/** Whether a train is worth a look: from the bank or a pool, in time, and not to take it away from those who can run it. */
export const isTrainForUs = (state: State, action: BuyTrain): boolean =>
  canRun(inTurn(state), action.train) &&
  (isCompany(action.from)
    ? isTakenOver(state, action)
    : !isHasty(state, action) && !isTooLate(state, action.train))

/** Of trains above the limit (1854-scrap-c) one that the company cannot run goes first, then the shortest, which is scrapped first. */
export function isGivenUp(state: State, { train }: GiveUpTrain): boolean {
  const [company] = (top(state) as GiveUpFrame).todo
  if (company === undefined) return false
  const range = (owned: TrainId): number => (canRun(company, owned) ? facts[owned].range : 0)
  return companyOf(state, company).trains.every((owned) => range(train) <= range(owned))
}
