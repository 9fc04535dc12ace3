import type { Action, Move, Procedure } from '@stellwerk/engine'
import { bank, fields, oneOf, pay, pop, refusal } from '@stellwerk/engine'
import type { BuyTrain } from '../actions.js'
import { companyOrder } from '../data/companies.js'
import { phaseOrder, trainLimit, trainOrder, trains as facts } from '../data/trains.js'
import type { PhaseId, TrainId } from '../data/types.js'
import { tell } from '../events.js'
import type { StepFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { cashOf, changeCompany, directorOf } from '../state.js'
import { canAct } from './skipping.js'
import { outOfOrder, passStep } from './turn-order.js'

/** vierhain-train-b: the smallest kind of which any is left. */
export const trainOnSale = ({ trains }: Pick<State, 'trains'>): TrainId =>
  trainOrder.find((train) => trains[train] !== 0) as TrainId

export const reached = ({ phase }: Pick<State, 'phase'>, other: PhaseId): boolean =>
  phaseOrder.indexOf(phase) >= phaseOrder.indexOf(other)

const buyTrain: Move<State, StepFrame, BuyTrain> = {
  shape: fields({ train: oneOf(...trainOrder) }),
  *choices(_state, _frame, player) {
    for (const train of trainOrder) yield { action: { type: 'buyTrain', player, train } }
  },
  refuse(state, { company }, { train }) {
    const onSale = trainOnSale(state)
    if (train !== onSale) return refusal('vierhain-train-b', { train, onSale })
    if (state.companies[company].trains.length >= trainLimit)
      return refusal('vierhain-train-c', { company, limit: trainLimit })
    const [cash, { price }] = [cashOf(state, company), facts[train]]
    // vierhain-train-i: nobody else may add to it
    return cash < price ? refusal('vierhain-train-d', { company, train, price, cash }) : undefined
  },
  carryOut(work, { company }, { train }) {
    const { price, begins } = facts[train]
    const left = work.state.trains[train]
    pay(work, company, bank, price, 'train')
    tell(work, 'train-bought', { company, train, price })
    changeCompany(work, company, { trains: [...work.state.companies[company].trains, train].toSorted() })
    if (left !== null) work.state.trains = { ...work.state.trains, [train]: left - 1 }
    if (!reached(work.state, begins)) beginPhase(work, begins)
  },
}

/** vierhain-train-e, -f. */
function beginPhase(work: GameWork, phase: PhaseId): void {
  work.state.phase = phase
  tell(work, 'phase-began', { phase })
  for (const old of trainOrder.filter((train) => facts[train].scrappedIn === phase)) {
    const owners = companyOrder.filter((company) => work.state.companies[company].trains.includes(old))
    if (owners.length > 0) tell(work, 'trains-scrapped', { train: old, companies: owners })
    for (const company of owners) {
      const { trains } = work.state.companies[company]
      changeCompany(work, company, { trains: trains.filter((train) => train !== old) })
    }
  }
}

const moves = { buyTrain } as { [type: string]: Move<State, StepFrame, Action> }

/** Step 4: one train after another, or none (vierhain-train-d, -i). */
export const trains: Procedure<State, StepFrame> = {
  advance(work, frame) {
    if (canAct(moves, work.state, frame, directorOf(work.state, frame.company))) return false
    pop(work)
    return true
  },
  deciders: (state, { company }) => [directorOf(state, company)],
  moves: { ...moves, pass: passStep },
  forbids: outOfOrder('buyTrain'),
}
