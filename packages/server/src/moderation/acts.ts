/** What moderators do. Whatever it is, it is recorded in the same transaction. */
import type { z } from 'zod'
import type { moderation } from '@stellwerk/protocol'
import type { Transaction } from 'kysely'
import { nameKey } from '../accounts/names.js'
import { forGood, suspendWithin } from '../accounts/suspension.js'
import type { Context } from '../context.js'
import { forbidden, notFound } from '../errors.js'
import type { Account, Database } from '../store/schema.js'
import type { Message } from '../store/store.js'
import { record } from './record.js'

type Wish = z.output<typeof moderation>
type ToPerson = Extract<Wish, { readonly name: string }>
type ToMessage = Extract<Wish, { readonly message: number }>
type ToTable = Extract<Wish, { readonly table: string }>

interface Done {
  /** What the record calls the person, message or table. */
  readonly subject: string
  readonly until: number | null
  readonly messages: readonly Message[]
}

const hour = 60 * 60 * 1000

export async function moderate(
  { store, now }: Pick<Context, 'store' | 'now'>,
  moderator: Account,
  wish: Wish,
): Promise<void> {
  const { messages } = await store.write(async (transaction) => {
    const done =
      'name' in wish
        ? await toPerson(transaction, wish, now())
        : 'message' in wish
          ? await toMessage(transaction, wish)
          : await toTable(transaction, wish, now())
    const { subject, until } = done
    await record(transaction, moderator, {
      at: now(),
      action: wish.action,
      subject,
      until,
      reason: wish.reason,
    })
    return done
  })
  for (const message of messages) await store.publish(message)
}

async function toPerson(transaction: Transaction<Database>, wish: ToPerson, now: number): Promise<Done> {
  const found = await transaction
    .selectFrom('accounts')
    .select(['id', 'name', 'role'])
    .where('name_key', '=', nameKey(wish.name))
    .executeTakeFirst()
  if (!found) throw notFound('account')
  if (found.role === 'moderator') throw forbidden('only the operator can act on moderators')
  const until = 'hours' in wish && wish.hours !== undefined ? now + wish.hours * hour : forGood
  const { id: account, name: subject } = found
  switch (wish.action) {
    case 'mute':
    case 'unmute': {
      const end = wish.action === 'mute' ? until : null
      await transaction.updateTable('accounts').set({ muted_until: end }).where('id', '=', account).execute()
      return { subject, until: end, messages: [{ kind: 'settings', account }] }
    }
    case 'suspend':
    case 'unsuspend': {
      const end = wish.action === 'suspend' ? until : null
      await suspendWithin(transaction, account, end)
      return { subject, until: end, messages: [{ kind: 'account', account }] }
    }
  }
}

async function toMessage(transaction: Transaction<Database>, { action, message }: ToMessage): Promise<Done> {
  const found = await transaction
    .updateTable('chat')
    .set({ hidden: action === 'hide' ? 1 : 0 })
    .where('id', '=', message)
    .returning('table_id')
    .executeTakeFirst()
  if (!found) throw notFound('message')
  const news: Message = { kind: 'chat', table: found.table_id, id: message, changed: true }
  return { subject: `#${message}`, until: null, messages: [news] }
}

/** A removed table is closed and nobody sees it; one that is brought back can be looked at, and stays closed. */
async function toTable(
  transaction: Transaction<Database>,
  { action, table }: ToTable,
  now: number,
): Promise<Done> {
  const found = await transaction
    .updateTable('tables')
    .set(({ eb }) => ({
      removed: action === 'remove-table' ? 1 : 0,
      changed: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', table)
    .returning(['seq', 'version'])
    .executeTakeFirst()
  if (!found) throw notFound('table')
  if (action === 'remove-table')
    await transaction
      .updateTable('tables')
      .set({ state: 'closed', stand_in_at: null })
      .where('id', '=', table)
      .where('state', 'in', ['open', 'running'])
      .execute()
  return { subject: table, until: null, messages: [{ kind: 'table', table, ...found }] }
}
