import type { State } from '@stellwerk/1873'
import type { Action, Frame, GameEvent } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { actorsBy } from '../../../story/actors.js'
import { storyTexts } from './texts.js'

export const { noteActors, actorOf } = actorsBy<State>({ subjectOf, namedBy, doerOf })

/** `HBE` stays as it is; `mine:4` is called "Mine 4". */
export const actorName = (actor: string, language: Language): string => called('mine', actor, language)

/** `HBE` stays as it is; `mine:4` is called "M4". */
export const actorMark = (actor: string, language: Language): string => called('mine.mark', actor, language)

const called = (text: 'mine' | 'mine.mark', actor: string, language: Language): string =>
  actor.startsWith('mine:') ? storyTexts.in(language)(text, { number: actor.slice(5) }) : actor

export const isPass = ({ type }: Action): boolean => type === 'pass'

function subjectOf({ operation, item }: Frame): string | undefined {
  return (operation as string | undefined) ?? (item === undefined ? undefined : goods(item as string))
}

/** `concession:HBE` is about the HBE; `mine:4` about the mine. */
const goods = (item: string): string => (item.startsWith('mine:') ? item : item.slice(item.indexOf(':') + 1))

function namedBy(action: Action): string | undefined {
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
