import { frameOf } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import type { ShareCompanyId } from '../data/types.js'
import type { StockFrame } from '../frames.js'
import { percentIn, saleValue, salesOf } from './selling.js'
import { sellShares, stockRound } from './stock-round.js'
import type { State } from '../state.js'

/** The stock round under way, or the next one as things are. */
export const atStockRound = (state: State): State =>
  frameOf(state, 'stock') ? state : { ...state, round: { ...state.round, stock: state.round.stock + 1 } }

export interface Packet {
  readonly percent: number
  readonly money: number
}

/** The sale of a company that would bring a player most, by the rules of the stock round. */
export function packetOf(state: State, company: ShareCompanyId, player: PlayerId): Packet | undefined {
  const frame = frameOf<StockFrame>(state, 'stock') ?? stockRound(state)
  const sales = [...salesOf(state, player)].flatMap(({ action }) =>
    action.company === company && !sellShares.refuse(state, frame, action)
      ? [{ percent: percentIn(state, action), money: saleValue(state, action) }]
      : [],
  )
  return sales.toSorted((a, b) => b.money - a.money)[0]
}
