import type { PlayerId } from '@stellwerk/engine'
import { frameOf, top } from '@stellwerk/engine'
import type { Lot, RoundName, Turn } from '@stellwerk/table'
import { company, latest, msg, playersFrom } from '@stellwerk/table'
import type { CompanyId } from '../data/types.js'
import type { AuctionFrame, GiveUpFrame, OperatingRoundFrame, RunOffFrame, SetFrame } from '../frames.js'
import { headOf, priceOfHead } from '../rules/auction.js'
import { biddersOn, bidsOn, lowestPossibleBid } from '../rules/bids.js'
import { operatingOrder } from '../rules/course.js'
import { unsoldPrivates } from '../rules/private-sale.js'
import type { State } from '../state.js'
import { companyIfAny, directorOf } from '../state.js'

/** The rounds within the auction are counted like its own. */
export const withinAuction = (number: number): RoundName => ({
  kind: 'operating',
  number,
  called: msg('round.interrupts'),
  code: `AU ${number} OR`,
})

export function roundOf(state: State): RoundName {
  const { auction, stock, set, operating } = state.round
  const frame = frameOf<SetFrame>(state, 'set')
  if (state.over) return { kind: 'end', number: set, part: operating }
  if (frame?.interrupts) return withinAuction(auction)
  if (frame) return { kind: 'operating', number: set, part: operating, of: frame.rounds }
  return frameOf(state, 'auction') ? { kind: 'auction', number: auction } : { kind: 'stock', number: stock }
}

/** The company that is asked: the first that has to give up a train, or the one whose turn it is. */
export function companyAsked(state: State): CompanyId | undefined {
  const frame = top(state)
  if (frame?.kind === 'give-up') return (frame as GiveUpFrame).todo[0]
  return latest(state, 'company')
}

/** 1854-or-order-c: what has acted comes first; the rest is ordered anew after each turn. */
export function turnsOf(state: State): readonly Turn[] {
  const round = frameOf<OperatingRoundFrame>(state, 'operating-round')
  if (!round) return playerTurns(state)
  const now = companyAsked(state)
  // local railways merge in the closing window
  const acted = round.acted.filter((id) => companyIfAny(state, id))
  const ahead = operatingOrder(state).filter((id) => !acted.includes(id))
  return [...acted, ...ahead].map((id) => ({
    player: directorOf(state, id),
    company: id,
    at: id === now ? 'now' : acted.includes(id) ? 'done' : 'next',
  }))
}

function playerTurns(state: State): readonly Turn[] {
  const auction = frameOf<AuctionFrame>(state, 'auction')
  const runOff = frameOf<RunOffFrame>(state, 'run-off')
  if (auction && runOff) {
    // 1854-auction-m: the lowest bid is asked first
    const bidders = biddersOn(auction, runOff.private)
    return playersFrom(bidders, bidders[0])
  }
  const turn = latest<PlayerId>(state, 'turn')
  return turn === undefined ? [] : playersFrom(state.order, turn)
}

/** What the auction has still to sell: the first at its price, all others by bids. */
export function lotsOf(state: State): readonly Lot[] {
  const auction = frameOf<AuctionFrame>(state, 'auction')
  if (!auction) return []
  const head = headOf(state)
  return unsoldPrivates(state).map((id) => {
    const bids = biddersOn(auction, id).toReversed()
    return {
      id,
      item: company(id),
      ...(id === head && bids.length === 0
        ? { price: priceOfHead(auction, id) }
        : { minimum: lowestPossibleBid(auction, id) }),
      bids: bids.map((player) => ({ player, amount: bidsOn(auction, id)[player] ?? 0 })),
    }
  })
}
