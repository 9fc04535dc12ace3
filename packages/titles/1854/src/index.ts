/**
 * 1854 by Leonhard Orgler: mountain, local and major railways of Austria, on two maps. `data` holds the printed
 * components, `rules` is shaped like the rulebook; where the rulebook leaves a figure open, a comment names the ruling
 * (R-nn) or fact (F-nn) of the ledger.
 */
export { austria1854 } from './title.js'
export * from './actions.js'
export * from './board.js'
export * from './events.js'
export * from './frames.js'
export * from './state.js'
export type { Description } from './position.js'
export * from './data/companies.js'
export * from './data/mail.js'
export * from './data/maps.js'
export * from './data/market.js'
export * from './data/money.js'
export * from './data/phases.js'
export * from './data/privates.js'
export * from './data/shares.js'
export * from './data/tiles.js'
export * from './data/trains.js'
export * from './data/tunnels.js'
export * from './data/types.js'
