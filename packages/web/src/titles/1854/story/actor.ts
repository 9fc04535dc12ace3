import type { State } from '@stellwerk/1854'
import { isAg } from '@stellwerk/1854'
import type { Action, Frame, GameEvent } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { Moment } from '../../../session/session.js'
import { gathering } from '../../../story/gather.js'
import { fullName } from '../names.js'

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

/** The company or private that an action was done for. */
export function actorOf({ action, state, events }: Moment<State>): string | undefined {
  return (action && named(action)) ?? found.get(state) ?? events.map(doerOf).find(Boolean)
}

export const actorName = (actor: string, language: Language): string => fullName(language, actor)

/** Two or three letters; a number or a single letter says little alone. */
export const actorMark = (actor: string, _language: Language): string =>
  /^[1-6]$/.test(actor) ? `L${actor}` : isAg(actor) ? `AG ${actor}` : actor

export const isPass = ({ type }: Action): boolean => type === 'pass'

/** Companies above their limit give up trains one after the other. */
const subjectOf = ({ company, todo, private: id }: Frame): string | undefined =>
  (company ?? (Array.isArray(todo) ? todo[0] : undefined) ?? id) as string | undefined

function named(action: Action): string | undefined {
  const { company, private: id, ag } = action as { company?: string; private?: string; ag?: string }
  return company ?? id ?? ag
}

/** Kinds of event that only the doing of a company itself brings about. */
const deeds: ReadonlySet<string> = new Set([
  'tile-laid',
  'tunnel-built',
  'marker-placed',
  'ran',
  'paid-out',
  'train-bought',
  'train-given-up',
  'contract-bought',
  'private-bought',
  'option-bought',
  'option-completed',
  'option-sold',
])

const doerOf = ({ kind, company, private: id }: GameEvent): string | undefined =>
  deeds.has(kind) ? ((company ?? id) as string | undefined) : undefined
