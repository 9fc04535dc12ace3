import type { State } from '@stellwerk/1853'
import type { Action, Frame, GameEvent } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { Moment } from '../../../session/session.js'
import { gathering } from '../../../story/gather.js'
import { companyName } from '../names.js'

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

/** The company that an action was done for. */
export const actorOf = ({ action, state, events }: Moment<State>): string | undefined =>
  (action && named(action)) ?? found.get(state) ?? events.map(doerOf).find(Boolean)

export const actorName = (actor: string, _language: Language): string => companyName(actor)
export const actorMark = (actor: string, _language: Language): string => actor
export const isPass = ({ type }: Action): boolean => type === 'pass' || type === 'keepElephant'

/** Companies above their limit give trains back one after the other; a round of turns is nobody's yet. */
function subjectOf({ kind, company, todo }: Frame): string | undefined {
  if (typeof company === 'string') return company
  return kind === 'give-back' && Array.isArray(todo) ? (todo[0] as string | undefined) : undefined
}

function named(action: Action): string | undefined {
  const { company } = action as { company?: unknown }
  return typeof company === 'string' ? company : undefined
}

/** Kinds of event that only the doing of a company itself brings about. */
const deeds: ReadonlySet<string> = new Set([
  'option-chosen',
  'tile-laid',
  'base-placed',
  'ran',
  'paid-out',
  'train-bought',
  'train-given-back',
])

const doerOf = ({ kind, company }: GameEvent): string | undefined =>
  deeds.has(kind) ? (company as string) : undefined
