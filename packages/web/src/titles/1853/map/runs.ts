import type { CompanyId, Run, RunParts, State, TrainRun } from '@stellwerk/1853'
import { boardHex, earningsOf as earnedBy, faultsOfRuns, linesOf } from '@stellwerk/1853'
import type { Decision, GameEvent } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import { plus } from '../../../board/geometry.js'
import type { Earning } from '../../../board/run-ribbons.js'
import type { RunDraft } from '../draft.js'
import { paper } from './cells.js'
import { layoutHex } from './hex-layout.js'

/** The runs that the map shows, with what each call earns. */
interface ShownRuns {
  readonly runs: readonly TrainRun[]
  readonly calls: RunParts['calls']
}

/** The runs under work, the best that are suggested, or those that were run at the shown moment. */
export function shownRuns(
  state: State,
  events: readonly GameEvent[],
  decision: Decision | null,
  draft: RunDraft | null,
): ShownRuns | undefined {
  const best = decision?.choices.find(({ action }) => action.type === 'run')?.action as Run | undefined
  const planned = (draft?.runs as readonly TrainRun[] | undefined) ?? best?.runs
  if (planned) {
    const company = top(state)?.['company'] as CompanyId
    const sound = faultsOfRuns(state, company, planned).length === 0
    return {
      runs: planned,
      calls: sound ? callsOf(earnedBy(linesOf(state, company), planned, undefined).parts) : [],
    }
  }
  const ran = events.findLast(({ kind }) => kind === 'ran')
  if (!ran) return undefined
  const { runs, parts } = ran as unknown as { runs: readonly TrainRun[]; parts: readonly RunParts[] }
  return { runs, calls: callsOf(parts) }
}

const callsOf = (parts: readonly RunParts[]): RunParts['calls'] => parts.flatMap(({ calls }) => calls)

/** What each place earns, all trains together, where its value stands otherwise. */
export function earningsOf(state: State, { calls }: ShownRuns): readonly Earning[] {
  const values = new Map<string, number>()
  for (const { hex, value } of calls) values.set(hex, (values.get(hex) ?? 0) + value)
  return [...values].map(([hex, value]) => {
    const badge = layoutHex(boardHex(state, hex)).value
    return { id: hex, at: plus(paper.at(hex), badge ?? { x: 0, y: -20 }), value }
  })
}
