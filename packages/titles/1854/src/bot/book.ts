import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { frameOf, top } from '@stellwerk/engine'
import type { Bid, BuyContract, PayOut, Raise } from '../actions.js'
import { localRailways } from '../data/companies.js'
import { startCash } from '../data/money.js'
import { auctionOrder, mountainRailways } from '../data/privates.js'
import type { LocalId, PrivateId, ShareCompanyId } from '../data/types.js'
import type { AuctionFrame, PayoutFrame, RunOffFrame } from '../frames.js'
import { headOf, priceOfHead } from '../rules/auction.js'
import { biddersOn, freeFor } from '../rules/bids.js'
import { facePrice as priceOfPrivate } from '../rules/private-sale.js'
import { facePrice } from '../rules/train-offers.js'
import { privatesOf } from '../rules/ranking.js'
import type { State } from '../state.js'
import { cashOf, companyOf, isMajor, isMountain } from '../state.js'
import type { Habits } from './habits.js'
import { masterly } from './habits.js'
import { horizonOf, lasts } from './horizon.js'
import { keepsRevenue } from './projection.js'
import { contractToSpare, sparesBank } from './sparing.js'

/** What needs no search: bids as prices, the use of the revenue, the best run. */
export function book(
  state: State,
  choices: readonly Choice[],
  player: PlayerId,
  habits: Habits = masterly,
): Action | undefined {
  switch (top(state)?.kind) {
    case 'auction':
      return inAuction(state, choices, player, habits)
    case 'run-off':
      return inRunOff(state, choices, player, habits)
    case 'payout':
      return useOfRevenue(state, choices, habits)
    case 'contract': {
      // any other contract fills a treasury, which counts nothing, and the bank is broken sooner
      const wanted = contractToSpare(state)
      const bought = choices.find(({ action }) => (action as BuyContract).size === wanted)
      return (wanted && bought ? bought : find(choices, 'pass'))?.action
    }
    default:
      return undefined
  }
}

const find = (choices: readonly Choice[], type: string): Choice | undefined =>
  choices.find(({ action }) => action.type === type)

/** Rounds for which a mountain railway pays before it is closed (1854-privates-m). */
const paidRounds = 9
/** One that gives 20 % of a major pays until that runs (1854-privates-l); what the certificate is worth. */
const withCertificate = { rounds: 3, worth: 165 }
/** What a local railway earns for its owner beyond its price, which it keeps: some have mountains before them. */
const localGain: Readonly<Record<LocalId, number>> = { 1: 40, 2: 30, 3: 20, 4: 30, 5: 5, 6: 0 }

/** The most that a private seems worth; as prices, because a bid costs nothing until it is won. */
const limitFor = (id: PrivateId, { pays }: Habits): number => pays * worthOf(id)

function worthOf(id: PrivateId): number {
  if (!isMountain(id)) return priceOfPrivate(id) + localGain[id]
  const { income, power, price } = mountainRailways[id]
  return power.kind === 'certificate'
    ? withCertificate.rounds * income + withCertificate.worth
    : Math.max(price, paidRounds * income)
}

/** The units of a major that its director buys to float it alone: his certificate, and an option on one more unless he has that. */
const unitsToFloat = 5
const leastIssue = 67
/** It is kept for so many auction rounds, in which local railways earn what the next one costs; then it falls. */
const [patientRounds, lessEachRound] = [14, 40]

const dearestLocal = Math.max(...Object.values(localRailways).map(({ price }) => price))

const givesCertificate = (id: PrivateId): boolean =>
  isMountain(id) && mountainRailways[id].power.kind === 'certificate'

/**
 * What stays in hand to float a major, or each of those of which one has or bids for a certificate; less after many auction rounds,
 * so that everything is sold in the end.
 */
