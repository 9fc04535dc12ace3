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
  order: state.order,
  first: state.first,
  phase: state.phase,
  companies: state.companies,
  trains: state.trains,
  tiles: state.tiles,
  round: state.round,
  over: state.over,
})
