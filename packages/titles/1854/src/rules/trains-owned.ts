import { trains } from '../data/trains.js'
import type { CompanyId, TrainId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork } from '../state.js'
import { changeCompany, companyOf } from '../state.js'

export const trainIds = Object.keys(trains) as readonly TrainId[]

/** Trains are kept in this order wherever several lie together. */
export const cheapestFirst = (list: readonly TrainId[]): readonly TrainId[] =>
  list.toSorted((a, b) => trains[a].price - trains[b].price || a.localeCompare(b))

/** A list without one train of this type. */
export function without(list: readonly TrainId[], train: TrainId): readonly TrainId[] {
  const at = list.indexOf(train)
  if (at < 0) throw new Error(`there is no ${train}-train`)
  return list.toSpliced(at, 1)
}

export function addTrain(work: GameWork, company: CompanyId, train: TrainId): void {
  const { trains: owned } = companyOf(work.state, company)
  changeCompany(work, company, { trains: cheapestFirst([...owned, train]) })
}

export function takeTrain(work: GameWork, company: CompanyId, train: TrainId): void {
  changeCompany(work, company, { trains: without(companyOf(work.state, company).trains, train) })
}

/** Without compensation, to where others can buy it (1854-terms-l). */
export function giveToOpenPool(work: GameWork, company: CompanyId, train: TrainId): void {
  takeTrain(work, company, train)
  work.state.openPool = cheapestFirst([...work.state.openPool, train])
  tell(work, 'train-given-up', { company, train })
}
