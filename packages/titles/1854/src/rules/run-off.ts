import type { Move, PlayerId, Procedure, Refusal } from '@stellwerk/engine'
import { fields, frameOf, noFields, pop, refusal, text, whole } from '@stellwerk/engine'
import type { DropBid, DropOut, Raise } from '../actions.js'
import type { AuctionFrame, RunOffFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import {
  biddersOn,
  freeFor,
  lowestPossibleBid,
  outbidOn,
  placeBid,
  refuseBid,
  refuseTakingBack,
  takeBack,
} from './bids.js'

const auctionOf = (state: State): AuctionFrame => {
  const frame = frameOf<AuctionFrame>(state, 'auction')
  if (!frame) throw new Error('a run-off without an auction')
  return frame
}

/** 1854-auction-m: the one with the lowest bid. */
const asked = (state: State, { private: id }: RunOffFrame): PlayerId =>
  biddersOn(auctionOf(state), id)[0] as PlayerId

const refuseUnasked = (state: State, frame: RunOffFrame, player: PlayerId): Refusal | undefined =>
  player === asked(state, frame)
    ? undefined
    : refusal('1854-auction-m', { private: frame.private, player, asked: asked(state, frame) })

/** What a player could bid at most if he took back every bid that he may take back. */
function mostPossible(state: State, auction: AuctionFrame, { private: id }: RunOffFrame, player: PlayerId) {
  const others = outbidOn(auction, player).filter((other) => other !== id)
  return others.reduce(
    (sum, other) => sum + (auction.bids[other]?.[player] ?? 0),
    freeFor(state, auction, player, id),
  )
}

const raise: Move<State, RunOffFrame, Raise> = {
  shape: fields({ bid: whole }),
  *choices(state, frame, player) {
    const auction = auctionOf(state)
    const min = lowestPossibleBid(auction, frame.private)
    const max = freeFor(state, auction, player, frame.private)
    if (max >= min)
      yield { action: { type: 'raise', player, bid: min }, range: { field: 'bid', min, max, step: 1 } }
  },
  refuse: (state, frame, { player, bid }) =>
    refuseUnasked(state, frame, player) ??
    refuseBid(state, auctionOf(state), { player, private: frame.private, bid }),
  carryOut: (work, frame, { player, bid }) =>
    placeBid(work, auctionOf(work.state), frame.private, player, bid),
}

/** For the one who is asked, and for everyone else who was outbid (1854-auction-h, -n). */
const dropOut: Move<State, RunOffFrame, DropOut> = {
  shape: noFields,
  *choices(_state, _frame, player) {
    yield { action: { type: 'dropOut', player } }
  },
  refuse: (state, { private: id }, { player }) => refuseTakingBack(auctionOf(state), id, player),
  carryOut: (work, frame, { player }) => drop(work, frame, player),
}

function drop(work: GameWork, { private: id }: RunOffFrame, player: PlayerId): void {
  takeBack(work, auctionOf(work.state), id, player)
}

/** 1854-auction-h: bids on other privates. From the one of the run-off players drop out. */
const dropBid: Move<State, RunOffFrame, DropBid> = {
  shape: fields({ private: text }),
  *choices(state, _frame, player) {
    for (const id of outbidOn(auctionOf(state), player))
      yield { action: { type: 'dropBid', player, private: id } }
  },
  refuse: (state, frame, { player, private: id }) =>
    id === frame.private
      ? refusal('1854-auction-h', { private: id, player })
      : refuseTakingBack(auctionOf(state), id, player),
  carryOut: (work, _frame, { player, private: id }) => takeBack(work, auctionOf(work.state), id, player),
}

/** On top of the auction until one bidder is left, to whom the auction then sells (1854-auction-m). */
export const runOff: Procedure<State, RunOffFrame> = {
  advance(work, frame) {
    const auction = auctionOf(work.state)
    if (biddersOn(auction, frame.private).length === 1) {
      pop(work)
      return true
    }
    const player = asked(work.state, frame)
    if (mostPossible(work.state, auction, frame, player) >= lowestPossibleBid(auction, frame.private))
      return false
    drop(work, frame, player)
    return true
  },
  deciders(state, frame) {
    const auction = auctionOf(state)
    const lowest = asked(state, frame)
    return [
      lowest,
      ...state.order.filter((player) => player !== lowest && outbidOn(auction, player).length > 0),
    ]
  },
  moves: { raise, dropOut, dropBid },
}
