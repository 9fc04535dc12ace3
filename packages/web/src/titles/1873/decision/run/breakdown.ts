import type { HexId, MineId, RailwayId, Revenue, RunPlan, State } from '@stellwerk/1873'
import { mines, railwayMaintenance, revenueOfRun, stationsOf } from '@stellwerk/1873'
import { treasuryOf } from '../facts.js'
import { trainsOf } from './plan.js'

/** One line of what a run earns. */
export type Line =
  | { readonly kind: 'station' | 'stop' | 'diesel'; readonly hex: HexId; readonly value: number }
  | {
      readonly kind: 'mine'
      readonly hex: HexId
      readonly mine: MineId
      /** Of the largest train that calls. */
      readonly size: number
      readonly value: number
    }
  | { readonly kind: 'factory'; readonly hex: HexId; readonly factory: string; readonly value: number }
  | { readonly kind: 'local'; readonly value: number }

export interface Breakdown {
  readonly lines: readonly Line[]
  readonly revenue: number
  readonly maintenance: number
  /** What is left to distribute. */
  readonly profit: number
  /** What the treasury must add; the railway is insolvent if it has less. */
  readonly shortfall: number
  readonly insolvent: boolean
}

/** What a plan earns, line by line; undefined while a route of it is no line of track. */
export function breakdownOf(state: State, railway: RailwayId, plan: RunPlan): Breakdown | undefined {
  const revenue = revenueIfAny(state, railway, plan)
  if (!revenue) return undefined
  const maintenance = railwayMaintenance(state, railway)
  const shortfall = Math.max(0, maintenance - revenue.total)
  return {
    lines: linesOf(state, railway, revenue.parts),
    revenue: revenue.total,
    maintenance,
    profit: Math.max(0, revenue.total - maintenance),
    shortfall,
    insolvent: shortfall > treasuryOf(state, railway),
  }
}

/**
 * What each route of a plan adds to what those before it earn, by its id. A place counts for the first route that has
 * it, a mine for the first one of the largest train that calls.
 */
export function addedByRoutes(plan: RunPlan, lines: readonly Line[]): ReadonlyMap<string, number> {
  const routes = trainsOf(plan).flatMap((train) => train.routes)
  const added = new Map(routes.map(({ id }) => [id, 0]))
  for (const line of lines) {
    if (line.kind === 'local') continue
    const { kind, hex, value } = line
    const isCounted = (train: unknown): boolean =>
      kind === 'mine' ? train === line.size : (kind === 'diesel') === (train === 'D')
    const first = routes.find(({ train, route }) => isCounted(train) && route.includes(hex))
    if (first) added.set(first.id, (added.get(first.id) ?? 0) + value)
  }
  return added
}

/** Revenue is defined for lines of track only; for anything else it throws. */
function revenueIfAny(state: State, railway: RailwayId, plan: RunPlan): Revenue | undefined {
  try {
    return revenueOfRun(state, railway, plan)
  } catch {
    return undefined
  }
}

function linesOf(state: State, railway: RailwayId, parts: Revenue['parts']): Line[] {
  const stations = stationsOf(state, railway)
  const places = parts.places.map(({ hex, value }): Line => ({
    kind: stations.includes(hex) ? 'station' : 'stop',
    hex,
    value,
  }))
  const works = parts.works.map(({ hex, work, value }): Line => {
    if (!work.startsWith('mine:')) return { kind: 'factory', hex, factory: work, value }
    const mine = Number(work.slice(5)) as MineId
    return { kind: 'mine', hex, mine, size: value / mines[mine].multiplier, value }
  })
  const diesel = parts.diesel.map(({ hex, value }): Line => ({ kind: 'diesel', hex, value }))
  const local: Line[] = parts.local > 0 ? [{ kind: 'local', value: parts.local }] : []
  const byKind = (kind: Line['kind']): Line[] => places.filter((line) => line.kind === kind)
  return [...byKind('station'), ...byKind('stop'), ...works, ...diesel, ...local]
}
