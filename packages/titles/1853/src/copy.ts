import type { AllFields } from '@stellwerk/engine'
import type { State } from './state.js'

/** A copy of a state to be worked on. */
export const copy = (state: State): AllFields<State> => ({
  title: state.title,
  players: state.players,
  cash: state.cash,
  flow: state.flow,
  random: state.random,
  readings: state.readings,
  bankSize: state.bankSize,
  order: state.order,
  elephant: state.elephant,
  phase: state.phase,
  contracts: state.contracts,
  companies: state.companies,
  clock: state.clock,
  market: state.market,
  trains: state.trains,
  returned: state.returned,
  doubleCards: state.doubleCards,
  tiles: state.tiles,
  supply: state.supply,
  bases: state.bases,
  round: state.round,
  operatingRounds: state.operatingRounds,
  bankOut: state.bankOut,
  over: state.over,
})
