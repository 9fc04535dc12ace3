import type { CompanyId, RunParts, State, TrainRun } from '@stellwerk/1854'
import { austriaFace, boardHex, faultsOfRuns, revenueOf } from '@stellwerk/1854'
import type { Action, Decision, GameEvent } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { Placement } from '../../../board/geometry.js'
import { plus } from '../../../board/geometry.js'
import type { Earning } from '../../../board/run-ribbons.js'
import { runFields } from '../../../decision/runs/plan.js'
import type { RunDraft } from '../draft.js'
import { layoutHex } from './hex-layout.js'

/** The runs that the map shows, with what each call earns. */
export interface ShownRuns {
  readonly runs: readonly TrainRun[]
  readonly calls: RunParts['calls']
}

type Run = Action & { readonly runs: readonly TrainRun[] }

/** The runs under work, the proven best that is to be run, or those that were run at the shown moment. */
export function shownRuns(
  state: State,
  events: readonly GameEvent[],
  decision: Decision | null,
  draft: RunDraft | null,
): ShownRuns | undefined {
  const best = decision?.choices.find(({ action }) => action.type === 'run')?.action as Run | undefined
  const planned = draft ? (runFields(austriaFace, state, draft) as Run).runs : best?.runs
  if (planned) {
    const company = top(state)?.['company'] as CompanyId
    const sound = faultsOfRuns(state, company, planned).length === 0
    return { runs: planned, calls: sound ? callsOf(revenueOf(state, company, planned).parts) : [] }
  }
  const ran = events.findLast(({ kind }) => kind === 'ran')
  if (!ran) return undefined
  const { runs, parts } = ran as unknown as { runs: readonly TrainRun[]; parts: readonly RunParts[] }
  return { runs, calls: callsOf(parts) }
}

const callsOf = (parts: readonly RunParts[]): RunParts['calls'] => parts.flatMap(({ calls }) => calls)

/** What each place earns, all trains together, where its value stands otherwise. */
export function earningsOf(state: State, { calls }: ShownRuns, at: Placement): readonly Earning[] {
  const values = new Map<string, number>()
  for (const { hex, value } of calls) values.set(hex, (values.get(hex) ?? 0) + value)
  return [...values].map(([hex, value]) => {
    const { value: badge, far } = layoutHex(boardHex(state, hex))
    return { id: hex, at: plus(at(hex), badge ?? far ?? { x: 0, y: -20 }), value }
  })
}

/** Trains of a kind are told apart by their place in the list. */
export const runId = ({ train }: TrainRun, index: number): string => `${train}#${index}`
