import type { HexId, RailwayId, Route, RunPlan, State } from '@stellwerk/1873'
import { isRailway } from '@stellwerk/1873'
import type { GameEvent } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { Draft } from '../draft.js'
import { breakdownOf } from '../decision/run/breakdown.js'
import type { TrainName } from '../decision/run/plan.js'
import { trainsOf } from '../decision/run/plan.js'

/** The runs that the map shows. */
export interface ShownRuns {
  readonly routes: readonly { readonly id: string; readonly train: TrainName; readonly route: Route }[]
  /** What each place earns. */
  readonly values: readonly { readonly hex: HexId; readonly value: number }[]
  /** A route that is being put together. */
  readonly begun: Route
}

interface Planned {
  readonly railway: RailwayId
  readonly plan: RunPlan
}

function plannedIn(state: State, events: readonly GameEvent[], draft: Draft): Planned | undefined {
  const operation = top(state)?.['operation']
  if (draft?.kind === 'run' && typeof operation === 'string' && isRailway(operation))
    return { railway: operation, plan: draft.plan }
  const ran = events.findLast(({ kind }) => kind === 'ran')
  return ran && { railway: ran['railway'] as RailwayId, plan: ran['plan'] as unknown as RunPlan }
}

/** The home of the local train, which has no route. */
const localHome: HexId = 'E20'

/** The plan under work, or else the one that was run at the shown moment. */
export function shownRuns(state: State, events: readonly GameEvent[], draft: Draft): ShownRuns | undefined {
  const planned = plannedIn(state, events, draft)
  if (!planned) return undefined
  const values = new Map<HexId, number>()
  for (const line of breakdownOf(state, planned.railway, planned.plan)?.lines ?? []) {
    const hex = line.kind === 'local' ? localHome : line.hex
    values.set(hex, (values.get(hex) ?? 0) + line.value)
  }
  return {
    routes: trainsOf(planned.plan).flatMap(({ routes }) => routes),
    values: [...values].map(([hex, value]) => ({ hex, value })),
    begun: draft?.kind === 'run' ? (draft.route ?? []) : [],
  }
}
