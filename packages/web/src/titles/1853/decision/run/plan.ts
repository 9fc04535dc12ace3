import type { HexId, Run, RunEarnings, TrainId } from '@stellwerk/1853'
import type { GameEvent } from '@stellwerk/engine'
import type { RunDraft } from '../../draft.js'

/** What a run earned, from the events that it brought about. */
export function earningsIn(events: readonly GameEvent[]): RunEarnings | undefined {
  return events.find(({ kind }) => kind === 'ran') as unknown as RunEarnings | undefined
}

/** A plan as it is suggested. */
export const suggested = ({ runs, mail }: Run): RunDraft => ({
  kind: 'run',
  runs,
  ...(mail === undefined ? {} : { mail }),
  edited: false,
})

/** The plan without one of its runs; the mail stays with its train, or is left if that does not run. */
export function without({ runs, mail }: RunDraft, at: number): RunDraft {
  const kept = mail === undefined || mail === at ? undefined : mail > at ? mail - 1 : mail
  return {
    kind: 'run',
    runs: runs.toSpliced(at, 1),
    ...(kept === undefined ? {} : { mail: kept }),
    edited: true,
  }
}

/** The plan with the mail on another of its runs, or on none. */
export const mailedBy = ({ runs }: RunDraft, mail: number | undefined): RunDraft => ({
  kind: 'run',
  runs,
  ...(mail === undefined ? {} : { mail }),
  edited: true,
})

/** Begins another run of a train; the map and the card add its hexes. */
export const begunWith = (draft: RunDraft, train: TrainId): RunDraft => ({
  ...draft,
  begun: { train, route: [] },
})

export const withStep = (draft: RunDraft, hex: HexId): RunDraft =>
  draft.begun ? { ...draft, begun: { ...draft.begun, route: [...draft.begun.route, hex] } } : draft

/** Leaves a begun run. */
export function withoutBegun({ begun: _, ...draft }: RunDraft): RunDraft {
  return draft
}

/** The begun run is one of the plan. */
export const finished = (draft: RunDraft): RunDraft =>
  draft.begun ? { ...withoutBegun(draft), runs: [...draft.runs, draft.begun], edited: true } : draft

/** Whether two plans are the same. */
export const samePlan = (a: Pick<RunDraft, 'runs' | 'mail'>, b: Pick<RunDraft, 'runs' | 'mail'>): boolean =>
  a.mail === b.mail && JSON.stringify(a.runs) === JSON.stringify(b.runs)
