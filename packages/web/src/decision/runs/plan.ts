import type { CoreState } from '@stellwerk/engine'
import type { EditedRoute, Plan, Row, TitleFace } from '@stellwerk/table'

/** A train with its route. */
interface PlannedRun {
  readonly train: string
  readonly route: readonly string[]
  /** Places in the route where a train that may do so passes a stop without calling. */
  readonly passes?: readonly number[]
}

/** The runs under work, one for each train at most. While they are suggested ones, `edited` is false. */
export interface RunDraft {
  readonly kind: 'run'
  readonly runs: readonly PlannedRun[]
  /** Which of them carries the mail, where there is some. */
  readonly mail?: number
  readonly edited: boolean
  /** A run that is being put together, beside the others. */
  readonly begun?: PlannedRun
  /** The run of the plan that is being changed. */
  readonly taken?: number
  /** A hex of several runs: one of them is to be chosen. */
  readonly asks?: string
}

/** What a run is called between map and card: trains of a kind are told apart by their place. */
export const runId = ({ train }: { readonly train: string }, at: number): string => `${train}#${at}`

/** A plan as it is suggested. */
export function suggested({ routes, row }: Pick<Plan, 'routes'> & { readonly row: Row }): RunDraft {
  const { mail } = row.action as Row['action'] & { readonly mail?: number }
  return {
    kind: 'run',
    runs: routes.map(({ train, path, passes }) => ({ train, route: path, ...(passes ? { passes } : {}) })),
    ...(mail === undefined ? {} : { mail }),
    edited: false,
  }
}

/** The routes of a plan as a title takes them. */
export const editedRoutes = ({ runs }: Pick<RunDraft, 'runs'>): readonly EditedRoute[] =>
  runs.map(({ train, route }) => ({ train, path: route }))

/** The fields of a run by the company whose turn it is. */
export function runFields<S extends CoreState>({ runs }: TitleFace<S>, state: S, draft: RunDraft): object {
  const [company = ''] = runs.runners(state)
  const { editor } = runs
  return editor?.fields(editor.write(state, company, editedRoutes(draft), draft.mail)) ?? {}
}

/** The plan with the mail on another of its runs. */
export const mailedBy = (draft: RunDraft, mail: number): RunDraft => ({ ...draft, mail, edited: true })

/** The plan without one of its runs; the mail stays with its train, or is left if that does not run. */
export function without(draft: RunDraft, at: number): RunDraft {
  const { mail, ...rest } = putDown(draft)
  const kept = mail === undefined || mail === at ? undefined : mail > at ? mail - 1 : mail
  return {
    ...rest,
    runs: draft.runs.toSpliced(at, 1),
    ...(kept === undefined ? {} : { mail: kept }),
    edited: true,
  }
}

/** Begins another run of a train; the map and the card add its hexes. */
export const begunWith = (draft: RunDraft, train: string): RunDraft => ({
  ...putDown(draft),
  begun: { train, route: [] },
})

/** Takes up a run of the plan, to be changed. */
export const takenUp = (draft: RunDraft, at: number): RunDraft => ({
  ...putDown(draft),
  taken: at,
})

/** Several runs have a hex: one of them is to be chosen. */
export const asking = (draft: RunDraft, hex: string): RunDraft => ({
  ...putDown(draft),
  asks: hex,
})

/** The run under work by another way; one of the plan of which nothing is left is out of it. */
export function withRoute(draft: RunDraft, route: readonly string[]): RunDraft {
  const { begun, taken = -1, runs } = draft
  if (begun) return { ...draft, begun: { ...begun, route } }
  const run = runs[taken]
  if (!run) return draft
  if (route.length === 0) return without(draft, taken)
  return { ...draft, runs: runs.with(taken, { train: run.train, route }), edited: true }
}

/** Leaves a run that was begun or taken up. */
export function putDown(draft: RunDraft): RunDraft {
  const { begun: _, taken: _taken, asks: _asks, ...rest } = draft
  return rest
}

/** The begun run is one of the plan. */
export const finished = (draft: RunDraft): RunDraft =>
  draft.begun ? { ...putDown(draft), runs: [...draft.runs, draft.begun], edited: true } : draft

/** Whether two plans are the same. */
export const samePlan = (a: Pick<RunDraft, 'runs' | 'mail'>, b: Pick<RunDraft, 'runs' | 'mail'>): boolean =>
  a.mail === b.mail && JSON.stringify(a.runs) === JSON.stringify(b.runs)

/** The kinds of trains that may run another route. */
export function idleTrains(
  trains: readonly { readonly train: string; readonly most: number | null }[],
  { runs }: Pick<RunDraft, 'runs'>,
): readonly string[] {
  const room = new Map<string, number>()
  for (const { train, most } of trains) room.set(train, (room.get(train) ?? 0) + (most ?? Infinity))
  return [...room].flatMap(([train, most]) =>
    runs.filter((run) => run.train === train).length < most ? [train] : [],
  )
}
