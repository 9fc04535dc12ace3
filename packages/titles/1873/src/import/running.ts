import type { RailwayId } from '../data/types.js'
import type { Desk } from './desk.js'
import { act, decider, siteTurn, stateOf } from './desk.js'
import { Untranslatable } from './fault.js'
import type { SiteActionOf } from './format.js'
import { planFrom } from './routes.js'

/** Runs by the routes that the file names. What they earn is computed here; the file's figure must agree. */
export function runRoutes(desk: Desk, { routes }: SiteActionOf<'run_routes'>): void {
  const railway = siteTurn(desk).name as RailwayId
  const plan = planFrom(stateOf(desk), desk.point.ids, railway, routes)
  act(desk, { type: 'run', player: decider(desk), plan })
  const ran = desk.history.at(desk.history.length).events.find(({ kind }) => kind === 'ran')
  const { revenue, parts } = ran as unknown as { revenue: number; parts: { local: number } }
  // the site adds the local train of the QLB by itself
  const computed = revenue - parts.local
  const stored = routes.reduce((sum, route) => sum + route.revenue, 0)
  if (stored !== computed) throw new Untranslatable({ kind: 'revenue', railway, stored, computed })
  desk.point = { ...desk.point, ran: { railway, revenue: computed } }
}
