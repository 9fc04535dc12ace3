import type { Language } from '@stellwerk/texts'
import type { Context } from '../context.js'
import { publicAddress } from '../operate/address.js'
import type { TableRecord } from '../store/schema.js'
import { harmless } from './harmless.js'

/** Which game, and at which table. */
export function placeOf({ games }: Context, table: TableRecord, language: Language): string {
  const game = games[table.title]?.texts.name(language) ?? table.title
  return table.name === '' ? game : `${game} – ${harmless(table.name)}`
}

export function linksOf(
  config: Context['config'],
  table: string,
): { readonly link: string; readonly account: string } {
  const base = publicAddress(config)
  return { link: `${base}/table/${table}`, account: `${base}/account` }
}
