/**
 * Harzbahn 1873 by Klaus Kiermeier: mines and railways of the Harz. `data` holds the printed components, `rules` is
 * shaped like the rulebook, `editions` names the differences between its editions.
 */
export { harzbahn } from './title.js'
export * from './actions.js'
export * from './board.js'
export * from './data/types.js'
export * from './editions.js'
export * from './events.js'
export { harzbahnFace } from './face/index.js'
export { manifest } from './manifest.js'
export * from './readings.js'
export * from './state.js'
export * from './data/companies.js'
export * from './data/concessions.js'
export * from './data/map.js'
export * from './data/mines.js'
export * from './data/money.js'
export * from './data/phases.js'
export * from './data/tiles.js'
export * from './data/units.js'
export * from './import/index.js'
export type { Completion, Revenue, Suggestions } from './rules/railways/running/index.js'
export {
  completePlan,
  faultsOfPlan,
  refusePlan,
  revenueOf,
  stopUse,
  suggestPlans,
} from './rules/railways/running/index.js'
export { faultsOfRun, planShape, revenueOfRun } from './rules/railways/run-plan.js'
export { letsMinePass, letsPass } from './rules/reach.js'
export { factoryValue } from './rules/factories.js'
export { railwayReach } from './rules/reach.js'
export { routeComplete } from './rules/railways/concession-route.js'
export { markersInAll, markersLeft, stationsOf } from './rules/railways/stations.js'
export { tilesLeft } from './rules/railways/track/supply.js'
export { railwayMaintenance } from './rules/railways/turn.js'
export { marketOrder, priceIfAny, priceOf } from './rules/market.js'
export { maintenanceOf, phaseBegunNext, switcherOnSale, unitOnSale } from './rules/phases.js'
export { incomeOf, mineMaintenance, publicMineResult } from './rules/production.js'
export { fortuneOf, privateMinesOf } from './rules/ranking.js'
export { bestAssignment } from './rules/receivership.js'
export { countOf, percentOf, shareIds, sharesOf } from './rules/shares.js'
export { minesOf } from './rules/switcher-places.js'
export { operations } from './rules/trade.js'
export * from './texts/index.js'
