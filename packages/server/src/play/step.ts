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
}

interface Change {
  readonly events: readonly GameEvent[]
  readonly delta?: Delta
}

/** What an entry keeps of its effect: enough to go from the state before to the state after without any rules. */
export function changeOf(before: CoreState, after: CoreState, events: readonly GameEvent[]): string {
  const change: Change = { events, ...optional(delta(before, after)) }
  return JSON.stringify(change)
}

const optional = (made: Delta | undefined): { delta?: Delta } => (made ? { delta: made } : {})

export function stepFrom(before: CoreState, entry: EntryRow): Step {
  const change = JSON.parse(entry.change) as Change
  return { entry, events: change.events, before, after: patched(before, change.delta) }
}

/** Where all are allowed to know everything, everybody sees with the same eyes. */
const eyesOf = (title: Title, viewer: string | null): PlayerId | null =>
  (title.secrets ? viewer : null) as PlayerId | null

/** An entry of the record as a viewer may see it. */
export const entryFor = (title: Title, step: Step, viewer: string | null): LogEntry =>
  logEntry(title, step, eyesOf(title, viewer))

const written = new WeakMap<Step, Map<string | null, string>>()

/** The same as JSON, which is written once for all who see it alike. */
export function entryText(title: Title, step: Step, viewer: string | null): string {
  const eyes = eyesOf(title, viewer)
  const known = written.get(step) ?? new Map<string | null, string>()
  written.set(step, known)
  const before = known.get(eyes)
  if (before !== undefined) return before
  const text = JSON.stringify(logEntry(title, step, eyes))
  known.set(eyes, text)
  return text
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
