import type { PlayerId } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { Holding } from '@stellwerk/table'
import type { CompanyId } from '../data/types.js'
import type { StockFrame } from '../frames.js'
import { refuseSale, salePrice } from '../rules/selling.js'
import { paidShares } from '../rules/shares.js'
import { stockRound } from '../rules/stock-frame.js'
import type { State } from '../state.js'

/** The most shares of a company that a player could sell at once, by the rules of the stock round. */
export function packetFor(state: State, company: CompanyId, player: PlayerId): Holding['sellable'] {
  const frame = frameOf<StockFrame>(state, 'stock') ?? stockRound(state)
  for (let count = paidShares(state, company, player); count > 0; count--)
    if (!refuseSale(state, frame, { type: 'sellShares', player, company, count }))
      return { percent: count * 10, money: count * salePrice(state, company) }
  return undefined
}
