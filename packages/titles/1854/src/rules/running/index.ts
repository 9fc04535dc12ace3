/** How trains run and what that earns (1854-run, 1854-revenue). */
export { withBestCalls } from './best-calls.js'
export { bestRun, runningTrains } from './best-run.js'
export type { RunParts } from './plan.js'
export { reasonsAgainst, refuseRuns, revenueOf } from './plan.js'
export { canRun, hasRoute } from './route-exists.js'
