import type { CoreState, Entry, Playable } from '@stellwerk/engine'
import { hash, isOlder } from '@stellwerk/engine'
import { withRules } from './rebuild.js'
import type { Moment, Now } from './session.js'
import type { Kept, Origin } from './shelf.js'

/** The entries whose actions lead to the present, in their order, and those that were undone and can be brought back. */
interface Line {
  readonly done: readonly number[]
  readonly undone: readonly number[]
}

/** What a record comes to, without playing it. */
export function lineOf(record: readonly { readonly entry: Entry }[]): Line {
  const done: number[] = []
  let undone: number[] = []
  for (const [place, { entry }] of record.entries())
    if (entry.type === 'action') {
      done.push(place)
      undone = []
    } else if (entry.type === 'undo') undone = [...done.splice(entry.to), ...undone]
    else done.push(...undone.splice(0, entry.to - done.length))
  return { done, undone }
}

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
