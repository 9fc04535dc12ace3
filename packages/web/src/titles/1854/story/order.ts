import type { AuctionFrame, CompanyId, OperatingRoundFrame, State, StockFrame } from '@stellwerk/1854'
import { bidsOn, clockwiseFrom, directorOf, operatingOrder } from '@stellwerk/1854'
import type { PlayerId } from '@stellwerk/engine'
import { frameOf, top } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { actorMark } from './actor.js'

interface Next {
  readonly id: string
  readonly label: string
}

/** Who decides now and who comes after, in this round: companies with their director, or players. */
export function order(state: State, language: Language): readonly Next[] {
  const round = frameOf<OperatingRoundFrame>(state, 'operating-round')
  return round ? companies(state, round, language) : players(state).map((id) => ({ id, label: id }))
}

/** The company whose turn it is, then those that have not acted, in the order of the present prices. */
function companies(state: State, { acted }: OperatingRoundFrame, language: Language): Next[] {
  const turn = state.flow.findLast(({ kind }) => kind.endsWith('-turn'))?.['company'] as CompanyId | undefined
  const waiting = operatingOrder(state).filter((company) => !acted.includes(company))
  return [...(turn === undefined ? [] : [turn]), ...waiting].map((id) => ({
    id,
    label: [actorMark(id, language), directorOf(state, id)].filter(Boolean).join(' · '),
  }))
}

function players(state: State): readonly PlayerId[] {
  const step = top(state)
  const auction = frameOf<AuctionFrame>(state, 'auction')
  if (auction && step?.kind === 'run-off') return bidders(auction, step['private'] as string)
  const turn = auction?.turn ?? frameOf<StockFrame>(state, 'stock')?.turn
  if (turn === undefined) return state.over ? [] : state.order
  return clockwiseFrom(state, turn)
}

/** In a run-off the lowest bid is asked first. */
const bidders = (auction: AuctionFrame, id: string): readonly PlayerId[] =>
  Object.entries(bidsOn(auction, id))
    .toSorted(([, a], [, b]) => a - b)
    .map(([player]) => player as PlayerId)
