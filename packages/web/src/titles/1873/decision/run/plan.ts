import type { HexId, Route, RunPlan, Size } from '@stellwerk/1873'
import type { RunDraft } from '../../draft.js'

/** The name of a train in a plan: its size, or the diesel. */
export type TrainName = Size | 'D'

/** A route in its plan. */
export interface PlannedRoute {
  /** As map and card name it to each other. Trains of the same size count on. */
  readonly id: string
  readonly train: TrainName
  readonly route: Route
}

/** A train with its routes. */
export interface PlannedTrain {
  readonly train: TrainName
  /** How many routes it may run; the diesel has no limit. */
  readonly most: number
  readonly routes: readonly PlannedRoute[]
}

export function trainsOf({ trains, diesel }: RunPlan): PlannedTrain[] {
  const counts = new Map<TrainName, number>()
  const planned = (train: TrainName, routes: readonly Route[]): PlannedRoute[] =>
    routes.map((route) => {
      const index = counts.get(train) ?? 0
      counts.set(train, index + 1)
      return { id: `${train}:${index}`, train, route }
    })
  return [
    ...trains.map(({ size, routes }) => ({ train: size, most: size, routes: planned(size, routes) })),
    ...(diesel ? [{ train: 'D' as const, most: Infinity, routes: planned('D', diesel) }] : []),
  ]
}

/** The plan with other routes for some of its trains, in the order of `trainsOf`. */
function withRoutes(
  plan: RunPlan,
  change: (routes: readonly Route[], train: PlannedTrain, at: number) => readonly Route[],
): RunPlan {
  const all = trainsOf(plan).map((train, at) =>
    change(
      train.routes.map(({ route }) => route),
      train,
      at,
    ),
  )
  const trains = plan.trains.map(({ size }, at) => ({ size, routes: all[at] ?? [] }))
  return plan.diesel ? { trains, diesel: all[trains.length] ?? [] } : { trains }
}

const edited = (plan: RunPlan): RunDraft => ({ kind: 'run', plan, edited: true })

/** Takes a route out of the plan. */
export function withoutRoute({ plan }: RunDraft, id: string): RunDraft {
  return edited(
    withRoutes(plan, (_, { routes }) => routes.filter((other) => other.id !== id).map(({ route }) => route)),
  )
}

/** Begins a new route of a train; the map and the card add its hexes. */
export const begunRoute = ({ plan, edited: changed }: RunDraft, train: TrainName): RunDraft => ({
  kind: 'run',
  plan,
  edited: changed,
  train,
  route: [],
})

export const withStep = (draft: RunDraft, hex: HexId): RunDraft => ({
  ...draft,
  route: [...(draft.route ?? []), hex],
})

export const withoutStep = (draft: RunDraft): RunDraft => ({
  ...draft,
  route: (draft.route ?? []).slice(0, -1),
})

/** Leaves a route that was begun or taken up. */
export const putDown = ({ plan, edited: changed }: RunDraft): RunDraft => ({
  kind: 'run',
  plan,
  edited: changed,
})

/** Takes up a route of the plan, to be changed. */
export const takenUp = (draft: RunDraft, id: string): RunDraft => ({ ...putDown(draft), taken: id })

/** Several routes have a hex: one of them is to be chosen. */
export const asking = (draft: RunDraft, hex: HexId): RunDraft => ({ ...putDown(draft), asks: hex })

/** Leads a route that is taken up another way; with nothing left of it, it is out of the plan. */
export function withRoute(draft: RunDraft, id: string, route: Route): RunDraft {
  if (route.length === 0) return withoutRoute(draft, id)
  const plan = withRoutes(draft.plan, (_, { routes }) =>
    routes.map((other) => (other.id === id ? route : other.route)),
  )
  return { ...edited(plan), taken: id }
}

/** Gives the begun route to the first train of its name that has room for it, or else to the first one. */
export function finishedRoute({ plan, train, route = [] }: RunDraft): RunDraft {
  const trains = trainsOf(plan)
  const named = trains.filter((other) => other.train === train)
  const target = named.find(({ routes, most }) => routes.length < most) ?? named[0]
  const to = target ? trains.indexOf(target) : -1
  return edited(withRoutes(plan, (routes, _, at) => (at === to ? [...routes, route] : routes)))
}
