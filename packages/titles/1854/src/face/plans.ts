import type { Json } from '@stellwerk/engine'
import type { Plan, RunDesk, RunEditor } from '@stellwerk/table'
import { hex, nowFirst, says } from '@stellwerk/table'
import type { TrainRun } from '../actions.js'
import type { CompanyId, TrainId } from '../data/types.js'
import type { EventFields } from '../events.js'
import { operatingOrder } from '../rules/course.js'
import type { RunParts } from '../rules/running/index.js'
import * as running from '../rules/running/index.js'
import { runsShape } from '../rules/running/step.js'
import type { State } from '../state.js'
import { companyAsked } from './round.js'
import { startsOf, waysOf } from './ways.js'

export function planOf(state: State, company: CompanyId, runs: readonly TrainRun[]): Plan {
  const { total, parts } = running.revenueOf(state, company, runs)
  return planWith(runs, total, parts)
}

function planWith(runs: readonly TrainRun[], total: number, parts: readonly RunParts[]): Plan {
  return {
    total,
    costs: 0,
    extras: [],
    routes: runs.map(({ train, route, passes }, i) => {
      const { calls = [], extra = 0, total: amount = 0 } = parts[i] ?? {}
      return {
        train,
        path: route,
        passes,
        amount,
        calls: [
          ...calls.map((call) => ({ at: hex(call.hex), amount: call.value })),
          // 1854-revenue-c, -d
          ...(extra === 0 ? [] : [{ at: says(extra < 0 ? 'part.customs' : 'part.bonus'), amount: extra }]),
        ],
      }
    }),
  }
}

/** One run for each train, with the calls that are worth most. */
const editor: RunEditor<State, CompanyId> = {
  trains: (state, company) => running.runningTrains(state, company).map((train) => ({ train, most: 1 })),
  ways: waysOf,
  starts: startsOf,
  write: (state, company, routes) =>
    routes.map(({ train, path }) =>
      running.withBestCalls(state, company, { train: train as TrainId, route: path }),
    ) as unknown as Json,
  fields: (written) => ({ runs: written }),
}

export const runs: RunDesk<State, CompanyId> = {
  editor,
  runners(state) {
    const able = operatingOrder(state).filter((company) => running.runningTrains(state, company).length > 0)
    return nowFirst(able, companyAsked(state))
  },
  /** 1854-run-q: only the best run is legal, so no lesser ones are shown. */
  suggest(state, company) {
    const { proven, runs: best } = running.bestRun(state, company)
    return { company, proven, plans: [planOf(state, company, best)] }
  },
  told(_, { kind, ...event }) {
    if (kind !== 'ran') return undefined
    const { runs: given, revenue, parts } = event as unknown as EventFields['ran']
    return planWith(given, revenue, parts as unknown as readonly RunParts[])
  },
  given: {
    shape: runsShape,
    faults(state, company, plan) {
      const given = plan as readonly TrainRun[]
      const faults = running.faultsOfRuns(state, company, given)
      const lesser = faults.length > 0 ? undefined : running.refuseRuns(state, company, given)
      return lesser ? [lesser] : faults
    },
    value: (state, company, plan) => planOf(state, company, plan as readonly TrainRun[]),
  },
}
