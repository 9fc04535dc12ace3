import type { Ways } from '@stellwerk/table'
import { extendRoute } from './route-edit.js'

type Route = readonly string[]

/** A plan of runs as hands on the map change it. `D` is the title's draft of it. */
export interface RouteHands<D> {
  readonly routes: readonly { readonly id: string; readonly route: Route }[]
  /** The route under work: one of the plan that was taken up, or a new one, which has no name yet. */
  readonly open?: OpenRoute<D> | undefined
  /** Takes up a route of the plan. */
  take(id: string): D
  /** Puts the open route down. */
  putDown(): D
  /** Several routes have a hex: the list asks which one is meant. */
  ask(hex: string): D
}

export interface OpenRoute<D> {
  readonly id?: string
  readonly route: Route
  readonly ways: Ways
  change(route: Route): D
}

/**
 * The draft after a tap on a hex: the open route is cut or goes on; otherwise the route of the hex is taken up. Where
 * several have it, that is the one that was pointed at last. Undefined if the tap means nothing for the plan.
 */
export function tappedRoutes<D>(
  hands: RouteHands<D>,
  hex: string,
  pointed: string | undefined,
): D | undefined {
  const { routes, open, take, ask } = hands
  if (open) {
    const route = extendRoute(open.ways, open.route, hex)
    if (route !== open.route) return open.change(route)
    // a new route is not left by a tap beside it
    if (open.id === undefined) return undefined
  }
  const here = routes.filter(({ id, route }) => id !== open?.id && route.includes(hex))
  const meant = here.find(({ id }) => id === pointed) ?? (here.length === 1 ? here[0] : undefined)
  if (meant) return take(meant.id)
  return here.length > 0 ? ask(hex) : undefined
}
