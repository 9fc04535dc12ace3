/**
 * 1854 by Leonhard Orgler: mountain, local and major railways of Austria, on two maps. `data` holds the printed
 * components, `rules` is shaped like the rulebook; where the rulebook leaves a figure open, a comment names the ruling
 * (R-nn) or fact (F-nn) of the ledger.
 */
export { austria1854 } from './title.js'
export { austriaFace } from './face/index.js'
export * from './actions.js'
export * from './board.js'
export * from './events.js'
export * from './frames.js'
export { manifest } from './manifest.js'
export * from './readings.js'
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
export { bidsOn, freeFor, highestBid, lowestPossibleBid } from './rules/bids.js'
export { countedCertificates, isOverLimit, limitOf } from './rules/cert-limit.js'
export { operatingOrder } from './rules/course.js'
export {
  beside,
  cellOf,
  companiesByPrice,
  isBeyondRedLine,
  isOrange,
  priceAt,
  priceIfAny,
  priceOf,
  spaceAfter,
} from './rules/market.js'
export { buildsFreeAt, mountainFor, mountainIds } from './rules/mountains.js'
export { reached, trainLimit, trainLimits } from './rules/phases.js'
export { facePrice, unsoldPrivates } from './rules/private-sale.js'
export type { Fortune } from './rules/ranking.js'
export { fortuneOf, privatesOf } from './rules/ranking.js'
export { mapOf, reachOf, stationsOf } from './rules/reach.js'
export type { BestRun } from './rules/running/best-run.js'
export { bestRun, runningTrains } from './rules/running/best-run.js'
export type { RunParts } from './rules/running/plan.js'
export { faultsOfRuns, refuseRuns, revenueOf } from './rules/running/plan.js'
export { canRun, hasRoute } from './rules/running/route-exists.js'
export {
  certificatePercent,
  certificatesOf,
  directorPercent,
  isSoldOut,
  majorIds,
  optionOf,
  percentOf,
  percentWithPlayers,
  shareCompanyIds,
} from './rules/shares.js'
export { markerCost, markersInAll, markersPlaced } from './rules/stations.js'
export { costOfTile, costOfTunnel } from './rules/track/cost.js'
export { mustBuyTrain, trainsOnOffer, trainsOnSale } from './rules/train-offers.js'
export * from './texts/index.js'
