import type { z } from 'zod'
import type { tableFilter } from '@stellwerk/protocol'
import type { Services } from '../context.js'
import { unauthenticated } from '../errors.js'
import type { Account } from '../store/schema.js'
import type { TableAndSeats } from './read.js'
import { withSeats } from './read.js'

/** The lobby: tables that everybody may see, or one's own; those that changed last come first. */
export async function listTables(
  { store }: Services,
  account: Account | null,
  { state, title, mine, before, limit }: z.output<typeof tableFilter>,
): Promise<{ tables: TableAndSeats[]; more: boolean }> {
  let query = store.db.selectFrom('tables').selectAll()
  if (mine === 'true') {
    if (!account) throw unauthenticated()
    query = query.where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('tables.host', '=', account.id),
        exists(
          selectFrom('seats')
            .select('seats.position')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.account', '=', account.id),
        ),
      ]),
    )
  } else query = query.where('watching', '=', 'everyone')
  query = state === undefined ? query.where('state', '!=', 'closed') : query.where('state', '=', state)
  if (title !== undefined) query = query.where('title', '=', title)
  if (before !== undefined) query = query.where('changed', '<', before)
  const rows = await query
    .orderBy('changed', 'desc')
    .limit(limit + 1)
    .execute()
  return { tables: await withSeats(store.db, rows.slice(0, limit)), more: rows.length > limit }
}
