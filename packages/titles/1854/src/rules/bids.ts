import type { PlayerId, Refusal } from '@stellwerk/engine'
import { patchFrame, purseOf, refusal } from '@stellwerk/engine'
import { bidStep } from '../data/privates.js'
import type { PrivateId } from '../data/types.js'
import type { AuctionFrame } from '../frames.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { cashOf } from '../state.js'
import { facePrice } from './private-sale.js'

/** The bids that stand on a private, by player. */
export const bidsOn = (frame: AuctionFrame, id: string): Readonly<Record<string, number>> =>
  frame.bids[id] ?? {}

export const highestBid = (frame: AuctionFrame, id: string): number =>
  Math.max(0, ...Object.values(bidsOn(frame, id)))

/** 1854-auction-d. */
export const lowestPossibleBid = (frame: AuctionFrame, id: PrivateId): number =>
  (highestBid(frame, id) || facePrice(id)) + bidStep

/** Who has a bid on a private, the lowest bid first; no two bids are alike. */
export const biddersOn = (frame: AuctionFrame, id: string): readonly PlayerId[] =>
  Object.entries(bidsOn(frame, id))
    .toSorted(([, a], [, b]) => a - b)
    .map(([player]) => player as PlayerId)

const hasBidOn = (frame: AuctionFrame, id: string, player: PlayerId): boolean =>
  Object.hasOwn(bidsOn(frame, id), player)

/** The privates on which a player's bid was outbid, which he may take back (1854-auction-h). */
export const outbidOn = (frame: AuctionFrame, player: PlayerId): readonly PrivateId[] =>
  (Object.keys(frame.bids) as PrivateId[]).filter(
    (id) => hasBidOn(frame, id, player) && biddersOn(frame, id).at(-1) !== player,
  )

/** 1854-auction-f: what a player can spend on one private; his bids on all others are bound. */
export function freeFor(state: State, frame: AuctionFrame, player: PlayerId, id: string): number {
  const bound = Object.keys(frame.bids).filter((other) => other !== id && hasBidOn(frame, other, player))
  return bound.reduce(
    (free, other) => free - (frame.bids[other]?.[player] ?? 0),
    cashOf(state, purseOf(player)),
  )
}

/** Whether an amount is enough and can be paid. */
export function refuseBid(
  state: State,
  frame: AuctionFrame,
  { player, private: id, bid }: { player: PlayerId; private: PrivateId; bid: number },
): Refusal | undefined {
  const min = lowestPossibleBid(frame, id)
  const free = freeFor(state, frame, player, id)
  if (bid < min) return refusal('1854-auction-d', { private: id, bid, min })
  if (bid > free) return refusal('1854-auction-f', { private: id, price: bid, free })
  return undefined
}

/** 1854-auction-g: a new bid takes the place of the old one. */
export function placeBid(work: GameWork, frame: AuctionFrame, id: PrivateId, player: PlayerId, bid: number) {
  patchFrame<AuctionFrame>(work, 'auction', {
    bids: { ...frame.bids, [id]: { ...bidsOn(frame, id), [player]: bid } },
  })
  tell(work, 'bid-made', { player, private: id, bid })
}

/** Takes a bid back; its money is free at once, and the player is out of the bidding for this private. */
export function takeBack(work: GameWork, frame: AuctionFrame, id: PrivateId, player: PlayerId): void {
  const { [player]: _, ...others } = bidsOn(frame, id)
  patchFrame<AuctionFrame>(work, 'auction', {
    bids: { ...frame.bids, [id]: others },
    withdrawn: { ...frame.withdrawn, [id]: [...(frame.withdrawn[id] ?? []), player] },
  })
  tell(work, 'bid-dropped', { player, private: id })
}

/** 1854-auction-j: why a bid may not be taken back. */
export function refuseTakingBack(frame: AuctionFrame, id: string, player: PlayerId): Refusal | undefined {
  if (!hasBidOn(frame, id, player)) return refusal('1854-auction-h', { private: id, player })
  return biddersOn(frame, id).at(-1) === player ? refusal('1854-auction-j', { private: id }) : undefined
}
