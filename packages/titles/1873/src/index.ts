/**
 * Harzbahn 1873 by Klaus Kiermeier: mines and railways of the Harz. `data` holds the printed components, `rules` is
 * shaped like the rulebook, `editions` names the differences between its two editions.
 */
export { harzbahn } from './title.js'
export * from './actions.js'
export * from './board.js'
export * from './data/types.js'
export * from './editions.js'
export * from './events.js'
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
  suggestPlans,
} from './rules/railways/running/index.js'
export { faultsOfRun, planShape, revenueOfRun } from './rules/railways/run-plan.js'
export * from './texts/index.js'
