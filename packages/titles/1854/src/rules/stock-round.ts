import type { Move, Procedure } from '@stellwerk/engine'
import { passing, patchFrame, replaceTop } from '@stellwerk/engine'
import type { SellShares } from '../actions.js'
import type { StockFrame } from '../frames.js'
import type { State } from '../state.js'
import { playerAfter } from '../state.js'
import { buyDirector, buyShare } from './buying.js'
import { buyOption, completeOption, sellOption } from './options.js'
import { tellPass } from './pass.js'
import { refuseSale, saleShape, salesOf, sell } from './selling.js'
import { noteSale, refuseFirstRound, refuseOptionSale, refuseOverLimit } from './stock-turn.js'

/** 1854-stock-a: the holder of the priority card begins. */
export const stockRound = (state: State): StockFrame => ({
  kind: 'stock',
  turn: state.priority,
  passes: 0,
  sold: {},
  soldNow: false,
  lastActor: null,
})

export const sellShares: Move<State, StockFrame, SellShares> = {
  shape: saleShape,
  choices: (state, _frame, player) => salesOf(state, player),
  refuse: (state, _frame, sale) =>
    refuseFirstRound(state) ??
    refuseSale(state, sale) ??
    (sale.option ? refuseOptionSale(state, sale.player) : undefined),
  carryOut(work, frame, sale) {
    noteSale(work, frame, sale.company)
    sell(work, sale)
  },
}

/** The end of a turn without a purchase; it is a pass only if nothing was sold either (1854-stock-b, -d). */
const pass = passing<State, StockFrame>(
  (work, frame, player) => {
    if (!frame.soldNow) tellPass(work, frame, player)
    patchFrame<StockFrame>(work, 'stock', {
      turn: playerAfter(work.state, player),
      passes: frame.soldNow ? 0 : frame.passes + 1,
      soldNow: false,
    })
  },
  (state, frame) => refuseOverLimit(state, frame.turn),
)

/** Players act in turn until all have passed one directly after another (1854-stock-end-a). */
export const stock: Procedure<State, StockFrame> = {
  advance(work, frame) {
    if (frame.passes < work.state.order.length) return false
    replaceTop(work, { kind: 'stock-end', lastActor: frame.lastActor })
    return true
  },
  deciders: (_state, frame) => [frame.turn],
  moves: { sellShares, sellOption, buyDirector, buyShare, buyOption, completeOption, pass },
}
