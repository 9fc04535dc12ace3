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
  edition: state.edition,
  order: state.order,
  phase: state.phase,
  units: state.units,
  diesels: state.diesels,
  mines: state.mines,
  concessions: state.concessions,
  builtEarly: state.builtEarly,
  publicMines: state.publicMines,
  railways: state.railways,
  mhe: state.mhe,
  options: state.options,
  market: state.market,
  tiles: state.tiles,
  supply: state.supply,
  reserved: state.reserved,
  markers: state.markers,
  round: state.round,
  fullSets: state.fullSets,
  lastRound: state.lastRound,
  over: state.over,
})
