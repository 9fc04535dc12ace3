import type { Move, Procedure } from '@stellwerk/engine'
import { changeTop, fields, oneOf, oneOrNone, pop, push, refusal } from '@stellwerk/engine'
import type { GiveUpTrain } from '../actions.js'
import { mountainRailwaysCloseIn } from '../data/privates.js'
import { trains } from '../data/trains.js'
import type { CompanyId, LocalId, MajorId, PhaseId, TrainId } from '../data/types.js'
import { tell } from '../events.js'
import type { GiveUpFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { changeCompany, companyOf, directorOf } from '../state.js'
import { companiesByPrice } from './market.js'
import { closeMountains } from './mountains.js'
import { reached, trainLimit } from './phases.js'
import { cheapestFirst, giveToOpenPool, trainIds } from './trains-owned.js'

/** Takes every train that the new phase makes worthless out of use (1854-scrap-a, -b). */
export function scrapTrains(work: GameWork, phase: PhaseId): void {
  for (const train of trainIds) if (trains[train].scrappedIn === phase) scrapType(work, train)
}

function scrapType(work: GameWork, train: TrainId): void {
  const { openPool } = work.state
  const other = (one: TrainId): boolean => one !== train
  // 1854-scrap-f: local AGs are not among them, their trains are repaired ones
  const owners: CompanyId[] = [
    ...(Object.keys(work.state.locals) as LocalId[]),
    ...(Object.keys(work.state.majors) as MajorId[]),
  ].filter((company) => companyOf(work.state, company).trains.includes(train))
  let scrapped = openPool.length - openPool.filter(other).length
  work.state.openPool = openPool.filter(other)
  for (const company of owners) {
    const owned = companyOf(work.state, company).trains
    scrapped += owned.length - owned.filter(other).length
    changeCompany(work, company, { trains: owned.filter(other) })
  }
  if (scrapped > 0) tell(work, 'trains-scrapped', { train, companies: owners })
  const regular = trains[train].kind === 'regular'
  if (regular)
    work.state.scrapPool = cheapestFirst([...work.state.scrapPool, ...Array<TrainId>(scrapped).fill(train)])
  const unsold = work.state.trains[train] ?? 0
  work.state.trains = { ...work.state.trains, [train]: 0 }
  const gone = unsold + (regular ? 0 : scrapped)
  if (gone > 0) tell(work, 'trains-gone', { train, count: gone, because: 'phase' })
}

const isOverLimit = (state: State, company: CompanyId): boolean =>
  companyOf(state, company).trains.length > trainLimit(state, company)

/** The company in turn first, then the others as they act in a round (1854-scrap-d). */
export function giveUpTrains(work: GameWork, inTurn: CompanyId): void {
  const locals = (Object.keys(work.state.locals) as LocalId[]).toSorted()
  const others = [...locals, ...companiesByPrice(work.state)].filter((company) => company !== inTurn)
  push(work, { kind: 'give-up', todo: [inTurn, ...others] } satisfies GiveUpFrame)
}

const giveUpTrain: Move<State, GiveUpFrame, GiveUpTrain> = {
  shape: fields({ train: oneOf(...trainIds) }),
  *choices(state, { todo: [company] }, player) {
    for (const train of new Set(companyOf(state, company as CompanyId).trains))
      yield { action: { type: 'giveUpTrain', player, train } }
  },
  refuse(state, { todo: [company] }, { train }) {
    const owned = companyOf(state, company as CompanyId).trains
    return owned.includes(train)
      ? undefined
      : refusal('1854-scrap-c', { company: company as CompanyId, train, trains: owned })
  },
  carryOut: (work, { todo: [company] }, { train }) => giveToOpenPool(work, company as CompanyId, train),
}

/** Companies above their new limit give up trains; only then the phase change is complete (1854-phase-j). */
export const giveUp: Procedure<State, GiveUpFrame> = {
  advance(work, frame) {
    const todo = frame.todo.filter((company) => isOverLimit(work.state, company))
    const [company] = todo
    if (company === undefined) {
      pop(work)
      if (reached(work.state, mountainRailwaysCloseIn)) closeMountains(work)
      return true
    }
    const [train, ...others] = new Set(companyOf(work.state, company).trains)
    if (train !== undefined && others.length === 0) {
      giveToOpenPool(work, company, train)
      return true
    }
    if (todo.length === frame.todo.length) return false
    changeTop(work, frame, { todo })
    return true
  },
  deciders: (state, { todo: [company] }) => oneOrNone(directorOf(state, company as CompanyId)),
  moves: { giveUpTrain },
}
