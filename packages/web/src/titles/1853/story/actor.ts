import type { State } from '@stellwerk/1853'
import type { Action, Frame, GameEvent } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { actorsBy } from '../../../story/actors.js'
import { companyName } from '../names.js'

export const { noteActors, actorOf } = actorsBy<State>({ subjectOf, namedBy, doerOf })

export const actorName = (actor: string, _language: Language): string => companyName(actor)
export const actorMark = (actor: string, _language: Language): string => actor
export const isPass = ({ type }: Action): boolean => type === 'pass' || type === 'keepElephant'

/** Companies above their limit give trains back one after the other; a round of turns is nobody's yet. */
function subjectOf({ kind, company, todo }: Frame): string | undefined {
  if (typeof company === 'string') return company
  return kind === 'give-back' && Array.isArray(todo) ? (todo[0] as string | undefined) : undefined
}

function namedBy(action: Action): string | undefined {
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

function doerOf({ kind, company }: GameEvent): string | undefined {
  return deeds.has(kind) ? (company as string) : undefined
}
