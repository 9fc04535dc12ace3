import type { Refusal } from '@stellwerk/engine'
import { factOf, refusal } from '@stellwerk/engine'
import { metreForLargeCompaniesFrom, standardTrainGroups, trains, usesOfDoubleCard } from '../data/trains.js'
import type { CompanyId, TrainCardId, TrainId } from '../data/types.js'
import type { GameWork, State } from '../state.js'
import { companyOf } from '../state.js'
import { nextPhase, reached } from './phases.js'

/** Where the bank keeps trains: new cards, and those that came back (1853-4.8.6-b). */
export type BankStock = 'bank' | 'returned'

export const trainIds = Object.keys(trains) as readonly TrainId[]
const metreTrains = trainIds.filter((train) => trains[train].gauge === 'metre')

/** The card that a train is; the 2s are 2/1M cards if a small company was in operation after SR1 (1853-4.8.16-a). */
export const cardOf = ({ doubleCards }: Pick<State, 'doubleCards'>, train: TrainId): TrainCardId =>
  train === '1M' || (doubleCards && train === '2') ? '2/1M' : train

/** What a card can be bought as. */
const usesOf = (card: TrainCardId): readonly TrainId[] => (card === '2/1M' ? usesOfDoubleCard : [card])

type Supply = Pick<State, 'trains' | 'phase' | 'doubleCards' | 'operatingRounds'>

const isLeft = (state: Supply, train: TrainId): boolean =>
  state.trains[cardOf(state, train)] > 0 && reached(state, trains[train].onSaleFrom ?? '2')

/** 1853-4.8.17-a, -b: in the first operating round of the game, until the first 3 is bought. */
export const hasEndlessCards = (state: Pick<State, 'phase' | 'doubleCards' | 'operatingRounds'>): boolean =>
  state.doubleCards && state.operatingRounds === 1 && !reached(state, '3')

/** The new cards on sale: the lowest standard trains, and every metre train that has come with its phase. */
function newCards(state: Supply): readonly TrainCardId[] {
  // 1853-4.8.3-a, -b
  const group = standardTrainGroups.find((types) =>
    types.some((train) => state.trains[cardOf(state, train)] > 0),
  )
  const standard = (group ?? []).filter((train) => isLeft(state, train)).map((train) => cardOf(state, train))
  const endless: readonly TrainCardId[] = hasEndlessCards(state) && !standard.includes('2/1M') ? ['2/1M'] : []
  // 1853-4.8.11-a, 1853-4.8.12-a; a 1M lies on the cards above
  const metre = metreTrains.filter((train): train is Exclude<TrainId, '1M'> => train !== '1M')
  return [...endless, ...standard, ...metre.filter((train) => isLeft(state, train))]
}

/** The trains that the bank sells, whoever buys them. */
export const trainsOnSale = (state: State, from: BankStock): readonly TrainId[] =>
  from === 'bank' ? newTrains(state, null) : returnedTrains(state, null)

const newTrains = factOf(
  { trains: true, phase: true, doubleCards: true, operatingRounds: true },
  (state: Supply): readonly TrainId[] => [...new Set(newCards(state))].flatMap(usesOf),
)
const returnedTrains = factOf({ returned: true }, (state: Pick<State, 'returned'>): readonly TrainId[] =>
  [...new Set(state.returned)].flatMap(usesOf),
)

/** Whether a company may own a train at all, wherever it comes from. */
export function refuseOwner(state: State, company: CompanyId, train: TrainId): Refusal | undefined {
  if (companyOf(state, company).size === 'small') return undefined
  const { gauge, smallCompaniesOnly } = trains[train]
  if (smallCompaniesOnly) return refusal('1853-4.8.18-b', { company, train })
  return gauge === 'metre' && !reached(state, metreForLargeCompaniesFrom)
    ? refusal('1853-4.8.15-a', { company, train, phase: metreForLargeCompaniesFrom })
    : undefined
}

/** What the bank sells to this company, without its token. */
export const trainsFor = (state: State, company: CompanyId, from: BankStock): readonly TrainId[] =>
  trainsOnSale(state, from).filter((train) => !refuseOwner(state, company, train))

/** 1853-4.8.19-b: the metre train that the token reaches; R-44: one phase ahead, never two. */
export const tokenTrain = (state: State): TrainId | undefined => {
  const next = nextPhase(state)
  return next && metreTrains.find((train) => trains[train].onSaleFrom === next)
}

/** Why a company may not use its token for this train (1853-4.8.19). */
export function refuseToken(state: State, company: CompanyId, train: TrainId): Refusal | undefined {
  const { size, token } = companyOf(state, company)
  if (size !== 'small' || !token || state.operatingRounds <= 1) return refusal('1853-4.8.19-a', { company })
  const reachable = tokenTrain(state)
  if (reachable === undefined) return refusal('1853-4.8.19-d', { company })
  const onSale = (['bank', 'returned'] as const)
    .flatMap((from) => trainsFor(state, company, from))
    .filter((one) => trains[one].gauge === 'metre')
  return onSale.length > 0 || train !== reachable || state.trains[cardOf(state, train)] === 0
    ? refusal('1853-4.8.19-b', { company, train, reachable, trains: onSale })
    : undefined
}

/** Why the bank does not sell this train now; by whom it is asked does not matter. */
export function refuseOnSale(state: State, from: BankStock, train: TrainId): Refusal | undefined {
  const onSale = trainsOnSale(state, from)
  return onSale.includes(train)
    ? undefined
    : refusal(from === 'returned' ? '1853-4.8.6-b' : ruleOfSupply(state, train), { train, trains: onSale })
}

function ruleOfSupply(state: State, train: TrainId): string {
  if (train === '1M' && !state.doubleCards) return '1853-2.8.4-c'
  if (trains[train].gauge === 'metre') return '1853-4.8.13-a'
  if (train === '6') return '1853-4.8.3-b'
  return train === '3' && state.doubleCards ? '1853-4.8.16-c' : '1853-4.8.3-a'
}

/** Takes a card out of the bank's stock; the endless ones are not counted. */
export function takeFromBank(work: GameWork, from: BankStock, train: TrainId): void {
  const card = cardOf(work.state, train)
  if (from === 'returned') {
    const at = work.state.returned.indexOf(card)
    if (at < 0) throw new Error(`no ${card} came back`)
    work.state.returned = work.state.returned.toSpliced(at, 1)
    return
  }
  const left = Math.max(0, work.state.trains[card] - 1)
  work.state.trains = { ...work.state.trains, [card]: left }
}
