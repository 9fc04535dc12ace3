import type { Action, Move, Procedure } from '@stellwerk/engine'
import { passing, pop } from '@stellwerk/engine'
import type { StockFrame } from '../frames.js'
import type { State } from '../state.js'
import { playerAfter } from '../state.js'
import { found } from './founding.js'
import { canAct } from './skipping.js'
import { passTurn } from './stock-turn.js'
import { buyShare, sellShares } from './trading.js'

export const stockRound = ({ first }: Pick<State, 'first'>): StockFrame => ({
  kind: 'stock',
  turn: first,
  passes: 0,
  sold: {},
  soldNow: false,
  lastActor: null,
})

const trades = { found, buyShare, sellShares } as { [type: string]: Move<State, StockFrame, Action> }

/** Players act in seat order until all have passed one after another (vierhain-stock-a). */
export const stock: Procedure<State, StockFrame> = {
  advance(work, frame) {
    const { state } = work
    if (frame.passes === state.order.length) {
      pop(work)
      // vierhain-stock-f
      if (frame.lastActor !== null) state.first = playerAfter(state, frame.lastActor)
      return true
    }
    if (canAct(trades, state, frame, frame.turn)) return false
    passTurn(work, frame, frame.turn)
    return true
  },
  deciders: (_state, { turn }) => [turn],
  moves: { ...trades, pass: passing(passTurn) },
}
