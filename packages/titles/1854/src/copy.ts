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
  priority: state.priority,
  phase: state.phase,
  mountains: state.mountains,
  locals: state.locals,
  majors: state.majors,
  ags: state.ags,
  options: state.options,
  market: state.market,
  trains: state.trains,
  openPool: state.openPool,
  scrapPool: state.scrapPool,
  contracts: state.contracts,
  tiles: state.tiles,
  supply: state.supply,
  tunnels: state.tunnels,
  tunnelSupply: state.tunnelSupply,
  markers: state.markers,
  round: state.round,
  forcedMergers: state.forcedMergers,
  bankBreak: state.bankBreak,
  over: state.over,
})