function reserveFor(state: State, auction: AuctionFrame, player: PlayerId, id: PrivateId): number {
  const certificates = auctionOrder.filter(
    (one) =>
      givesCertificate(one) &&
      (one === id || privatesOf(state, player).includes(one) || biddersOn(auction, one).at(-1) === player),
  )
  // at a large table everybody can still buy a local railway
  const mostKept = (startCash[state.players.length] ?? 0) - dearestLocal
  const kept =
    certificates.length > 0
      ? certificates.length * (unitsToFloat - 1) * leastIssue
      : Math.min(unitsToFloat * leastIssue, mostKept)
  return Math.max(0, kept - lessEachRound * Math.max(0, state.round.auction - patientRounds))
}

const canSpend = (
  state: State,
  auction: AuctionFrame,
  player: PlayerId,
  id: PrivateId,
  price: number,
  habits: Habits,
): boolean =>
  price <= limitFor(id, habits) &&
  freeFor(state, auction, player, id) - price >= habits.plans * reserveFor(state, auction, player, id)

/**
 * Whether it is time to bid on a private: bound money buys no local railway, so nobody bids on those, nor on a certificate while
 * several of them wait for a buyer.
 */
const isTimeToBid = (state: State, id: PrivateId): boolean =>
  isMountain(id) &&
  (!givesCertificate(id) || Object.values(state.locals).filter(({ owner }) => owner === null).length <= 1)

function inAuction(
  state: State,
  choices: readonly Choice[],
  player: PlayerId,
  habits: Habits,
): Action | undefined {
  const auction = top(state) as AuctionFrame
  const outbid = find(choices, 'dropBid')
  if (outbid) return outbid.action
  const head = headOf(state)
  const buy = find(choices, 'buyPrivate')
  const bids = choices
    .flatMap(({ action }) => (action.type === 'bid' ? [action as Bid] : []))
    .filter(
      ({ private: id, bid }) =>
        biddersOn(auction, id).at(-1) !== player &&
        isTimeToBid(state, id) &&
        canSpend(state, auction, player, id, bid, habits),
    )
    .map((action) => ({ action, gain: limitFor(action.private, habits) - action.bid }))
  const price = head === undefined ? 0 : priceOfHead(auction, head)
  const bought =
    head && buy && canSpend(state, auction, player, head, price, habits)
      ? [{ action: buy.action, gain: limitFor(head, habits) - price }]
      : []
  // whoever buys the last one before a better one leaves that to the next player
  const [best] = [...bought, ...bids].toSorted((a, b) => b.gain - a.gain)
  return best?.action ?? find(choices, 'pass')?.action
}

function inRunOff(
  state: State,
  choices: readonly Choice[],
  player: PlayerId,
  habits: Habits,
): Action | undefined {
  const { private: id } = top(state) as RunOffFrame
  const auction = frameOf<AuctionFrame>(state, 'auction')
  const raise = find(choices, 'raise')?.action as Raise | undefined
  if (raise && auction && canSpend(state, auction, player, id, raise.bid, habits)) return raise
  return find(choices, 'dropOut')?.action
}

/** 1854-dividend-a: everything is paid out, unless the shareholders have more of a train that the company could not pay otherwise. */
function useOfRevenue(state: State, choices: readonly Choice[], { saves }: Habits): Action | undefined {
  const { company, revenue } = top(state) as PayoutFrame
  const id = company as ShareCompanyId
  const isKept =
    keepsRevenue(state, id, revenue) || sparesBank(state, id, revenue) || isSavedFor(state, id, saves)
  const how = isKept ? 'withhold' : 'full'
  return choices.find(({ action }) => (action as PayOut).how === how)?.action
}

/** Whether somebody keeps the revenue as long as a major has no train that lasts, nor this part of what the next one costs. */
const isSavedFor = (state: State, company: ShareCompanyId, part: number): boolean =>
  isMajor(company) &&
  !companyOf(state, company).trains.some(lasts) &&
  cashOf(state, company) < part * facePrice(company, horizonOf(state).onSale(0))
