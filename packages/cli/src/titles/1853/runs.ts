import type { Aim, CompanyId, Duties, State, TrainRun, TurnFrame } from '@stellwerk/1853'
import {
  bestRun,
  earningsOf,
  faultsOfRuns,
  linesOf,
  operatingOrder,
  refuseRuns,
  trains,
} from '@stellwerk/1853'
import { fields, frameOf, listOf, oneOf, text, whole } from '@stellwerk/engine'
import type { GivenPlans, Runs, RunsPlan } from '../face.js'

/** The companies with a train to run, the one first whose turn it is. */
export function runners(state: State): CompanyId[] {
  const able = operatingOrder(state).filter((company) => state.companies[company].trains.length > 0)
  const turn = frameOf<TurnFrame>(state, 'turn')?.company
  const acting = able.filter((company) => company === turn)
  return [...acting, ...able.filter((company) => company !== turn)]
}

/** What a company owes to its runs in its turn (1853-4.2.3-b, 1853-4.4.2-b). */
function dutiesOf(state: State, company: CompanyId): Duties {
  const turn = frameOf<TurnFrame>(state, 'turn')
  if (turn?.company !== company) return {}
  const { mustRunOver, mustCallAt } = turn
  return { ...(mustRunOver ? { mustRunOver } : {}), ...(mustCallAt ? { mustCallAt } : {}) }
}

/** 1853-4.6.6: what is best depends on what becomes of the earnings, so there may be two best plans. */
export function runs(state: State, company: string): Runs {
  const id = company as CompanyId
  const best = (['treasury', 'dividend'] as const).map((aim) => ({
    aim,
    ...bestRun(state, id, aim, dutiesOf(state, id)),
  }))
  const [treasury, dividend] = best as [(typeof best)[number], (typeof best)[number]]
  const same = treasury.revenue === dividend.revenue && treasury.mailMoney === dividend.mailMoney
  return {
    company,
    proven: best.every(({ proven }) => proven),
    plans: same
      ? [shown(state, id, treasury)]
      : best.map((plan) => ({ ...shown(state, id, plan), aim: plan.aim satisfies Aim })),
  }
}

interface Plan {
  readonly runs: readonly TrainRun[]
  readonly mail?: number | undefined
}

/** A plan is written as the fields of an action. */
export const givenPlans: GivenPlans<State> = {
  shape: fields(
    { runs: listOf(fields({ train: oneOf(...Object.keys(trains)), route: listOf(text, 200) }), 10) },
    { mail: whole },
  ),
  faults(state, company, plan) {
    const id = company as CompanyId
    const { runs: given, mail } = plan as Plan
    const faults = faultsOfRuns(state, id, given)
    const other = faults.length > 0 ? undefined : refuseRuns(state, id, given, mail, dutiesOf(state, id))
    return other ? [other] : faults
  },
  value: (state, company, plan) => shown(state, company as CompanyId, plan as Plan),
}

/** The total is what the company earns in all; the mail is named beside the places. */
function shown(state: State, company: CompanyId, { runs: given, mail }: Plan): RunsPlan {
  const { revenue, mailMoney, parts } = earningsOf(linesOf(state, company), given, mail)
  return {
    total: revenue + mailMoney,
    runs: given.map(({ train, route }, i) => ({
      train: i === mail ? `${train} ✉` : train,
      stops: route,
    })),
    parts: [
      ...parts.flatMap(({ calls }) => calls.map(({ hex, value }) => ({ place: hex, value }))),
      ...(mailMoney === 0 ? [] : [{ place: '✉', value: mailMoney }]),
    ],
  }
}
