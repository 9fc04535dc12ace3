import type { Language, TitleTexts } from '@stellwerk/texts'
import { tableWords } from '@stellwerk/texts'
import { msg } from '@stellwerk/table'
import type { ComponentType } from 'preact'
import type { Panel } from '../titles/face.js'
import { lazy } from '../ui/lazy.js'

/** The panels of every title; each is fetched when it is first opened. */
const shared = {
  companies: lazy(async () => (await import('./companies.js')).CompaniesPanel),
  players: lazy(async () => (await import('./players.js')).PlayersPanel),
  market: lazy(async () => (await import('./market.js')).MarketPanel),
  owned: lazy(async () => (await import('./companies.js')).OwnedPanel),
  trains: lazy(async () => (await import('./trains.js')).TrainsPanel),
  tiles: lazy(async () => (await import('./tiles.js')).TilesPanel),
} satisfies { readonly [id: string]: ComponentType }

const nothing = { companies: [], trains: [] }

/** A title's tabs of the dock, called by its own words; what only that title has comes last. */
export function panelsOf(
  texts: Pick<TitleTexts, 'catalogues' | 'money'>,
  own: { readonly [id: string]: () => Promise<ComponentType> } = {},
): readonly Panel[] {
  const label = (id: string) => (language: Language) =>
    tableWords({ language, texts, table: nothing }).say(msg(`panel.${id}`))
  const isThere = (id: string): boolean => id !== 'owned' || Object.hasOwn(texts.catalogues.en, 'panel.owned')
  return [
    ...Object.entries(shared)
      .filter(([id]) => isThere(id))
      .map(([id, Content]) => ({ id, label: label(id), Panel: Content })),
    ...Object.entries(own).map(([id, fetch]) => ({ id, label: label(id), Panel: lazy(fetch) })),
  ]
}
