import type { CoreState } from '@stellwerk/engine'
import type { Plan, PlannedRoute } from '@stellwerk/table'
import type { RouteHands } from './route-hands.js'

/** A route as map and card name it to each other. */
export interface NamedRoute {
  readonly id: string
  readonly train: string
  readonly path: readonly string[]
}

/** What the map must know of a title's draft of runs. */
export interface RunMap<S extends CoreState = CoreState> {
  routes(draft: unknown): readonly NamedRoute[]
  /** The route that is being put together beside them. */
  begun(draft: unknown): Omit<NamedRoute, 'id'> | undefined
  /** What the draft earns; undefined while something is wrong with it. */
  plan(state: S, draft: unknown): Plan | undefined
  hands(state: S, draft: unknown): RouteHands<unknown>
  /** The name of a route in a plan without a draft. */
  idOf(routes: readonly PlannedRoute[], at: number): string
}
