import type { Frame, Move, PlayerId, Procedure } from '@stellwerk/engine'
import {
  bank,
  changeTop,
  fields,
  passing,
  pay,
  pop,
  purseOf,
  push,
  refusal,
  text,
  whole,
} from '@stellwerk/engine'
import type { Bid, Item, OpenAuction } from '../actions.js'
import { bidStep, concessionMinimum } from '../data/money.js'
import type { CompanyId, RailwayId } from '../data/types.js'
import { editions } from '../editions.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { cashOf, companyOf } from '../state.js'
import { tellPass } from './pass.js'
import { playerAfter } from './player-order.js'
import { takeItem } from './start-auction.js'

/** A later auction round: players in turn put concessions and purchase options up for auction (1873-3.1). */
export interface AuctionRoundFrame extends Frame {
  readonly kind: 'auction-round'
  readonly turn: PlayerId
  /** Declined chances in a row. */
  readonly declines: number
  /** Companies in receivership at the start of the round whose option was not yet sold. */
  readonly options: readonly CompanyId[]
}

/** The auction of one item. */
export interface AuctionFrame extends Frame {
  readonly kind: 'auction'
  readonly item: Item
  readonly bid: number
  readonly bidder: PlayerId
  readonly turn: PlayerId
  readonly passed: readonly PlayerId[]
}

export function auctionRound(state: State): AuctionRoundFrame {
  const companies = [...Object.keys(state.railways), ...Object.keys(state.publicMines)] as CompanyId[]
  return {
    kind: 'auction-round',
    turn: state.order[0] as PlayerId,
    declines: 0,
    options: companies.filter((company) => companyOf(state, company)?.receivership),
  }
}

/** 1873-3.1-b: what can be put up for auction. */
function offered(state: State, frame: AuctionRoundFrame): Item[] {
  const concessions = Object.keys(state.concessions).filter(
    (railway) => state.concessions[railway] === 'bank',
  )
  return [
    ...concessions.map((railway) => `concession:${railway as RailwayId}` as const),
    ...frame.options.map((company) => `option:${company}` as const),
  ]
}

/** 1873-3.1-e, -f: what bids are multiples of. */
const stepOf = (state: State): number =>
  editions[state.edition].auctionBids === 'multiples of 10' ? bidStep : 1

const highestBid = (state: State, player: PlayerId): number =>
  Math.floor(cashOf(state, purseOf(player)) / stepOf(state)) * stepOf(state)

function refuseBid(state: State, player: PlayerId, bid: number, min: number, tooLow: string) {
  const step = stepOf(state)
  if (bid < min || bid % step !== 0) return refusal(tooLow, { bid, min, step })
  const cash = cashOf(state, purseOf(player))
  return bid > cash ? refusal('1873-3.1-m', { bid, cash }) : undefined
}

const openAuction: Move<State, AuctionRoundFrame, OpenAuction> = {
  shape: fields({ item: text, bid: whole }),
  *choices(state, frame, player) {
    const [min, max] = [concessionMinimum, highestBid(state, player)]
    if (max < min) return
    for (const item of offered(state, frame))
      yield {
        action: { type: 'openAuction', player, item, bid: min },
        range: { field: 'bid', min, max, step: stepOf(state) },
      }
  },
  refuse(state, frame, { player, item, bid }) {
    if (!offered(state, frame).includes(item)) return refusal('1873-3.1-n', { item })
    return refuseBid(state, player, bid, concessionMinimum, '1873-3.1-e')
  },
  carryOut(work, frame, { player, item, bid }) {
    tell(work, 'auction-opened', { player, item, bid })
    // 1873-3.1-i: the next chance to open is the opener's left neighbour's
    changeTop(work, frame, { turn: playerAfter(work.state, player), declines: 0 })
    push(work, {
      kind: 'auction',
      item,
      bid,
      bidder: player,
      turn: playerAfter(work.state, player),
      passed: [],
    } satisfies AuctionFrame)
  },
}

const decline = passing<State, AuctionRoundFrame>((work, frame, player) => {
  tellPass(work, frame, player)
  changeTop(work, frame, { turn: playerAfter(work.state, player), declines: frame.declines + 1 })
})

export const auctionRoundProcedure: Procedure<State, AuctionRoundFrame> = {
  advance(work, frame) {
    // 1873-3.1-c, -j
    if (frame.declines < work.state.order.length && offered(work.state, frame).length > 0) return false
    pop(work)
    return true
  },
  deciders: (_, frame) => [frame.turn],
  moves: { openAuction, pass: decline },
}

const bid: Move<State, AuctionFrame, Bid> = {
  shape: fields({ bid: whole }),
  *choices(state, frame, player) {
    const min = frame.bid + bidStep
    const max = highestBid(state, player)
    if (max >= min)
      yield {
        action: { type: 'bid', player, bid: min },
        range: { field: 'bid', min, max, step: stepOf(state) },
      }
  },
  refuse: (state, frame, action) =>
    refuseBid(state, action.player, action.bid, frame.bid + bidStep, '1873-3.1-f'),
  carryOut(work, frame, action) {
    tell(work, 'bid-made', { player: action.player, item: frame.item, bid: action.bid })
    goOn(work, { ...frame, bid: action.bid, bidder: action.player })
  },
}

const pass = passing<State, AuctionFrame>((work, frame, player) => {
  tellPass(work, frame, player)
  goOn(work, { ...frame, passed: [...frame.passed, player] })
})

function goOn(work: GameWork, frame: AuctionFrame): void {
  let turn = playerAfter(work.state, frame.turn)
  while (frame.passed.includes(turn)) turn = playerAfter(work.state, turn)
  changeTop(work, frame, { turn })
}

export const auction: Procedure<State, AuctionFrame> = {
  advance(work, frame) {
    // 1873-3.1-h: all but the highest bidder have passed
    if (frame.passed.length < work.state.order.length - 1) return false
    const { bidder: player, item, bid: price } = frame
    pop(work)
    pay(work, purseOf(player), bank, price, 'auction')
    tell(work, 'auction-won', { player, item, price })
    if (item.startsWith('option:')) grantOption(work, player, item.slice(7) as CompanyId)
    else takeItem(work, player, item)
    return true
  },
  deciders: (_, frame) => [frame.turn],
  moves: { bid, pass },
}

function grantOption(work: GameWork, player: PlayerId, company: CompanyId): void {
  work.state.options = { ...work.state.options, [company]: player }
  const round = work.state.flow.at(-1) as AuctionRoundFrame
  changeTop(work, round, { options: round.options.filter((c) => c !== company) })
}
