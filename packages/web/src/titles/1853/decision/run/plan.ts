import type { Run, RunEarnings } from '@stellwerk/1853'
import type { GameEvent } from '@stellwerk/engine'
import type { RunDraft } from '../../draft.js'

/** What a run earned, from the events that it brought about. */
export function earningsIn(events: readonly GameEvent[]): RunEarnings | undefined {
  return events.find(({ kind }) => kind === 'ran') as unknown as RunEarnings | undefined
}

/** A plan as it is suggested. */
export const suggested = ({ runs, mail }: Pick<Run, 'runs' | 'mail'>): RunDraft => ({
  kind: 'run',
  runs,
  ...(mail === undefined ? {} : { mail }),
  edited: false,
})

/** The plan with the mail on another of its runs. */
export const mailedBy = (draft: RunDraft, mail: number): RunDraft => ({ ...draft, mail, edited: true })
