import type { PlayerId } from '@stellwerk/engine'
import { companyOrder } from '../data/companies.js'
import type { StockFrame } from '../frames.js'
import type { State } from '../state.js'
import { companyOf } from '../state.js'
import { hasReachedThreshold } from './operation.js'

/** 1853-3.0-a, 1853-2.8.1-a: the elephant begins. */
export function stockRound(state: State): StockFrame {
  const turn = state.elephant as PlayerId
  // 1853-2.8.3-f: contract shares alone may have reached the threshold
  const reached = companyOrder.filter(
    (company) => !companyOf(state, company).operating && hasReachedThreshold(state, company),
  )
  return {
    kind: 'stock',
    turn,
    idle: 0,
    sold: {},
    soldNow: [],
    boughtNow: null,
    acted: false,
    lastBuyer: null,
    started: [],
    turnsSince: begun(Object.fromEntries(reached.map((company) => [company, {}])), turn),
  }
}

/** One more turn of this player has begun since each of these companies reached the threshold. */
export const begun = (turnsSince: StockFrame['turnsSince'], player: PlayerId): StockFrame['turnsSince'] =>
  Object.fromEntries(
    Object.entries(turnsSince).map(([company, turns]) => [
      company,
      { ...turns, [player]: (turns[player] ?? 0) + 1 },
    ]),
  )
