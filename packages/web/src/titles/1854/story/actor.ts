import type { State } from '@stellwerk/1854'
import { isAg } from '@stellwerk/1854'
import type { Action, Frame, GameEvent } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { actorsBy } from '../../../story/actors.js'
import { fullName } from '../names.js'

export const { noteActors, actorOf } = actorsBy<State>({ subjectOf, namedBy, doerOf })

export const actorName = (actor: string, language: Language): string => fullName(language, actor)

/** Two or three letters; a number or a single letter says little alone. */
export const actorMark = (actor: string, _language: Language): string =>
  /^[1-6]$/.test(actor) ? `L${actor}` : isAg(actor) ? `AG ${actor}` : actor

export const isPass = ({ type }: Action): boolean => type === 'pass'

/** Companies above their limit give up trains one after the other. */
function subjectOf({ company, todo, private: id }: Frame): string | undefined {
  return (company ?? (Array.isArray(todo) ? todo[0] : undefined) ?? id) as string | undefined
}

function namedBy(action: Action): string | undefined {
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

function doerOf({ kind, company, private: id }: GameEvent): string | undefined {
  return deeds.has(kind) ? ((company ?? id) as string | undefined) : undefined
}
