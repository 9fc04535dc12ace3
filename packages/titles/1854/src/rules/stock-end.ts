import type { Frame, PlayerId, Procedure } from '@stellwerk/engine'
import { pop } from '@stellwerk/engine'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { clockwiseFrom, playerAfter } from '../state.js'
import { companiesByPrice, movePrice } from './market.js'
import { sellOptionCertificate } from './selling.js'
import { isSoldOut, optionOf } from './shares.js'
import { checkSplit } from './split.js'

interface StockEndFrame extends Frame {
  readonly kind: 'stock-end'
  readonly lastActor: PlayerId | null
}

/** What happens when a stock round is over, in this order (1854-stock-end-b to -f). */
export const stockEnd: Procedure<State, StockEndFrame> = {
  advance(work, frame) {
    sellOverdueOptions(work)
    passPriorityOn(work, frame.lastActor)
    raiseSoldOut(work)
    pop(work)
    return true
  },
}

/** 1854-option-i: those bought in an earlier stock round. */
function sellOverdueOptions(work: GameWork): void {
  for (const player of clockwiseFrom(work.state, work.state.priority)) {
    const option = optionOf(work.state, player)
    if (option && option.round < work.state.round.stock) sellOptionCertificate(work, player, true)
  }
}

/** 1854-stock-end-c, R-44: it stays if nobody bought or sold. */
function passPriorityOn(work: GameWork, lastActor: PlayerId | null): void {
  if (lastActor === null) return
  const player = playerAfter(work.state, lastActor)
  if (player === work.state.priority) return
  work.state.priority = player
  tell(work, 'priority-moved', { player })
}

/** 1854-stock-end-d, -e: in the order of operation before the first move. */
function raiseSoldOut(work: GameWork): void {
  for (const company of companiesByPrice(work.state)) {
    if (!isSoldOut(work.state, company)) continue
    movePrice(work, company, 'soldOut')
    checkSplit(work, company)
  }
}
