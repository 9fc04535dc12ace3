import type { Move, PlayerId } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { Holding } from '@stellwerk/table'
import type { SellShares } from '../actions.js'
import type { ShareId } from '../data/types.js'
import { salePrice, stockRound, stockRoundProcedure } from '../rules/stock-round.js'
import type { StockFrame } from '../rules/stock-turn.js'
import { percentOf, sharesOf } from '../rules/shares.js'
import type { State } from '../state.js'
import { holderOf } from '../state.js'

const selling = stockRoundProcedure.moves?.['sellShares'] as unknown as Move<State, StockFrame, SellShares>

/** The largest packet of a company that a player could sell at once, by the rules of the stock round. */
export function packetFor(state: State, company: ShareId, player: PlayerId): Holding['sellable'] {
  const frame = frameOf<StockFrame>(state, 'stock-round') ?? stockRound(state)
  const held = sharesOf(state, company)[holderOf(player)] ?? 0
  for (let count = held; count > 0; count--) {
    if (selling.refuse(state, frame, { type: 'sellShares', player, company, count })) continue
    const percent = (percentOf(state, company, holderOf(player)) * count) / held
    return { percent, money: count * salePrice(state, company) }
  }
  return undefined
}
