import type { Frame, JsonObject, PlayerId } from '@stellwerk/engine'
import { frameOf, replaceTop } from '@stellwerk/engine'
import type { GameWork } from '../state.js'
import { playerAfter } from './player-order.js'

/** A stock round: players act in turn until all pass in a row (1873-3.2). */
export interface StockFrame extends Frame {
  readonly kind: 'stock-round'
  readonly turn: PlayerId
  /** Passes in a row. */
  readonly passes: number
  /** Companies of which shares were sold in this turn: each only once (1873-3.2.2-b). */
  readonly soldNow: readonly string[]
  /** Companies of which each player sold shares in this round: no purchase any more (1873-3.2.3-b). */
  readonly sold: { readonly [player: string]: readonly string[] }
  readonly declined?: readonly JsonObject[]
}

/** Ends the turn after the one action of 1873-3.2-b, or after a pass. */
export function endStockTurn(work: GameWork, acted: boolean): void {
  const frame = frameOf<StockFrame>(work.state, 'stock-round') as StockFrame
  const turn = playerAfter(work.state, frame.turn)
  const { declined: _, ...rest } = frame
  replaceTop(work, { ...rest, turn, passes: acted ? 0 : frame.passes + 1, soldNow: [] })
}
