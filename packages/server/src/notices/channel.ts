/** What a table tells the channel that its host chose. */
import { languageOf } from '../accounts/settings.js'
import type { Context } from '../context.js'
import type { TableRecord } from '../store/schema.js'
import { harmless } from './harmless.js'
import { linksOf, placeOf } from './place.js'
import { channelText } from './texts.js'

/** Notices for the channel are stored as if this were a player; no seat has this name. */
export const channel = '*'

/** The address and the words, if somebody is to decide and the table still has a channel. */
export async function messageFor(
  context: Context,
  id: string,
): Promise<{ readonly address: string; readonly text: string } | undefined> {
  const { db } = context.store
  const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (table?.state !== 'running' || table.webhook === '' || table.removed === 1) return undefined
  const names = await namesOf(context, table)
  if (names.length === 0) return undefined
  const host = await db
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', table.host ?? '')
    .executeTakeFirst()
  const language = (host && languageOf(host)) ?? 'en'
  const text = channelText(language, names, placeOf(context, table, language))
  return { address: table.webhook, text: `${text} ${linksOf(context.config, id).link}` }
}

/** The people who are to decide; computers need not be told. */
async function namesOf({ store }: Context, table: TableRecord): Promise<string[]> {
  const turn = JSON.parse(table.turn) as string[]
  if (turn.length === 0) return []
  const rows = await store.db
    .selectFrom('seats')
    .innerJoin('accounts', 'accounts.id', 'seats.account')
    .select('accounts.name')
    .where('seats.table_id', '=', table.id)
    .where('seats.player', 'in', turn)
    .orderBy('seats.position')
    .execute()
  return rows.map(({ name }) => harmless(name))
}
