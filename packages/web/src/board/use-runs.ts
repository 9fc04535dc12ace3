import { useMemo } from 'preact/hooks'
import type { Plan, Runs, Step } from '@stellwerk/table'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import type { RouteHands } from './route-hands.js'
import type { NamedRoute, RunMap } from './run-map.js'

/** The runs that the map shows. */
export interface ShownRuns {
  readonly routes: readonly NamedRoute[]
  readonly begun: Omit<NamedRoute, 'id'> | undefined
  /** What they earn, as far as that is known. */
  readonly plan: Plan | undefined
  readonly hands: RouteHands<unknown> | undefined
}

/** The plan under work, the best that is suggested, or what was run at the shown moment. */
export function useRuns(step: Step | null): ShownRuns | undefined {
  const { face, shown, draft } = useTable()
  const { description } = useDescribed()
  const { state, events } = shown
  const { runMap } = face
  const isDraft = (draft as { readonly kind?: string } | null)?.kind === 'run'
  return useMemo(() => {
    if (isDraft)
      return {
        routes: runMap.routes(draft),
        begun: runMap.begun(draft),
        plan: runMap.plan(state, draft),
        hands: runMap.hands(state, draft),
      }
    const suggested = step?.sections.find((section): section is Runs => section.kind === 'runs')?.plans[0]
    const plan = suggested ?? told(face.described.runs, description.state, events)
    return plan && { routes: named(runMap, plan), begun: undefined, plan, hands: undefined }
  }, [runMap, isDraft && draft, state, events, step])
}

function told<S>(
  { told: tells }: { told?(state: S, event: Events[number]): Plan | undefined },
  state: S,
  events: Events,
): Plan | undefined {
  if (!tells) return undefined
  for (const event of events.toReversed()) {
    const plan = tells(state, event)
    if (plan) return plan
  }
  return undefined
}

type Events = ReturnType<typeof useTable>['shown']['events']

export const named = ({ idOf }: Pick<RunMap, 'idOf'>, { routes }: Plan): readonly NamedRoute[] =>
  routes.map(({ train, path }, at) => ({ id: idOf(routes, at), train, path }))
