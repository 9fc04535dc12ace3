import type { PlayerId } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { CityName, CompanyId, OperatingRoundFrame, State, TrainCardId, TurnFrame } from '@stellwerk/1853'
import { companies, stakeOf, trainsOnSale, valueOf } from '@stellwerk/1853'

/** What is read off a state in several places of the page. */

export const unredeemedOf = (state: State, company: CompanyId, player: PlayerId): number =>
  stakeOf(state, company, player).unredeemed

/** What lies in a purse; nothing in one that is not there yet. */
export const treasuryOf = (state: State, purse: string): number => state.cash[purse] ?? 0

/** The price on the market, or par before a company is in operation. */
export const priceOf = (state: State, company: CompanyId): number =>
  state.companies[company].price ?? companies[company].par

/** The new cards that the bank sells now. */
export const cardsOnSale = (state: State): readonly TrainCardId[] => [
  ...new Set(
    trainsOnSale(state, 'bank').map((train): TrainCardId =>
      train === '1M' || (train === '2' && state.doubleCards) ? '2/1M' : train,
    ),
  ),
]

/** What is still uncovered of a bond. */
export const uncovered = (bond: number, named: readonly CityName[]): number => bond - valueOf(named)

/** The company whose turn it is, then those that have not had theirs in this round. */
export function companiesToAct(state: State): readonly CompanyId[] {
  const turn = frameOf<TurnFrame>(state, 'turn')?.company
  const todo = frameOf<OperatingRoundFrame>(state, 'operating-round')?.todo ?? []
  return [...(turn === undefined ? [] : [turn]), ...todo]
}
