import type { ChatMessage } from '@stellwerk/protocol'
import type { Selectable } from 'kysely'
import type { Services } from '../context.js'
import { Failed, conflict } from '../errors.js'
import type { Account, ChatRow } from '../store/schema.js'
import type { TableAndSeats } from './read.js'
import { seatOf } from './read.js'

/** The last messages are enough to follow a conversation. */
const mostMessages = 200

/** A message as everybody sees it: of one that moderators have hidden, only that it was there. */
const messageOf = ({ id, at, name, player, text, hidden }: Selectable<ChatRow>): ChatMessage => ({
  id,
  at,
  name,
  player,
  ...(hidden === 1 ? { text: '', hidden: true } : { text }),
})

export async function chatAt({ store }: Services, table: string): Promise<ChatMessage[]> {
  const rows = await store.db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('id', 'desc')
    .limit(mostMessages)
    .execute()
  return rows.reverse().map(messageOf)
}

/** What was said at a table after a message, in order. */
export async function chatAfter({ store }: Services, table: string, id: number): Promise<ChatMessage[]> {
  const rows = await store.db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('id', '>', id)
    .orderBy('id')
    .limit(mostMessages)
    .execute()
  return rows.map(messageOf)
}

/** The number of the last message at a table. */
export async function lastSaid({ store }: Services, table: string): Promise<number> {
  const { last } = await store.db
    .selectFrom('chat')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** Says something at a table, once however often it is sent. */
export async function say(
  { store, now, talking }: Services,
  table: TableAndSeats,
  account: Account,
  { key, text }: { readonly key: string; readonly text: string },
): Promise<ChatMessage> {
  if (account.muted_until !== null && account.muted_until > now())
    throw new Failed('forbidden', 'a moderator has muted you', { path: 'muted' })
  if (!talking.take(account.id))
    throw new Failed('too-many', 'too many messages in one minute; try again in the next')
  const table_id = table.row.id
  const said = await store.write(async (transaction) => {
    // PostgreSQL gives out numbers before it is known who is first: at one table, one after the other
    if (store.kind === 'postgres')
      await transaction.selectFrom('tables').select('id').where('id', '=', table_id).forUpdate().execute()
    const inserted = await transaction
      .insertInto('chat')
      .values({
        table_id,
        at: now(),
        account: account.id,
        player: seatOf(table, account)?.player ?? null,
        name: account.name,
        key,
        text,
      })
      .onConflict((already) => already.columns(['table_id', 'key']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return { row: inserted, isNew: true }
    const before = transaction
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table_id)
      .where('key', '=', key)
    return { row: await before.executeTakeFirstOrThrow(), isNew: false }
  })
  if (said.row.account !== account.id) throw conflict('this key is taken')
  if (said.isNew) await store.publish({ kind: 'chat', table: table_id, id: said.row.id })
  return messageOf(said.row)
}
