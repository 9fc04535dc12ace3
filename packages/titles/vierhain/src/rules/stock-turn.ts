import type { PlayerId } from '@stellwerk/engine'
import { patchFrame } from '@stellwerk/engine'
import { tell } from '../events.js'
import type { StockFrame } from '../frames.js'
import type { GameWork } from '../state.js'
import { playerAfter } from '../state.js'

/** vierhain-stock-c: founding or buying ends a turn. */
export function endTurn(work: GameWork, { turn }: StockFrame): void {
  patchFrame<StockFrame>(work, 'stock', {
    turn: playerAfter(work.state, turn),
    passes: 0,
    soldNow: false,
    lastActor: turn,
  })
}

/** The end of a turn without a purchase; it is a pass only if nothing was sold either (vierhain-stock-d). */
export function passTurn(work: GameWork, frame: StockFrame, player: PlayerId): void {
  if (!frame.soldNow) tell(work, 'passed', { player, step: 'stock' })
  patchFrame<StockFrame>(work, 'stock', {
    turn: playerAfter(work.state, player),
    passes: frame.soldNow ? 0 : frame.passes + 1,
    soldNow: false,
  })
}
