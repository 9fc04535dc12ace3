/**
 * 1853 by Francis Tresham, in the edition of 2009: railways of two gauges in India, and secret contracts. `data` holds
 * the printed components, `rules` is shaped like the rulebook; where the rulebook leaves a figure open, a comment names
 * the ruling (R-nn) or missing fact (M-nn) of the ledger, and `sources` tells how sure it is.
 */
export { india1853 } from './title.js'
export * from './actions.js'
export * from './board.js'
export * from './events.js'
export * from './frames.js'
export * from './state.js'
export type { Description } from './position.js'
export * from './data/building.js'
export * from './data/cities.js'
export * from './data/companies.js'
export * from './data/contracts.js'
export * from './data/home-areas.js'
export * from './data/map.js'
export * from './data/market.js'
export * from './data/money.js'
export * from './data/phases.js'
export * from './data/shares.js'
export * from './data/sources.js'
export * from './data/surroundings.js'
export * from './data/tiles.js'
export * from './data/trains.js'
export * from './data/types.js'
