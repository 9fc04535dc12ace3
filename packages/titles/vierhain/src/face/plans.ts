import type { Plan, RunDesk } from '@stellwerk/table'
import { hex, nowFirst } from '@stellwerk/table'
import type { TrainRun } from '../actions.js'
import type { CompanyId } from '../data/types.js'
import { bestRun, callsOf } from '../rules/best-run.js'
import { operatingOrder } from '../rules/market.js'
import type { State } from '../state.js'
import { companyOnTurn } from './round.js'

function planOf(state: State, runs: readonly TrainRun[]): Plan {
  const routes = runs.map(({ train, route }) => {
    const calls = callsOf(state, { route })
    return {
      train,
      path: route,
      amount: calls.reduce((sum, { value }) => sum + value, 0),
      calls: calls.map((call) => ({ at: hex(call.hex), amount: call.value })),
    }
  })
  return { total: routes.reduce((sum, { amount }) => sum + amount, 0), costs: 0, routes, extras: [] }
}

/** vierhain-run-i: the best run is found, and nobody plans one. */
export const runs: RunDesk<State> = {
  runners(state) {
    const able = operatingOrder(state).filter((company) => state.companies[company].trains.length > 0)
    return nowFirst(able, companyOnTurn(state))
  },
  suggest: (state, company) => ({
    company,
    proven: true,
    plans: [planOf(state, bestRun(state, company as CompanyId).runs)],
  }),
  told: (state, event) =>
    event.kind === 'ran' ? planOf(state, event['runs'] as unknown as readonly TrainRun[]) : undefined,
}
