import type { CoreState, Delta, GameEvent, PlayerId, Title } from '@stellwerk/engine'
import { delta, hash, patched, view, viewOfAction, viewOfEvents } from '@stellwerk/engine'
import type { LogEntry } from '@stellwerk/protocol'
import type { EntryRow } from '../store/schema.js'

/** One entry of a record together with the states before and after it. */
export interface Step {
  readonly entry: EntryRow
  readonly events: readonly GameEvent[]
  readonly before: CoreState
  readonly after: CoreState
  /** The state after it as it is stored, where earlier rules made that or the state before it in another shape. */
  readonly carried?: StoredState
  /** What was written of it for those who see it alike: for everybody, or for each seat. */
  readonly texts: Map<string | null, string>
}

/** A state as it is stored, and the version of the rules that made it. */
export interface StoredState {
  readonly rules: number
  readonly state: CoreState
}

/** The state after a step as it is stored. */
export const storedAfter = ({ rulesVersion }: Title, { carried, after }: Step): StoredState =>
  carried ?? { rules: rulesVersion, state: after }

interface Change {
  readonly events: readonly GameEvent[]
  readonly delta: Delta | null
}

/** What an entry keeps of its effect: enough to go from the state before to the state after without any rules. */
export function changeOf(before: CoreState, after: CoreState, events: readonly GameEvent[]): string {
  const change: Change = { events, delta: delta(before, after) ?? null }
  return JSON.stringify(change)
}

export function stepFrom(before: CoreState, entry: EntryRow): Step {
  const { events, delta: made = null } = JSON.parse(entry.change) as Partial<Change> & Pick<Change, 'events'>
  return { entry, events, before, after: patched(before, made ?? undefined), texts: new Map() }
}

/** Where all are allowed to know everything, everybody sees with the same eyes. */
export const eyesOf = (title: Title, viewer: string | null): PlayerId | null =>
  (title.secrets ? viewer : null) as PlayerId | null

/** An entry of the record as a viewer may see it. */
export const entryFor = (title: Title, step: Step, viewer: string | null): LogEntry =>
  logEntry(title, step, eyesOf(title, viewer))

/** The same as JSON, which is written once for all who see it alike. */
export function entryText(title: Title, step: Step, viewer: string | null): string {
  const eyes = eyesOf(title, viewer)
  const before = step.texts.get(eyes)
  if (before !== undefined) return before
  const text = isStoredAsSeen(title, step)
    ? storedText(title, step)
    : JSON.stringify(entryFor(title, step, viewer))
  step.texts.set(eyes, text)
  return text
}

/**
 * Whether everybody may see the change as it is stored, because nothing in it is hidden from anybody. Rows of earlier
 * versions end with the events if nothing else changed.
 */
const isStoredAsSeen = (title: Title, { entry, before, after, carried }: Step): boolean =>
  !title.secrets && !carried && before.random === after.random && !entry.change.endsWith(']}')

/** What `logEntry` makes as JSON, put together from the texts of the row. */
function storedText(title: Title, { entry, after }: Step): string {
  const { change, action, to_length: to, programmed, ...row } = entry
  const by = programmed === 1 ? null : row.player
  const head = `"seq":${row.seq},"at":${row.at},"by":${JSON.stringify(by)},"type":"${row.type}"`
  const deed = action === null ? '' : `,"action":${action}`
  const rest = `${to === null ? '' : `,"to":${to}`}${programmed === 1 ? ',"programmed":true' : ''}`
  return `{${head}${deed}${rest},${change.slice(1, -1)},"hash":"${hash(view(title, after, null))}"}`
}

function logEntry(title: Title, { entry, events, before, after }: Step, viewer: PlayerId | null): LogEntry {
  const seen = view(title, after, viewer)
  return {
    seq: entry.seq,
    at: entry.at,
    by: entry.programmed === 1 ? null : entry.player,
    type: entry.type as LogEntry['type'],
    ...(entry.action === null
      ? {}
      : { action: viewOfAction(title, JSON.parse(entry.action), viewer) as Record<string, unknown> }),
    ...(entry.to_length === null ? {} : { to: entry.to_length }),
    ...(entry.programmed === 1 ? { programmed: true } : {}),
    events: [...viewOfEvents(title, events, viewer)],
    delta: delta(view(title, before, viewer), seen) ?? null,
    hash: hash(seen),
  }
}
