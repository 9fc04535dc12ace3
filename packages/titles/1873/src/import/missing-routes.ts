import type { Route, RunPlan } from '../actions.js'
import { refuseRun, revenueOfRun } from '../rules/railways/run-plan.js'
import { suggestPlans } from '../rules/railways/running/index.js'
import type { Note } from './fault.js'
import { note } from './fault.js'
import type { Played } from './running.js'

/**
 * Looks for runs from which a file has lost a route. The site lets railways leave routes out (PEER-14), and players do;
 * so it is no fault that a train stands idle. But few give up what they ran the time before or run the time after.
 */
export interface PlacedRun extends Played {
  /** Its place in the file. */
  readonly path: string
}

const isSame = (a: Route, b: Route): boolean =>
  a.length === b.length && (a.every((hex, i) => hex === b[i]) || a.every((hex, i) => hex === b.at(-1 - i)))

/** The plans with one route more: by any standard train that has a part to spare, or by the diesel. */
function* extended(plan: RunPlan, route: Route, byDiesel: boolean): Generator<RunPlan> {
  const { trains, diesel } = plan
  if (byDiesel) {
    if (diesel && !diesel.some((own) => isSame(own, route))) yield { ...plan, diesel: [...diesel, route] }
    return
  }
  if (trains.some(({ routes }) => routes.some((own) => isSame(own, route)))) return
  for (const [i, train] of trains.entries())
    if (train.routes.length < train.size)
      yield { ...plan, trains: trains.with(i, { ...train, routes: [...train.routes, route] }) }
}

/** What a run could have earned more with routes of these plans, beside all of its own. */
function* missing(run: PlacedRun, others: readonly RunPlan[], about: Note['about']): Generator<Note> {
  const { before, railway, path } = run
  const earns = (plan: RunPlan): number => revenueOfRun(before, railway, plan).total
  const offered = others.flatMap(({ trains, diesel = [] }) => [
    ...trains.flatMap(({ routes }) => routes.map((route) => ({ route, byDiesel: false }))),
    ...diesel.map((route) => ({ route, byDiesel: true })),
  ])
  const own = earns(run.plan)
  let best = { plan: run.plan, earns: own }
  const added: string[] = []
  for (const { route, byDiesel } of offered)
    for (const plan of extended(best.plan, route, byDiesel)) {
      if (refuseRun(before, railway, plan) || earns(plan) <= best.earns) continue
      best = { plan, earns: earns(plan) }
      added.push(route.join('-'))
      break
    }
  if (added.length === 0) return
  // the local train of the QLB is no part of what the file says
  const possible = run.revenue + best.earns - own
  yield note(`${path}.routes`, about, { railway, routes: added.join(', '), stored: run.revenue, possible })
}

/** Runs without a route that the railway ran the time before or the time after, although it was possible. */
export function* missingRoutes(runs: readonly PlacedRun[]): Generator<Note> {
  for (const [i, run] of runs.entries()) {
    const isOfSame = ({ railway }: PlacedRun): boolean => railway === run.railway
    const others = [runs.slice(0, i).findLast(isOfSame), runs.slice(i + 1).find(isOfSame)]
    yield* missing(
      run,
      others.flatMap((other) => other?.plan ?? []),
      'missing-route',
    )
  }
}

const plansLookedAt = 20

/** Runs to which any route can be added. This takes a while. */
export function* spareTrains(runs: readonly PlacedRun[]): Generator<Note> {
  for (const run of runs) {
    const { before, railway } = run
    const others = runs.filter((other) => other.railway === railway).map(({ plan }) => plan)
    const { plans } = suggestPlans(before, railway, plansLookedAt)
    yield* missing(run, [...others, ...plans], 'spare-train')
  }
}
