import type { Move, Procedure } from '@stellwerk/engine'
import { changeTop, fields, oneOf, pop, push, refusal } from '@stellwerk/engine'
import type { GiveBackTrain } from '../actions.js'
import { companyOrder } from '../data/companies.js'
import { trains } from '../data/trains.js'
import type { CompanyId, PhaseId, TrainId } from '../data/types.js'
import { tell } from '../events.js'
import type { GiveBackFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { changeCompany, companyOf } from '../state.js'
import { controllerOf } from './managers.js'
import { trainLimit } from './phases.js'
import { cardOf, trainIds } from './train-supply.js'
import { dropDebt, returnTrain } from './trains-owned.js'

/**
 * At once, in the middle of the buyer's turn, when the new train is owned already (1853-4.0-e, 1853-4.10.1-a, -b). How
 * many operating rounds are played is told by the set under way (1853-4.10.1-c).
 */
export function beginPhase(work: GameWork, phase: PhaseId, buyer: CompanyId): void {
  work.state.phase = phase
  tell(work, 'phase-began', { phase })
  for (const train of trainIds) if (trains[train].scrappedIn === phase) scrap(work, train)
  // the buyer first, then the others by number
  const todo = [buyer, ...companyOrder.filter((company) => company !== buyer)]
  push(work, { kind: 'give-back', todo } satisfies GiveBackFrame)
}

/** 1853-4.8.4-a, 1853-4.10.5-c: from companies and from the bank alike, for nothing. */
function scrap(work: GameWork, train: TrainId): void {
  const owners = companyOrder.filter((company) => companyOf(work.state, company).trains.includes(train))
  for (const company of owners) {
    const left = companyOf(work.state, company).trains.filter((one) => one !== train)
    changeCompany(work, company, { trains: left })
    dropDebt(work, company)
  }
  const card = cardOf(work.state, train)
  const returned = work.state.returned.filter((one) => one !== card)
  const fromBank = work.state.trains[card] + work.state.returned.length - returned.length
  work.state.returned = returned
  work.state.trains = { ...work.state.trains, [card]: 0 }
  if (owners.length + fromBank > 0) tell(work, 'trains-scrapped', { train, companies: owners, fromBank })
}

const giveBackTrain: Move<State, GiveBackFrame, GiveBackTrain> = {
  shape: fields({ train: oneOf(...trainIds) }),
  *choices(state, { todo: [company] }, player) {
    for (const train of new Set(companyOf(state, company as CompanyId).trains))
      yield { action: { type: 'giveBackTrain', player, train } }
  },
  refuse(state, { todo: [company] }, { train }) {
    const owned = companyOf(state, company as CompanyId).trains
    return owned.includes(train)
      ? undefined
      : refusal('1853-4.8.6-a', { company: company as CompanyId, train, trains: owned })
  },
  carryOut: (work, { todo: [company] }, { train }) => returnTrain(work, company as CompanyId, train, 'limit'),
}

/** Companies above the new limit give trains back (1853-4.8.6-a). */
export const giveBack: Procedure<State, GiveBackFrame> = {
  advance(work, frame) {
    const todo = frame.todo.filter(
      (company) => companyOf(work.state, company).trains.length > trainLimit(work.state),
    )
    const [company] = todo
    if (company === undefined) {
      pop(work)
      return true
    }
    const [train, ...others] = new Set(companyOf(work.state, company).trains)
    if (train !== undefined && others.length === 0) {
      returnTrain(work, company, train, 'limit')
      return true
    }
    if (todo.length === frame.todo.length) return false
    changeTop(work, frame, { todo })
    return true
  },
  deciders: (state, { todo: [company] }) => [controllerOf(state, company as CompanyId)],
  moves: { giveBackTrain },
}
