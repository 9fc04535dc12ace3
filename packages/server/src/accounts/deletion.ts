import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Context } from '../context.js'
import type { Database } from '../store/schema.js'
import { passedOn } from '../tables/holders.js'
import { noNotices } from './settings.js'

/** What messages of deleted accounts are signed with; it needs no translation. */
const nobody = '–'

/**
 * Deletes everything personal. What the person did at tables stays, because it belongs to the others too: running and
 * finished games keep an anonymous seat with a number for a name, which a substitute may take over. Seats at tables
 * that have not started become free.
 */
export async function deleteAccount(
  { store, now }: Pick<Context, 'store' | 'now'>,
  id: string,
): Promise<void> {
  const tables = await store.write(async (transaction) => {
    const seats = await transaction
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['seats.table_id', 'seats.player', 'seats.holders', 'tables.state', 'tables.seq'])
      .where('seats.account', '=', id)
      .execute()
    for (const { table_id, player, holders, state, seq } of seats) {
      const seat = transaction
        .updateTable('seats')
        .set({
          account: null,
          ...(state === 'open'
            ? { name: '' }
            : { name: sql<string>`'№ ' || position`, holders: passedOn(holders, null, seq) }),
        })
        .where('table_id', '=', table_id)
        .where('player', '=', player)
      await seat.execute()
      await transaction
        .deleteFrom('programs')
        .where('table_id', '=', table_id)
        .where('player', '=', player)
        .execute()
    }
    const running = seats.flatMap(({ table_id, state }) => (state === 'running' ? table_id : []))
    // nobody waits any more for what was asked of them or by them
    if (running.length > 0)
      await transaction
        .updateTable('tables')
        .set({ closing: '[]', undo_request: null, seat_requests: '[]' })
        .where('id', 'in', running)
        .execute()
    const asking = await transaction
      .updateTable('tables')
      .set({ seat_requests: '[]' })
      .where('state', '=', 'running')
      .where('seat_requests', 'like', `%"${id}"%`)
      .returning('id')
      .execute()
    const offered = await transaction
      .updateTable('seats')
      .set({ offered: null })
      .where('offered', '=', id)
      .returning('table_id')
      .execute()
    await transaction.updateTable('seats').set({ deputy: null }).where('deputy', '=', id).execute()
    const hosted = await transaction
      .updateTable('tables')
      .set({ host: null })
      .where('host', '=', id)
      .returning('id')
      .execute()
    await transaction
      .updateTable('chat')
      .set({ account: null, name: nobody })
      .where('account', '=', id)
      .execute()
    await transaction.deleteFrom('notes').where('account', '=', id).execute()
    await forget(transaction, id, now())
    const concerned = [
      ...new Set([
        ...[...seats, ...offered].map(({ table_id }) => table_id),
        ...[...hosted, ...asking].map((row) => row.id),
      ]),
    ]
    if (concerned.length === 0) return []
    return transaction
      .updateTable('tables')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', concerned)
      .returning(['id', 'seq', 'version'])
      .execute()
  })
  await store.publish({ kind: 'account', account: id })
  for (const { id: table, seq, version } of tables)
    await store.publish({ kind: 'table', table, seq, version })
}

/** Empties the account itself; its id stays, for the records that point to it. */
async function forget(transaction: Transaction<Database>, id: string, at: number): Promise<void> {
  await transaction.deleteFrom('sessions').where('account', '=', id).execute()
  await transaction.deleteFrom('push_subscriptions').where('account', '=', id).execute()
  await transaction.deleteFrom('confirmations').where('account', '=', id).execute()
  await transaction.deleteFrom('recoveries').where('account', '=', id).execute()
  await transaction.deleteFrom('ratings').where('account', '=', id).execute()
  await transaction.deleteFrom('name_looks').where('account', '=', id).execute()
  await transaction
    .updateTable('accounts')
    .set({
      name: nobody,
      name_key: null,
      password: null,
      email: null,
      email_confirmed: 0,
      language: null,
      notices: JSON.stringify(noNotices),
      deleted: at,
      role: 'player',
      holidays: '[]',
      rated: 0,
    })
    .where('id', '=', id)
    .execute()
}
