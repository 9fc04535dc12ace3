import type { z } from 'zod'
import type { ModerationEntry, OpenReport, report } from '@stellwerk/protocol'
import { newId } from '../accounts/tokens.js'
import type { Context } from '../context.js'
import { notFound } from '../errors.js'
import type { Account } from '../store/schema.js'
import { record } from './record.js'

type Keeping = Pick<Context, 'store' | 'now'>

const mostReports = 100
const mostEntries = 200

/** Stores a report; the reporter must have seen what it is about. */
export async function keepReport(
  { store, now }: Keeping,
  account: Account,
  { table, message, text }: z.output<typeof report>,
): Promise<void> {
  await store.write(async (transaction) => {
    if (message !== undefined) {
      const said = await transaction
        .selectFrom('chat')
        .select('id')
        .where('id', '=', message)
        .where('table_id', '=', table)
        .executeTakeFirst()
      if (!said) throw notFound('message')
    }
    await transaction
      .insertInto('reports')
      .values({
        id: newId(),
        at: now(),
        account: account.id,
        table_id: table,
        message: message ?? null,
        text,
        done: 0,
      })
      .execute()
  })
}

/** What nobody has dealt with yet, the oldest first. */
export async function openReports({ store }: Keeping): Promise<OpenReport[]> {
  const rows = await store.db
    .selectFrom('reports')
    .innerJoin('tables', 'tables.id', 'reports.table_id')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'reports.account').on('accounts.deleted', 'is', null),
    )
    .leftJoin('chat', 'chat.id', 'reports.message')
    .select(['reports.id', 'reports.at', 'reports.text', 'accounts.name as by'])
    .select(['tables.id as table', 'tables.name as table_name', 'tables.title', 'tables.removed'])
    .select(['chat.id as message', 'chat.name as said_by', 'chat.text as said', 'chat.hidden'])
    .where('reports.done', '=', 0)
    .orderBy('reports.at')
    .limit(mostReports)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.by,
    text: row.text,
    table: { id: row.table, name: row.table_name, title: row.title, removed: row.removed === 1 },
    message:
      row.message === null
        ? null
        : { id: row.message, name: row.said_by ?? '', text: row.said ?? '', hidden: row.hidden === 1 },
  }))
}

/** A moderator has dealt with a report, which is recorded. */
export async function closeReport({ store, now }: Keeping, moderator: Account, id: string): Promise<void> {
  await store.write(async (transaction) => {
    const closed = await transaction
      .updateTable('reports')
      .set({ done: 1 })
      .where('id', '=', id)
      .where('done', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (!closed) throw notFound('report')
    const closing = { action: 'close-report', subject: id, until: null, reason: '' }
    await record(transaction, moderator, { at: now(), ...closing })
  })
}

/** What moderators have done, the newest first. */
export async function moderationEntries({ store }: Keeping): Promise<ModerationEntry[]> {
  return store.db
    .selectFrom('moderation')
    .innerJoin('accounts', 'accounts.id', 'moderation.moderator')
    .select([
      'moderation.at',
      'accounts.name as by',
      'moderation.action',
      'moderation.subject',
      'moderation.until',
      'moderation.reason',
    ])
    .orderBy('moderation.at', 'desc')
    .limit(mostEntries)
    .execute()
}
