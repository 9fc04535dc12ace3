import type { PlayerId } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { Lot, RoundName, Turn, Value } from '@stellwerk/table'
import { company, latest, msg, playersFrom, says, turnsFrom } from '@stellwerk/table'
import type { AuctionFrame } from '../rules/auction-round.js'
import type { OperatingRoundFrame, SetFrame } from '../rules/course.js'
import { operatingOrder } from '../rules/course.js'
import type { PremiumFrame, SaleFrame } from '../rules/start-auction.js'
import type { OperationId, State } from '../state.js'
import { deciderFor } from '../state.js'

export function roundOf(state: State): RoundName {
  const { trading, set, operating } = state.round
  const frame = frameOf<SetFrame>(state, 'set')
  if (state.over) return { kind: 'end', number: set, part: operating }
  if (frame) return { kind: 'operating', number: set, part: operating, of: frame.rounds }
  if (frameOf(state, 'stock-round')) return { kind: 'stock', number: trading }
  if (trading === 0) return { kind: 'setup', number: 0 }
  return trading === 1
    ? { kind: 'auction', number: 1, called: msg('round.start') }
    : { kind: 'auction', number: trading }
}

/** The operation whose turn it is. */
export const operationOf = (state: State): OperationId | undefined => latest(state, 'operation')

/** 1873-4-a to -e: what has operated in this round is no longer in its frame, and comes first. */
export function turnsOf(state: State): readonly Turn[] {
  const round = frameOf<OperatingRoundFrame>(state, 'operating-round')
  if (!round) {
    const frame = state.flow.findLast(({ turn }) => turn !== undefined)
    if (!frame) return []
    // who has passed in an auction is out of it
    const out = (frame['passed'] as readonly PlayerId[] | undefined) ?? []
    const asked = state.order.filter((player) => !out.includes(player))
    return playersFrom(asked, frame['turn'] as PlayerId)
  }
  const now = operationOf(state)
  const ahead = [...(now === undefined ? [] : [now]), ...round.todo]
  const done = operatingOrder(state).filter((id) => !ahead.includes(id))
  return turnsFrom([...done, ...ahead], ahead[0], (id) => ({
    player: id === 'MHE' ? null : (deciderFor(state, id) ?? null),
    company: id,
  }))
}

/** `mine:4` is a company of the table; `concession:HBE` and `option:HBE` are about one. */
export function itemValue(item: string): Value {
  const [kind = '', id = ''] = item.split(':')
  return kind === 'mine' ? company(item) : says(`lot.${kind}`, { company: company(id) })
}

export function lotsOf(state: State): readonly Lot[] {
  const auction = frameOf<AuctionFrame>(state, 'auction')
  if (auction) {
    const { item, bid, bidder } = auction
    return [{ id: item, item: itemValue(item), bids: [{ player: bidder, amount: bid }] }]
  }
  const premium = frameOf<PremiumFrame>(state, 'premium')
  if (!premium) return []
  const { bid, bidder } = premium
  const bids = bid === null || bidder === null ? [] : [{ player: bidder, amount: bid }]
  return [{ id: 'premium', item: says('lot.premium'), bids }]
}

/** The premium on all prices of the start auction, while there is one. */
export const premiumOf = (state: State): number | undefined => frameOf<SaleFrame>(state, 'sale')?.premium
