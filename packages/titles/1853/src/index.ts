/**
 * 1853 by Francis Tresham, in the edition of 2009: railways of two gauges in India, and secret contracts. `data` holds
 * the printed components, `rules` is shaped like the rulebook; where the rulebook leaves a figure open, a comment names
 * the ruling (R-nn) or missing fact (M-nn) of the ledger, and `sources` tells how sure it is.
 */
export { india1853 } from './title.js'
export * from './actions.js'
export * from './board.js'
export * from './events.js'
export { indiaFace } from './face/index.js'
export * from './frames.js'
export { manifest } from './manifest.js'
export * from './readings.js'
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
export { baseCost, basesLeft } from './rules/bases.js'
export { purchasePrice } from './rules/buying.js'
export { valueOf } from './rules/contract-laws.js'
export { operatingOrder } from './rules/course.js'
export { debtOf } from './rules/debt.js'
export { isInHomeArea } from './rules/home-area.js'
export { homeStopNow, homesKept, homesOf } from './rules/homes.js'
export { excessOf, limitsOf, papersHeld } from './rules/limits.js'
export { controllerOf, managerOf } from './rules/managers.js'
export { citiesJoinedTo } from './rules/passengers.js'
export { reached, trainLimit } from './rules/phases.js'
export type { Fortune } from './rules/ranking.js'
export { fortuneOf } from './rules/ranking.js'
export { progressOf } from './rules/contract-progress.js'
export { basesOf, reachOf } from './rules/reach.js'
export type { Aim, BestRun } from './rules/running/best-run.js'
export { bestRun } from './rules/running/best-run.js'
export { completeRun } from './rules/running/complete.js'
export type { Duties } from './rules/running/duties.js'
export { hexesOfDuty } from './rules/running/duties.js'
export type { RunEarnings, RunParts } from './rules/running/earnings.js'
export { earningsOf } from './rules/running/earnings.js'
export { linesOf } from './rules/running/lines.js'
export { faultsOfRuns, refuseRuns } from './rules/running/plan.js'
export { salePrice } from './rules/selling.js'
export {
  companiesOf,
  heldBy,
  issuedShares,
  paidShares,
  papersOf,
  parOf,
  sharesOf,
  singlesOnOffer,
} from './rules/shares.js'
export { costOfTile, feeOf } from './rules/track/cost.js'
export { tokenTrain, trainsOnSale } from './rules/train-supply.js'
export * from './texts/index.js'
