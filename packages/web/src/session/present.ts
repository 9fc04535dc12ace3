import type { CoreState, Playable, RecordLine } from '@stellwerk/engine'
import { hash, isOlder, lineAfter } from '@stellwerk/engine'
import { withRules } from './rebuild.js'
import type { Moment, Now } from './session.js'
import type { Kept, Origin } from './shelf.js'

/** The places of the actions that lead to the present of a record, and of those that can be brought back. */
const lineOf = (record: readonly Kept[]): RecordLine<number> =>
  lineAfter(
    { done: [], undone: [] },
    record.map(({ entry }) => entry),
    { made: (_, place) => place, to: (entry) => (entry.type === 'action' ? 0 : entry.to) },
  )

/** What a page knows of the moments of a game. */
export type Known<S extends CoreState> = Pick<Now<S>, 'length' | 'at' | 'redoable' | 'turnStart'>

/** The present alone, by the state that was kept beside a record, if that is where the record leads by the rules of today. */
export function presentIn<S extends CoreState>(
  title: Playable<S>,
  origin: Origin,
  record: readonly Kept[],
  kept: CoreState | undefined,
): Known<S> | undefined {
  if (!kept || isOlder(title, withRules(origin))) return undefined
  const { done, undone } = lineOf(record)
  const last = record[done.at(-1) ?? -1]
  if (last?.entry.type !== 'action' || last.entry.hash !== hash(kept)) return undefined
  const moment: Moment<S> = {
    // an action would tell of a past that is not there yet
    action: undefined,
    state: kept as S,
    events: [],
    ...(last.time === undefined ? {} : { time: last.time }),
  }
  const { length } = done
  return {
    length,
    at: (n) => (n === length ? moment : undefined),
    redoable: undone.length,
    turnStart: length,
  }
}
