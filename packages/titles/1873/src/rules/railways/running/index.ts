import type { RunPlan } from '../../../actions.js'

/** How trains run (1873-4.4.3), what that earns (1873-4.4.4) and what a railway in receivership runs (1873-6.2). */
export { faultsOfPlan, refusePlan } from './plan.js'
export type { Revenue } from './revenue.js'
export { revenueOf } from './revenue.js'
export { completePlan, suggestPlans } from './suggest.js'
export { estimatedRun } from './estimate.js'
export { receivershipPlan } from './receivership-run.js'
export { stopUse } from './stop-use.js'
export { calledMarkers, turnUncalledMarkers } from './markers.js'

/** What a railway without standard trains and without a diesel runs. */
export const emptyPlan: RunPlan = { trains: [] }
