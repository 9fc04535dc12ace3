import type { RunPlan } from '../actions.js'
import type { RailwayId } from '../data/types.js'
import { revenueOfRoutes } from '../rules/railways/free-runs.js'
import type { State } from '../state.js'
import type { Desk } from './desk.js'
import { act, decider, siteTurn, stateOf } from './desk.js'
import type { Note } from './fault.js'
import { Untranslatable, note } from './fault.js'
import type { SiteActionOf, SiteRoute } from './format.js'
import { planFrom, readRoutes } from './routes.js'

/** A run as it was played. */
export interface Played {
  readonly railway: RailwayId
  readonly revenue: number
  readonly plan: RunPlan
  /** The state in which it was run. */
  readonly before: State
  /** The routes that earn something else than the file says, by their number in it. */
  readonly differing: readonly {
    readonly route: number
    readonly train: string
    readonly stored: number
    readonly computed: number
  }[]
}

/** Runs by the routes that the file names. What they earn is computed here; the file's figure must agree. */
export function runRoutes(desk: Desk, { routes }: SiteActionOf<'run_routes'>): void {
  const railway = siteTurn(desk).name as RailwayId
  const before = stateOf(desk)
  const { ids } = desk.point
  const read = readRoutes(ids, railway, routes)
  const plan = planFrom(before, ids, railway, read)
  act(desk, { type: 'run', player: decider(desk), plan })
  const ran = desk.history.at(desk.history.length).events.find(({ kind }) => kind === 'ran')
  const { revenue, parts } = ran as unknown as { revenue: number; parts: { local: number } }
  // the site adds the local train of the QLB by itself
  const computed = revenue - parts.local
  const stored = routes.reduce((sum, route) => sum + route.revenue, 0)
  if (stored !== computed) throw new Untranslatable({ kind: 'revenue', railway, stored, computed })
  const sized = read.map(({ train, route }) => ({ size: train === 'D' ? train : train.size, route }))
  const differing = revenueOfRoutes(before, railway, sized).flatMap((right, route) => {
    const { train, revenue: said } = routes[route] as SiteRoute
    return said === right ? [] : [{ route, train, stored: said, computed: right }]
  })
  desk.point = { ...desk.point, ran: { railway, revenue: computed, plan, before, differing } }
}

/** The total is right, but not what the file says of its routes. */
export const differingRoutes = (path: string, { railway, differing }: Played): readonly Note[] =>
  differing.map(({ route, train, stored, computed }) =>
    note(`${path}.routes[${route}].revenue`, 'route-revenue', { railway, train, stored, computed }),
  )
