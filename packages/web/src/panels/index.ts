import type { Language } from '@stellwerk/texts'
import { tableWords } from '@stellwerk/texts'
import { msg } from '@stellwerk/table'
import type { PlayedGame } from '@stellwerk/titles'
import type { ComponentType } from 'preact'
import { handmadeOf } from '../titles/handmade.js'
import { lazy } from '../ui/lazy.js'

/** A tab of the dock. */
export interface Panel {
  readonly id: string
  label(language: Language): string
  readonly Panel: ComponentType
  /** How many new things wait there, and that in words. */
  readonly news?: { readonly count: number; label(language: Language): string }
}

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
export function panelsOf({ title, texts }: Pick<PlayedGame, 'title' | 'texts'>): readonly Panel[] {
  const label = (id: string) => (language: Language) =>
    tableWords({ language, texts, table: nothing }).say(msg(`panel.${id}`))
  const isThere = (id: string): boolean => id !== 'owned' || Object.hasOwn(texts.catalogues.en, 'panel.owned')
  return Object.entries({ ...shared, ...handmadeOf(title.id).panels })
    .filter(([id]) => isThere(id))
    .map(([id, Content]) => ({ id, label: label(id), Panel: Content }))
}
