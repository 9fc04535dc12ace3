import type { Move, PlayerId } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { SellShares } from '../actions.js'
import type { ShareId } from '../data/types.js'
import { salePrice, stockRound, stockRoundProcedure } from './stock-round.js'
import type { StockFrame } from './stock-turn.js'
import { percentOf, sharesOf } from './shares.js'
import type { State } from '../state.js'
import { holderOf } from '../state.js'

const selling = stockRoundProcedure.moves?.['sellShares'] as unknown as Move<State, StockFrame, SellShares>

export interface Packet {
  readonly percent: number
  readonly money: number
}

/** The largest packet of a company that a player could sell at once, by the rules of the stock round. */
export function packetOf(state: State, company: ShareId, player: PlayerId): Packet | undefined {
  const frame = frameOf<StockFrame>(state, 'stock-round') ?? stockRound(state)
  const held = sharesOf(state, company)[holderOf(player)] ?? 0
  for (let count = held; count > 0; count--) {
    if (selling.refuse(state, frame, { type: 'sellShares', player, company, count })) continue
    const percent = (percentOf(state, company, holderOf(player)) * count) / held
    return { percent, money: count * salePrice(state, company) }
  }
  return undefined
}
