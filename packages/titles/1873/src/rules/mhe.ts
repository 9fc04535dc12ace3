import type { Frame, Procedure } from '@stellwerk/engine'
import { bank, frameOf, payEach, pop, purseOf } from '@stellwerk/engine'
import { editions } from '../editions.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { movePrice, stepsFor } from './market.js'
import type { SetFrame } from './course.js'
import { takeUnit } from './phases.js'
import { playersHolding } from './shares.js'

/** 1873-4.5: the MHE pays, and at the end of a set takes the next unit. */
export const mheTurn: Procedure<State, Frame> = {
  advance(work) {
    pop(work)
    const { train, shares, price } = work.state.mhe
    tell(work, 'mhe-paid', { perShare: 10 * train })
    const dividends = playersHolding(shares).map(({ player, count }) => ({
      to: purseOf(player),
      amount: 10 * train * count,
    }))
    payEach(work, bank, dividends, 'dividend')
    // 1873-4.5-h: until it owns a size-5 train
    if (editions[work.state.edition].mheStartPrice !== null && train < 5)
      movePrice(work, 'MHE', stepsFor(100 * train, price))
    const set = frameOf<SetFrame>(work.state, 'set')
    if (set && set.played >= set.rounds) renewTrain(work)
    return true
  },
}

function renewTrain(work: GameWork): void {
  // 1873-4.5-e
  if (work.state.mhe.train === 5) return
  const size = takeUnit(work)
  work.state.mhe = { ...work.state.mhe, train: size }
  tell(work, 'mhe-train', { size })
}
