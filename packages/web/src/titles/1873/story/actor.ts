import type { State } from '@stellwerk/1873'
import type { Action, Frame, GameEvent } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { Moment } from '../../../session/session.js'
import { gathering } from '../../../story/gather.js'
import { storyTexts } from './texts.js'

/**
 * Most actions do not say for whom they are done: the step that was waiting does, and it stands in the state before.
 * Whoever goes through a game from its beginning leaves here what was found.
 */
const found = new WeakMap<State, string>()

export const noteActors = gathering<State, null>(
  () => null,
  (_, { moment, before }) => {
    const actor = before.state.flow.map(subjectOf).findLast((subject) => subject !== undefined)
    if (actor !== undefined) found.set(moment.state, actor)
    return null
  },
)

/** The company, or the mine as `mine:4`, that an action was done for. */
export function actorOf({ action, state, events }: Moment<State>): string | undefined {
  return (action && named(action)) ?? found.get(state) ?? events.map(doerOf).find(Boolean)
}

/** `HBE` stays as it is; `mine:4` is called "Mine 4". */
export const actorName = (actor: string, language: Language): string => called('mine', actor, language)

/** `HBE` stays as it is; `mine:4` is called "M4". */
export const actorMark = (actor: string, language: Language): string => called('mine.mark', actor, language)

const called = (text: 'mine' | 'mine.mark', actor: string, language: Language): string =>
  actor.startsWith('mine:') ? storyTexts.in(language)(text, { number: actor.slice(5) }) : actor

export const isPass = ({ type }: Action): boolean => type === 'pass'

const subjectOf = ({ operation, item }: Frame): string | undefined =>
  (operation as string | undefined) ?? (item === undefined ? undefined : goods(item as string))

/** `concession:HBE` is about the HBE; `mine:4` about the mine. */
const goods = (item: string): string => (item.startsWith('mine:') ? item : item.slice(item.indexOf(':') + 1))

function named(action: Action): string | undefined {
  const { company, railway, item } = action as { company?: string; railway?: string; item?: string }
  return company ?? railway ?? (item === undefined ? undefined : goods(item))
}

/** Kinds of event that only the doing of an operation itself brings about. */
const deeds: ReadonlySet<string> = new Set([
  'tile-laid',
  'route-built',
  'marker-placed',
  'ran',
  'produced',
  'switchers-assigned',
  'paid-out',
  'machine-bought',
  'switcher-bought',
  'switcher-scrapped',
  'train-bought',
  'train-scrapped',
  'shares-issued',
])

function doerOf({ kind, operation, railway, company }: GameEvent): string | undefined {
  return deeds.has(kind) ? ((operation ?? railway ?? company) as string | undefined) : undefined
}
