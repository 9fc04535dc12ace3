import { useContext, useMemo } from 'preact/hooks'
import type { CoreState, GameEvent } from '@stellwerk/engine'
import type { Plan, Runs, Step, TitleFace } from '@stellwerk/table'
import { handsOn } from '../decision/runs/hands.js'
import type { RunDraft } from '../decision/runs/plan.js'
import { runId, samePlan, suggested } from '../decision/runs/plan.js'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import { PlanOnMap } from './plan-on-map.js'
import type { RouteHands } from './route-hands.js'
import type { NamedRoute } from './runs.js'

/** The runs that the map shows. */
export interface ShownRuns {
  readonly routes: readonly NamedRoute[]
  readonly begun: Omit<NamedRoute, 'id'> | undefined
  /** What they earn; undefined for a plan that was changed by hand, at which a worker looks. */
  readonly plan: Plan | undefined
  readonly draft: RunDraft | undefined
  readonly hands: RouteHands<RunDraft> | undefined
}

/** The plan under work, the one that was pointed out, the best that is suggested, or what was run at the shown moment. */
export function useRuns(step: Step | null): ShownRuns | undefined {
  const { shown, draft: begun } = useTable()
  const pointed = useContext(PlanOnMap)
  const pointedHere = pointed?.state === shown.state ? pointed.plan : undefined
  const { face, description } = useDescribed()
  const { state } = description
  const draft = (begun as { readonly kind?: string } | null)?.kind === 'run' ? (begun as RunDraft) : undefined
  return useMemo(() => {
    const section = step?.sections.find((one): one is Runs => one.kind === 'runs')
    if (draft) return worked(face, state, draft, section)
    const plan = pointedHere ?? section?.plans[0] ?? told(face, state, shown.events)
    return plan && { routes: routesOf(plan), begun: undefined, plan, draft: undefined, hands: undefined }
  }, [face, draft, state, shown.events, step, pointedHere])
}

function worked(
  { runs: { editor } }: TitleFace<CoreState>,
  state: CoreState,
  draft: RunDraft,
  section: Runs | undefined,
): ShownRuns {
  const { runs, begun } = draft
  return {
    routes: runs.map((run, at) => ({ id: runId(run, at), train: run.train, path: run.route })),
    begun: begun && { train: begun.train, path: begun.route },
    plan: section?.plans.find((plan) => samePlan(suggested(plan), draft)),
    draft,
    hands:
      editor && section ? handsOn(draft, (train) => editor.ways(state, section.company, train)) : undefined,
  }
}

export const routesOf = ({ routes }: Plan): readonly NamedRoute[] =>
  routes.map(({ train, path }, at) => ({ id: runId({ train }, at), train, path }))

function told(
  { runs }: TitleFace<CoreState>,
  state: CoreState,
  events: readonly GameEvent[],
): Plan | undefined {
  for (const event of events.toReversed()) {
    const plan = runs.told?.(state, event)
    if (plan) return plan
  }
  return undefined
}
