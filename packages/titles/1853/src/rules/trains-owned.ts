import { trains } from '../data/trains.js'
import type { CompanyId, TrainCardId, TrainId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork } from '../state.js'
import { changeCompany, companyOf } from '../state.js'
import { cardOf } from './train-supply.js'

const priceOfCard = (card: TrainCardId | TrainId): number => trains[card === '2/1M' ? '2' : card].price

/** Trains are kept in this order wherever several lie together. */
const cheapestFirst = <T extends TrainCardId | TrainId>(list: readonly T[]): readonly T[] =>
  list.toSorted((a, b) => priceOfCard(a) - priceOfCard(b))

export function addTrain(work: GameWork, company: CompanyId, train: TrainId): void {
  const { trains: owned } = companyOf(work.state, company)
  changeCompany(work, company, { trains: cheapestFirst([...owned, train]) })
}

export function takeTrain(work: GameWork, company: CompanyId, train: TrainId): void {
  const { trains: owned } = companyOf(work.state, company)
  const at = owned.indexOf(train)
  if (at < 0) throw new Error(`${company} has no ${train}`)
  changeCompany(work, company, { trains: owned.toSpliced(at, 1) })
}

/** A train goes back to the bank, where it is on sale again; with it goes what is owed for it. */
export function returnTrain(
  work: GameWork,
  company: CompanyId,
  train: TrainId,
  because: 'limit' | 'debt',
): void {
  takeTrain(work, company, train)
  dropDebt(work, company)
  work.state.returned = cheapestFirst([...work.state.returned, cardOf(work.state, train)])
  tell(work, 'train-given-back', { company, train, because })
}

/** the card stands for the debt; without the card there is none. */
export function dropDebt(work: GameWork, company: CompanyId): void {
  const { credit, trains: owned } = companyOf(work.state, company)
  if (credit !== null && !owned.includes(credit)) changeCompany(work, company, { credit: null })
}
