import type { Broken } from '@stellwerk/engine'
import { breach } from '@stellwerk/engine'
import { companyOrder } from '../data/companies.js'
import { phaseOrder, phases } from '../data/phases.js'
import { trainCards, trains, usesOfDoubleCard } from '../data/trains.js'
import type { PhaseId, TrainCardId, TrainId } from '../data/types.js'
import type { OwnFault } from '../position/faults.js'
import type { State } from '../state.js'

const reached = (state: State, phase: PhaseId): boolean =>
  phaseOrder.indexOf(state.phase) >= phaseOrder.indexOf(phase)

const scrapped = (state: State, train: TrainId): boolean => {
  const { scrappedIn } = trains[train]
  return scrappedIn !== undefined && reached(state, scrappedIn)
}

/** The card that a train is. */
const cardOf = ({ doubleCards }: State, train: TrainId): string =>
  doubleCards && usesOfDoubleCard.includes(train) ? '2/1M' : train

/** The laws of trains: each card is somewhere, and nobody has what the phase does not allow. */
export function* trainLaws(state: State): Generator<Broken> {
  const owned = companyOrder.flatMap((company) => state.companies[company].trains)
  const used = [...owned.map((train) => cardOf(state, train)), ...state.returned]
  for (const [card, count] of Object.entries(trainCards[state.doubleCards ? 'withSmallCompany' : 'usual'])) {
    const left = state.trains[card as TrainCardId]
    const inUse = used.filter((other) => other === card).length
    // 1853-4.8.17-a: further 2/1M cards come into being when all are sold; scrapped cards are counted nowhere
    if (left < 0 || (left + inUse > count && !(card === '2/1M' && left === 0)))
      yield breach(`trains: ${left} of ${card} left, ${inUse} in use`, { kind: 'trains', train: card })
  }
  if (owned.some((train) => train === '1M') && !state.doubleCards)
    yield breach('trains: a 1M without a card for it', { kind: 'trains', train: '1M' })
  const { trainLimit } = phases[state.phase]
  const choosing = state.flow.some(({ kind }) => kind === 'give-back')
  for (const company of companyOrder) {
    const { trains: has, credit, director, operating, size } = state.companies[company]
    if (has.length > 0 && !operating)
      yield breach<OwnFault>(`trains: ${company} is not in operation`, { kind: 'idle-trains', company })
    // 1853-4.8.6-a
    if (has.length > trainLimit && !choosing)
      yield breach(`trains: ${company} has ${has.join()}`, { kind: 'train-limit', company, most: trainLimit })
    const old = has.filter((train) => scrapped(state, train))
    if (old.length > 0)
      yield breach(`trains: ${company} has scrapped ones in ${has.join()}`, {
        kind: 'wrong-trains',
        company,
        trains: old,
      })
    // 1853-4.8.18-b
    if (size === 'large' && has.some((train) => trains[train].smallCompaniesOnly))
      yield breach(`trains: ${company} has a 1M`, { kind: 'wrong-trains', company, trains: ['1M'] })
    if (credit !== null && !has.includes(credit)) yield `trains: ${company} owes for a ${credit}`
    // 1853-4.8.10-b
    const settling = state.flow.some((frame) => frame.kind === 'debt' && frame['company'] === company)
    if (credit !== null && director !== null && !settling)
      yield breach<OwnFault>(`trains: the director of ${company} owes`, { kind: 'director-owes', company })
  }
  const gone = state.returned.filter((card) => scrapped(state, card === '2/1M' ? '2' : card))
  if (gone.length > 0)
    yield breach(`trains: the bank has scrapped ones in ${gone.join()}`, {
      kind: 'wrong-pool',
      pool: 'returned',
    })
}
