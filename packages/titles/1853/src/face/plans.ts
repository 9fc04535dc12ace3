import { frameOf } from '@stellwerk/engine'
import type { Json, JsonObject } from '@stellwerk/engine'
import type { Plan, RunDesk, RunEditor } from '@stellwerk/table'
import { hex, msg, nowFirst, train } from '@stellwerk/table'
import type { TrainRun } from '../actions.js'
import type { CompanyId, TrainId } from '../data/types.js'
import type { TurnFrame } from '../frames.js'
import { operatingOrder } from '../rules/course.js'
import type { RunEarnings } from '../rules/running/index.js'
import { completeRun, dutiesOf, earningsOf, linesOf, reasonsAgainst } from '../rules/running/index.js'
import { bestRuns, runShape } from '../rules/running/step.js'
import type { State } from '../state.js'
import { companyOf } from '../state.js'
import { startsOf, waysOf } from './ways.js'

/** Runs as an action names them, or as a search finds them. */
interface Runs {
  readonly runs: readonly TrainRun[]
  readonly mail?: number | undefined
}

/** The best runs: two where a dividend and the treasury want different ones (1853-4.6.6-b). */
const best = (state: State, company: CompanyId) => bestRuns(state, company, dutiesOf(state, company))

export const isProven = (state: State, company: CompanyId): boolean =>
  best(state, company).every(({ proven }) => proven)

/** What all trains earn, and the mail beside them. */
function planOf(state: State, company: CompanyId, { runs: given, mail }: Runs): Plan {
  return planWith({ runs: given, mail }, earningsOf(linesOf(state, company), given, mail))
}

function planWith({ runs: given, mail }: Runs, { revenue, mailMoney, parts }: RunEarnings): Plan {
  const carrier = mail === undefined ? undefined : given[mail]
  return {
    total: revenue + mailMoney,
    costs: 0,
    routes: given.map((run, i) => ({
      train: run.train,
      path: run.route,
      amount: parts[i]?.total ?? 0,
      calls: (parts[i]?.calls ?? []).map((call) => ({ at: hex(call.hex), amount: call.value })),
    })),
    extras:
      carrier && mailMoney > 0
        ? [{ label: msg('part.mail', { train: train(carrier.train) }), amount: mailMoney }]
        : [],
  }
}

/** A plan, with what it is the best for where there are two best ones. */
export function aimedPlan(state: State, company: CompanyId, plan: Runs): Plan {
  const [dividend, treasury] = best(state, company)
  const is = (other: Runs | undefined): boolean =>
    JSON.stringify([other?.runs, other?.mail]) === JSON.stringify([plan.runs, plan.mail])
  const aim =
    treasury === undefined ? undefined : is(treasury) ? 'treasury' : is(dividend) ? 'dividend' : undefined
  return { ...planOf(state, company, plan), aim }
}

/** 1853-4.6.1: one run for each train; one of them carries the mail. */
const editor: RunEditor<State, CompanyId> = {
  trains: (state, company) => companyOf(state, company).trains.map((id) => ({ train: id, most: 1 })),
  ways: (state, company, id) => waysOf(state, company, id as TrainId),
  starts: (state, company, id) => startsOf(state, company, id as TrainId),
  write: (_, __, routes, mail) => ({
    runs: routes.map(({ train: id, path }) => ({ train: id, route: [...path] })),
    ...(mail === undefined ? {} : { mail }),
  }),
  fields: (written) => written as JsonObject,
  mail: true,
}

export const runs: RunDesk<State, CompanyId> = {
  editor,
  runners(state) {
    const able = operatingOrder(state).filter((id) => companyOf(state, id).trains.length > 0)
    return nowFirst(able, frameOf<TurnFrame>(state, 'turn')?.company)
  },
  suggest: (state, company) => ({
    company,
    proven: isProven(state, company),
    plans: best(state, company)
      .map((plan) => aimedPlan(state, company, plan))
      .toSorted((a, b) => b.total - a.total),
  }),
  told(_, { kind, ...event }) {
    if (kind !== 'ran') return undefined
    const { runs: given, mail, ...earned } = event as unknown as Required<Runs> & RunEarnings
    return planWith({ runs: given, mail: mail ?? undefined }, earned)
  },
  given: {
    shape: runShape,
    faults(state, company, plan) {
      const { runs: given, mail } = plan as Runs
      return reasonsAgainst(state, company, given, mail, dutiesOf(state, company))
    },
    value: (state, company, plan) => planOf(state, company, plan as Runs),
    complete(state, company, partial, aim = 'treasury') {
      const found = completeRun(state, company, aim, (partial as Runs).runs, dutiesOf(state, company))
      if (!found) return undefined
      const { runs: all, mail, proven } = found
      const plan = { runs: all, ...(mail === undefined ? {} : { mail }) }
      return { ...planOf(state, company, plan), written: plan as unknown as Json, proven }
    },
  },
}
