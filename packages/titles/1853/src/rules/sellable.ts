import type { PlayerId } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { CompanyId } from '../data/types.js'
import type { StockFrame } from '../frames.js'
import { refuseSale, salePrice } from './selling.js'
import { paidShares } from './shares.js'
import { stockRound } from './stock-frame.js'
import type { State } from '../state.js'

export interface Packet {
  readonly percent: number
  readonly money: number
}

/** The most shares of a company that a player could sell at once, by the rules of the stock round. */
export function packetOf(state: State, company: CompanyId, player: PlayerId): Packet | undefined {
  const frame = frameOf<StockFrame>(state, 'stock') ?? stockRound(state)
  for (let count = paidShares(state, company, player); count > 0; count--)
    if (!refuseSale(state, frame, { type: 'sellShares', player, company, count }))
      return { percent: count * 10, money: count * salePrice(state, company) }
  return undefined
}
