/** A train with its route. */
interface PlannedRun<T extends string> {
  readonly train: T
  readonly route: readonly string[]
  /** Places in the route where a train that may do so passes a stop without calling. */
  readonly passes?: readonly number[]
}

/** The runs under work, one for each train at most. While they are suggested ones, `edited` is false. */
export interface RunDraft<T extends string = string> {
  readonly kind: 'run'
  readonly runs: readonly PlannedRun<T>[]
  /** Which of them carries the mail, where there is some. */
  readonly mail?: number
  readonly edited: boolean
  /** A run that is being put together, beside the others. */
  readonly begun?: PlannedRun<T>
  /** The run of the plan that is being changed. */
  readonly taken?: number
  /** A hex of several runs: one of them is to be chosen. */
  readonly asks?: string
}

/** The plan without one of its runs; the mail stays with its train, or is left if that does not run. */
export function without<T extends string>(draft: RunDraft<T>, at: number): RunDraft<T> {
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
export const begunWith = <T extends string>(draft: RunDraft<T>, train: T): RunDraft<T> => ({
  ...putDown(draft),
  begun: { train, route: [] },
})

/** Takes up a run of the plan, to be changed. */
export const takenUp = <T extends string>(draft: RunDraft<T>, at: number): RunDraft<T> => ({
  ...putDown(draft),
  taken: at,
})

/** Several runs have a hex: one of them is to be chosen. */
export const asking = <T extends string>(draft: RunDraft<T>, hex: string): RunDraft<T> => ({
  ...putDown(draft),
  asks: hex,
})

/** The run under work by another way; one of the plan of which nothing is left is out of it. */
export function withRoute<T extends string>(draft: RunDraft<T>, route: readonly string[]): RunDraft<T> {
  const { begun, taken = -1, runs } = draft
  if (begun) return { ...draft, begun: { ...begun, route } }
  const run = runs[taken]
  if (!run) return draft
  if (route.length === 0) return without(draft, taken)
  return { ...draft, runs: runs.with(taken, { train: run.train, route }), edited: true }
}

/** Leaves a run that was begun or taken up. */
export function putDown<T extends string>(draft: RunDraft<T>): RunDraft<T> {
  const { begun: _, taken: _taken, asks: _asks, ...rest } = draft
  return rest
}

/** The begun run is one of the plan. */
export const finished = <T extends string>(draft: RunDraft<T>): RunDraft<T> =>
  draft.begun ? { ...putDown(draft), runs: [...draft.runs, draft.begun], edited: true } : draft

/** Whether two plans are the same. */
export const samePlan = (a: Pick<RunDraft, 'runs' | 'mail'>, b: Pick<RunDraft, 'runs' | 'mail'>): boolean =>
  a.mail === b.mail && JSON.stringify(a.runs) === JSON.stringify(b.runs)

/** The trains that do not run in a plan. */
export function idleTrains<T extends string>(owned: readonly T[], { runs }: Pick<RunDraft<T>, 'runs'>): T[] {
  const left = [...owned]
  for (const { train } of runs) {
    const at = left.indexOf(train)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
