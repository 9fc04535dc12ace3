import type { CoreState, Delta, GameEvent, Title } from '@stellwerk/engine'
import { delta, hash, patched, view, viewOfAction, viewOfEvents } from '@stellwerk/engine'
import type { LogEntry } from '@stellwerk/protocol'
import type { EntryRow } from '../store/schema.js'
import type { Viewer } from './eyes.js'
import { keyOf, seesAt, seesEntry } from './eyes.js'

/** One entry of a record together with the states before and after it. */
export interface Step {
  readonly entry: EntryRow
  readonly events: readonly GameEvent[]
  readonly before: CoreState
  readonly after: CoreState
  /** The hash of what everybody sees of the state after it, if that was worked out with the entry. */
  readonly seenHash?: string | undefined
  /** The state after it as it is stored, where earlier rules made that or the state before it in another shape. */
  readonly carried?: StoredState | undefined
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

/** What an entry stores of its effect: enough to get from the state before to the state after without any rules. */
export function changeOf(before: CoreState, after: CoreState, events: readonly GameEvent[]): string {
  const change: Change = { events, delta: delta(before, after) ?? null }
  return JSON.stringify(change)
}

export function stepFrom(before: CoreState, entry: EntryRow): Step {
  const { events, delta: made = null } = JSON.parse(entry.change) as Partial<Change> & Pick<Change, 'events'>
  return { entry, events, before, after: patched(before, made ?? undefined), texts: new Map() }
}

/** The text of an entry of the record as a viewer may see it, which is written once for all who see it alike. */
export function entryText(title: Title, step: Step, viewer: Viewer): string {
  const eyes = keyOf(viewer)
  const before = step.texts.get(eyes)
  if (before !== undefined) return before
  const text = isStoredAsSeen(title, step)
    ? storedText(title, step)
    : JSON.stringify(entryFor(title, step, viewer))
  step.texts.set(eyes, text)
  return text
}

/**
 * Whether everybody may see the change as it is stored, because it hides nothing from anybody. In rows of earlier
 * versions the change ends with the events if nothing else changed.
 */
const isStoredAsSeen = (title: Title, { entry, before, after, carried }: Step): boolean =>
  !title.secrets && !carried && before.random === after.random && !entry.change.endsWith(']}')

/** The hash of a spectator's view of a state. */
export const seenHashOf = (title: Title, state: CoreState): string => hash(view(title, state, null))

/** What `entryFor` makes as JSON, put together from the texts of the row. */
function storedText(title: Title, { entry, after, seenHash = seenHashOf(title, after) }: Step): string {
  const { seq, at, player, type, change, action, to_length: to, programmed } = entry
  const by = programmed === 1 ? null : player
  const deputy = entry.deputy === null ? '' : `,"deputy":${JSON.stringify(entry.deputy)}`
  const head = `"seq":${seq},"at":${at},"by":${JSON.stringify(by)}${deputy},"type":"${type}"`
  const deed = action === null ? '' : `,"action":${action}`
  const rest = `${to === null ? '' : `,"to":${to}`}${programmed === 1 ? ',"programmed":true' : ''}`
  return `{${head}${deed}${rest},${change.slice(1, -1)},"hash":"${seenHash}"}`
}

/**
 * An entry of the record as a viewer may see it: the action as they could see it then, the states as they may see each.
 */
export function entryFor(title: Title, { entry, events, before, after }: Step, viewer: Viewer): LogEntry {
  const eyes = seesEntry(viewer, entry.seq)
  const known = view(title, before, seesAt(viewer, entry.seq - 1))
  const seen = view(title, after, seesAt(viewer, entry.seq))
  return {
    seq: entry.seq,
    at: entry.at,
    by: entry.programmed === 1 ? null : entry.player,
    ...(entry.deputy === null ? {} : { deputy: entry.deputy }),
    type: entry.type as LogEntry['type'],
    ...(entry.action === null
      ? {}
      : { action: viewOfAction(title, JSON.parse(entry.action), eyes) as Record<string, unknown> }),
    ...(entry.to_length === null ? {} : { to: entry.to_length }),
    ...(entry.programmed === 1 ? { programmed: true } : {}),
    events: [...viewOfEvents(title, events, eyes)],
    delta: delta(known, seen) ?? null,
    hash: hash(seen),
  }
}
