import type { HexId, RailwayId, Revenue, Route, RunPlan, State } from '@stellwerk/1873'
import { harzbahnFace, isRailway, revenueOfRun } from '@stellwerk/1873'
import type { GameEvent } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import { runFields, runId } from '../../../decision/runs/plan.js'
import type { Draft } from '../draft.js'

interface ShownRoute {
  readonly id: string
  readonly train: string
  readonly route: Route
}

/** The runs that the map shows. */
export interface ShownRuns {
  readonly routes: readonly ShownRoute[]
  /** What each place earns. */
  readonly values: readonly { readonly hex: HexId; readonly value: number }[]
  /** A route that is being put together. */
  readonly begun: Route
}

interface Planned {
  readonly railway: RailwayId
  readonly plan: RunPlan
  readonly routes: readonly Omit<ShownRoute, 'id'>[]
}

function plannedIn(state: State, events: readonly GameEvent[], draft: Draft): Planned | undefined {
  const operation = top(state)?.['operation']
  if (draft?.kind === 'run' && typeof operation === 'string' && isRailway(operation)) {
    const { plan } = runFields(harzbahnFace, state, draft) as { readonly plan: RunPlan }
    return { railway: operation, plan, routes: draft.runs }
  }
  const ran = events.findLast(({ kind }) => kind === 'ran')
  if (!ran) return undefined
  const plan = ran['plan'] as unknown as RunPlan
  const standard = plan.trains.flatMap(({ size, routes }) =>
    routes.map((route) => ({ train: String(size), route })),
  )
  const diesel = (plan.diesel ?? []).map((route) => ({ train: 'D', route }))
  return { railway: ran['railway'] as RailwayId, plan, routes: [...standard, ...diesel] }
}

/** The home of the local train, which has no route. */
const localHome: HexId = 'E20'

/** The plan under work, or else the one that was run at the shown moment. */
export function shownRuns(state: State, events: readonly GameEvent[], draft: Draft): ShownRuns | undefined {
  const planned = plannedIn(state, events, draft)
  if (!planned) return undefined
  const values = new Map<HexId, number>()
  const parts = revenueIfAny(state, planned)?.parts
  const all = parts
    ? [...parts.places, ...parts.works, ...parts.diesel, { hex: localHome, value: parts.local }]
    : []
  for (const { hex, value } of all) if (value > 0) values.set(hex, (values.get(hex) ?? 0) + value)
  return {
    routes: planned.routes.map((route, at) => ({ ...route, id: runId(route, at) })),
    values: [...values].map(([hex, value]) => ({ hex, value })),
    begun: draft?.kind === 'run' ? (draft.begun?.route ?? []) : [],
  }
}

/** Revenue is defined for lines of track only; for anything else it throws. */
function revenueIfAny(state: State, { railway, plan }: Planned): Revenue | undefined {
  try {
    return revenueOfRun(state, railway, plan)
  } catch {
    return undefined
  }
}
