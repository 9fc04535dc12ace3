import type { Move, PlayerId, Procedure, Refusal } from '@stellwerk/engine'
import { fields, noFields, patchFrame, pop, push, refusal, text, whole } from '@stellwerk/engine'
import type { Bid, BuyPrivate, DropBid, Pass } from '../actions.js'
import { fallingPrice } from '../data/privates.js'
import type { PrivateId } from '../data/types.js'
import { tell } from '../events.js'
import type { AuctionFrame, RunOffFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { playerAfter } from '../state.js'
import {
  biddersOn,
  bidsOn,
  freeFor,
  lowestPossibleBid,
  outbidOn,
  placeBid,
  refuseBid,
  refuseTakingBack,
  takeBack,
} from './bids.js'
import { tellPass } from './pass.js'
import { facePrice, sellPrivate, unsoldPrivates } from './private-sale.js'

/** 1854-auction-a, -v: the holder of the priority card begins, without any bids. */
export const auctionRound = (state: State): AuctionFrame => ({
  kind: 'auction',
  turn: state.priority,
  passes: 0,
  price: facePrice(fallingPrice.of),
  bids: {},
  withdrawn: {},
  lastActor: null,
})

/** The first unsold private, which alone can be bought. */
export const headOf = (state: State): PrivateId | undefined => unsoldPrivates(state)[0]

export const priceOfHead = (frame: AuctionFrame, head: PrivateId): number =>
  head === fallingPrice.of ? frame.price : facePrice(head)

/** 1854-general-a: those whose bid was outbid may withdraw out of turn, and nothing else. */
const refuseOutOfTurn = ({ turn }: AuctionFrame, player: PlayerId): Refusal | undefined =>
  player === turn ? undefined : refusal('1854-general-a', { player, turn })

/** The turn passes on after a purchase or a bid. */
function acted(work: GameWork, player: PlayerId): void {
  const turn = playerAfter(work.state, player)
  patchFrame<AuctionFrame>(work, 'auction', { turn, passes: 0, lastActor: player })
}

const buyPrivate: Move<State, AuctionFrame, BuyPrivate> = {
  shape: noFields,
  *choices(_state, { turn }, player) {
    if (player === turn) yield { action: { type: 'buyPrivate', player } }
  },
  refuse(state, frame, { player }) {
    const head = headOf(state) as PrivateId
    const price = priceOfHead(frame, head)
    const free = freeFor(state, frame, player, head)
    return (
      refuseOutOfTurn(frame, player) ??
      (price > free ? refusal('1854-auction-f', { private: head, price, free }) : undefined)
    )
  },
  carryOut(work, frame, { player }) {
    const head = headOf(work.state) as PrivateId
    sellPrivate(work, head, player, priceOfHead(frame, head))
    acted(work, player)
  },
}

const bid: Move<State, AuctionFrame, Bid> = {
  shape: fields({ private: text, bid: whole }),
  *choices(state, frame, player) {
    if (player !== frame.turn) return
    for (const id of unsoldPrivates(state).slice(1)) {
      const min = lowestPossibleBid(frame, id)
      const max = freeFor(state, frame, player, id)
      if (max >= min)
        yield {
          action: { type: 'bid', player, private: id, bid: min },
          range: { field: 'bid', min, max, step: 1 },
        }
    }
  },
  refuse(state, frame, action) {
    const { player, private: id } = action
    const turn = refuseOutOfTurn(frame, player)
    if (turn) return turn
    if (!unsoldPrivates(state).includes(id)) return refusal('1854-auction-b', { private: id })
    if (id === headOf(state)) return refusal('1854-auction-c', { private: id })
    if (frame.withdrawn[id]?.includes(player)) return refusal('1854-auction-i', { private: id, player })
    return refuseBid(state, frame, action)
  },
  carryOut(work, frame, { player, private: id, bid: amount }) {
    placeBid(work, frame, id, player, amount)
    acted(work, player)
  },
}

/** 1854-auction-h: at any time, also out of turn; it uses up no turn. */
const dropBid: Move<State, AuctionFrame, DropBid> = {
  shape: fields({ private: text }),
  *choices(_state, frame, player) {
    for (const id of outbidOn(frame, player)) yield { action: { type: 'dropBid', player, private: id } }
  },
  refuse: (_state, frame, { player, private: id }) => refuseTakingBack(frame, id, player),
  carryOut: (work, frame, { player, private: id }) => takeBack(work, frame, id, player),
}

const pass: Move<State, AuctionFrame, Pass> = {
  shape: noFields,
  *choices(_state, { turn }, player) {
    if (player === turn) yield { action: { type: 'pass', player } }
  },
  refuse: (_state, frame, { player }) => refuseOutOfTurn(frame, player),
  carryOut(work, frame, { player }) {
    tellPass(work, frame, player)
    const passes = frame.passes + 1
    patchFrame<AuctionFrame>(work, 'auction', { turn: playerAfter(work.state, player), passes })
    if (passes < work.state.order.length) return
    if (headOf(work.state) === fallingPrice.of) lowerPrice(work, frame)
    else endAuctionRound(work, frame)
  },
}

/** 1854-auction-r: what stands at the head from the start becomes cheaper. */
function lowerPrice(work: GameWork, frame: AuctionFrame): void {
  const price = frame.price - fallingPrice.by
  patchFrame<AuctionFrame>(work, 'auction', { passes: 0, price })
  tell(work, 'private-price-fell', { private: fallingPrice.of, price })
  if (price > 0) return
  // 1854-auction-t: the holder of the priority card has no choice
  const { priority } = work.state
  sellPrivate(work, fallingPrice.of, priority, price)
  acted(work, priority)
}

/** 1854-auction-x: the card goes to the left of whoever last bought or bid on his turn. */
function endAuctionRound(work: GameWork, { lastActor }: AuctionFrame): void {
  pop(work)
  if (lastActor === null) return
  const player = playerAfter(work.state, lastActor)
  if (player === work.state.priority) return
  work.state.priority = player
  tell(work, 'priority-moved', { player })
}

/** An auction round. Players act in turn; whoever was outbid may withdraw meanwhile. */
export const auction: Procedure<State, AuctionFrame> = {
  advance(work, frame) {
    const head = headOf(work.state)
    if (head === undefined) {
      // 1854-auction-y
      endAuctionRound(work, frame)
      return true
    }
    const bidders = biddersOn(frame, head)
    const [only] = bidders
    // 1854-auction-o
    if (only === undefined) return false
    if (bidders.length > 1) {
      // 1854-auction-m
      tell(work, 'run-off-begun', { private: head, players: bidders })
      push(work, { kind: 'run-off', private: head } satisfies RunOffFrame)
      return true
    }
    // 1854-auction-l; also the end of a run-off
    const { [head]: _, ...bids } = frame.bids
    patchFrame<AuctionFrame>(work, 'auction', { bids })
    sellPrivate(work, head, only, bidsOn(frame, head)[only] ?? 0)
    return true
  },
  deciders: (state, frame) => [
    frame.turn,
    ...state.order.filter((player) => player !== frame.turn && outbidOn(frame, player).length > 0),
  ],
  moves: { buyPrivate, bid, pass, dropBid },
  forbids: { buyDirector: '1854-buy-g', buyShare: '1854-buy-g', buyOption: '1854-buy-g' },
}
