import type { Move, Procedure } from '@stellwerk/engine'
import { fields, oneOf, passing, patchFrame, whole } from '@stellwerk/engine'
import type { SellShares } from '../actions.js'
import { companyOrder } from '../data/companies.js'
import type { StockFrame } from '../frames.js'
import type { State } from '../state.js'
import { playerAfter } from '../state.js'
import { proposeEnd } from './agreed-end.js'
import { buyShare } from './buying.js'
import { endStockRound } from './course.js'
import { tellManagers } from './managers.js'
import { tellPass } from './pass.js'
import { redeem } from './redeeming.js'
import { begun } from './stock-frame.js'
import { refuseOverLimits, refuseSale, salesOf, sell } from './selling.js'

const sellShares: Move<State, StockFrame, SellShares> = {
  shape: fields({ company: oneOf(...companyOrder), count: whole }),
  choices: (state, _frame, player) => salesOf(state, player),
  refuse: refuseSale,
  carryOut(work, frame, sale) {
    const { player, company } = sale
    const before: State = { ...work.state }
    const sold = [...new Set([...(frame.sold[player] ?? []), company])]
    patchFrame<StockFrame>(work, 'stock', {
      sold: { ...frame.sold, [player]: sold },
      soldNow: [...new Set([...frame.soldNow, company])],
      acted: true,
    })
    sell(work, sale)
    tellManagers(work, before)
  },
}

/** 1853-3.0-f: a turn ends when the player says so; without any action it is a pass. */
const pass = passing<State, StockFrame>(
  (work, frame, player) => {
    if (!frame.acted) tellPass(work, frame, player)
    const turn = playerAfter(work.state, player)
    patchFrame<StockFrame>(work, 'stock', {
      turn,
      // 1853-3.0-c, -e: only a purchase keeps the round going
      idle: frame.boughtNow === null ? frame.idle + 1 : 0,
      soldNow: [],
      boughtNow: null,
      acted: false,
      turnsSince: begun(frame.turnsSince, turn),
    })
  },
  (state, frame) => refuseOverLimits(state, frame, frame.turn),
)

/** In his turn a player sells, redeems and buys at most one share, in any order (1853-3.0-b). */
export const stock: Procedure<State, StockFrame> = {
  advance(work, frame) {
    if (frame.idle < work.state.order.length) return false
    endStockRound(work, frame)
    return true
  },
  deciders: (_state, { turn }) => [turn],
  moves: { sellShares, redeem, buyShare, pass, proposeEnd },
}
