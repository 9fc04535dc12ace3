import type { Procedure } from '@stellwerk/engine'
import { changeTop, pop, push } from '@stellwerk/engine'
import { rounds } from '../data/trains.js'
import { tell } from '../events.js'
import type { CourseFrame, OperatingFrame, StepFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { changeCompany } from '../state.js'
import { operatingOrder } from './market.js'
import { ranking } from './ranking.js'
import { stockRound } from './stock-round.js'

/** vierhain-rounds-a, -b: three sets of a stock round and two operating rounds, and no more. */
export const course: Procedure<State, CourseFrame> = {
  advance(work, frame) {
    const { set, operating } = work.state.round
    if (frame.next === 'operating' && operating < rounds.operating) beginOperatingRound(work, operating + 1)
    else if (frame.next === 'operating' && set === rounds.sets) endGame(work)
    else if (frame.next === 'operating') changeTop(work, frame, { next: 'stock' })
    else {
      changeTop(work, frame, { next: 'operating' })
      beginStockRound(work, set + 1)
    }
    return true
  },
}

function beginStockRound(work: GameWork, set: number): void {
  work.state.round = { set, operating: 0 }
  tell(work, 'round-started', { round: 'stock', set, number: set })
  push(work, stockRound(work.state))
}

function beginOperatingRound(work: GameWork, number: number): void {
  const { set } = work.state.round
  work.state.round = { set, operating: number }
  tell(work, 'round-started', { round: 'operating', set, number })
  push(work, operatingRound(work.state))
}

export const operatingRound = (state: State): OperatingFrame => ({
  kind: 'operating',
  order: operatingOrder(state),
  done: 0,
})

/** vierhain-or-a, -b. */
export const operating: Procedure<State, OperatingFrame> = {
  advance(work, frame) {
    const company = frame.order[frame.done]
    if (company === undefined) pop(work)
    else {
      changeTop(work, frame, { done: frame.done + 1 })
      push(work, { kind: 'turn', company })
    }
    return true
  },
}

export const turnEnd: Procedure<State, StepFrame> = {
  advance(work, { company }) {
    pop(work)
    changeCompany(work, company, { operated: true })
    return true
  },
}

function endGame(work: GameWork): void {
  work.state.over = true
  work.state.flow = []
  tell(work, 'game-over', { ranking: ranking(work.state).map((standing) => ({ ...standing })) })
}
