import type { Action, CoreState, Delta, GameEvent, PlayerId } from '@stellwerk/engine'
import { patched } from '@stellwerk/engine'
import type { LogEntry } from '@stellwerk/protocol'
import type { Moment } from '../session/session.js'

/**
 * The record of an online game as this page knows it: a line of moments that grows with each entry, and what was undone.
 * It never needs the rules, because each entry says how the view changes. Moments before the page came are missing
 * until the whole log is read.
 */
export interface RecordView<S extends CoreState> {
  readonly seq: number
  /** From the beginning to the present; those not loaded yet are undefined. */
  readonly line: readonly (Moment<S> | undefined)[]
  readonly undone: readonly (Moment<S> | undefined)[]
}

/** A record of which only the present is known, and since when. */
export function presentOnly<S extends CoreState>(
  seq: number,
  length: number,
  redoable: number,
  state: S,
  since: number,
): RecordView<S> {
  const line: (Moment<S> | undefined)[] = Array.from({ length }, () => undefined)
  return {
    seq,
    line: [...line, { action: undefined, state, events: [], time: since }],
    undone: Array.from({ length: redoable }, () => undefined),
  }
}

export function presentOf<S extends CoreState>({ line }: RecordView<S>): Moment<S> {
  const present = line.at(-1)
  if (!present) throw new Error('the present of a game is always known')
  return present
}

/** The record with one more entry; entries must come in order and without gaps. */
export function extended<S extends CoreState>(record: RecordView<S>, entry: LogEntry): RecordView<S> {
  if (entry.seq !== record.seq + 1) throw new Error(`entry ${entry.seq} after ${record.seq}`)
  const state = patched(presentOf(record).state, (entry.delta ?? undefined) as Delta | undefined)
  const { seq } = entry
  switch (entry.type) {
    case 'action':
      return { seq, line: [...record.line, momentOf(entry, state)], undone: [] }
    case 'undo': {
      const to = entry.to ?? 0
      const gone = record.line.slice(to + 1)
      return {
        seq,
        line: arrivedAt(record.line.slice(0, to + 1), state),
        undone: [...gone, ...record.undone],
      }
    }
    case 'redo': {
      const count = (entry.to ?? 0) - (record.line.length - 1)
      const line = [...record.line, ...record.undone.slice(0, count)]
      return { seq, line: arrivedAt(line, state), undone: record.undone.slice(count) }
    }
  }
}

const momentOf = <S extends CoreState>({ action, events, at, deputy }: LogEntry, state: S): Moment<S> => ({
  action: action as unknown as Action,
  state,
  events: events as unknown as readonly GameEvent[],
  time: at,
  ...(deputy === undefined ? {} : { deputy: deputy as PlayerId }),
})

/** The last moment of a line is known, even if it was not loaded before. */
function arrivedAt<S extends CoreState>(
  line: readonly (Moment<S> | undefined)[],
  state: S,
): (Moment<S> | undefined)[] {
  return line.at(-1) ? [...line] : [...line.slice(0, -1), { action: undefined, state, events: [] }]
}

/** The whole record from its beginning, of which the time may be known. */
export function fromLog<S extends CoreState>(
  start: S,
  entries: readonly LogEntry[],
  time?: number,
): RecordView<S> {
  const beginning: Moment<S> = { action: undefined, state: start, events: [] }
  // the line is grown in place: a log of a thousand entries must not be copied a thousand times
  const line: (Moment<S> | undefined)[] = [time === undefined ? beginning : { ...beginning, time }]
  let undone: RecordView<S>['undone'] = []
  let seq = 0
  for (const entry of entries) {
    if (entry.type === 'action') {
      const state = patched((line.at(-1) as Moment<S>).state, (entry.delta ?? undefined) as Delta | undefined)
      line.push(momentOf(entry, state))
      undone = []
    } else {
      const next = extended({ seq, line: line.slice(), undone }, entry)
      line.length = 0
      line.push(...next.line)
      undone = next.undone
    }
    seq = entry.seq
  }
  return { seq, line, undone }
}
