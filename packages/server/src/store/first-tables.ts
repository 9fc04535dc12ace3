import type { ColumnDefinitionBuilder } from 'kysely'
import type { Migration } from './migrations.js'

type Column = ColumnDefinitionBuilder

const required = (column: Column): Column => column.notNull()
const key = (column: Column): Column => column.notNull().primaryKey()

/** Goes with the account. */
const ofAccount = (column: Column): Column => column.notNull().references('accounts.id').onDelete('cascade')

/** Goes with the table; only tables without a record of moves are ever deleted. */
const ofTable = (column: Column): Column => column.notNull().references('tables.id').onDelete('cascade')

/** Stays without the account. */
const perhapsAccount = (column: Column): Column => column.references('accounts.id').onDelete('set null')

/** What `schema.ts` describes, with the keys that make conflicts and the indexes of the lobby and of cleaning up. */
export const firstTables: Migration = async (schema, kind) => {
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('email', 'text')
    .addColumn('language', 'text')
    .addColumn('notices', 'text', required)
    .addColumn('guest', 'integer', required)
    .addColumn('created', 'bigint', required)
    .addColumn('deleted', 'bigint')
    .execute()
  await schema.createIndex('accounts_guest_created').on('accounts').columns(['guest', 'created']).execute()

  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', key)
    .addColumn('account', 'text', ofAccount)
    .addColumn('created', 'bigint', required)
    .addColumn('seen', 'bigint', required)
    .addColumn('expires', 'bigint', required)
    .execute()
  await schema.createIndex('sessions_account').on('sessions').column('account').execute()
  await schema.createIndex('sessions_expires').on('sessions').column('expires').execute()

  await schema
    .createTable('push_subscriptions')
    .addColumn('endpoint', 'text', key)
    .addColumn('account', 'text', ofAccount)
    .addColumn('keys', 'text', required)
    .addColumn('created', 'bigint', required)
    .execute()
  await schema.createIndex('push_subscriptions_account').on('push_subscriptions').column('account').execute()

  await schema
    .createTable('tables')
    .addColumn('id', 'text', key)
    .addColumn('title', 'text', required)
    .addColumn('options', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('pace', 'text', required)
    .addColumn('watching', 'text', required)
    .addColumn('undo', 'text', required)
    .addColumn('seating', 'text', required)
    .addColumn('host', 'text', perhapsAccount)
    .addColumn('invite', 'text', (column) => column.notNull().unique())
    .addColumn('seed', 'bigint', required)
    .addColumn('position', 'text')
    .addColumn('rules', 'integer', required)
    .addColumn('created', 'bigint', required)
    .addColumn('changed', 'bigint', required)
    .addColumn('seq', 'integer', required)
    .addColumn('length', 'integer', required)
    .addColumn('redoable', 'integer', required)
    .addColumn('turn', 'text', required)
    .addColumn('turn_since', 'bigint', required)
    .addColumn('undo_request', 'text')
    .addColumn('closing', 'text', required)
    .addColumn('ranking', 'text')
    .execute()
  await schema.createIndex('tables_lobby').on('tables').columns(['watching', 'state', 'changed']).execute()
  await schema.createIndex('tables_state_changed').on('tables').columns(['state', 'changed']).execute()
  await schema.createIndex('tables_host').on('tables').column('host').execute()

  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('position', 'integer', required)
    .addColumn('player', 'text', required)
    .addColumn('account', 'text', perhapsAccount)
    .addColumn('name', 'text', required)
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'position'])
    .execute()
  await schema.createIndex('seats_account').on('seats').column('account').execute()

  // Who wrote an entry or a message is kept as it was, whether that account still exists or not. A table that has
  // entries cannot be deleted.
  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seq', 'integer', required)
    .addColumn('at', 'bigint', required)
    .addColumn('account', 'text')
    .addColumn('player', 'text')
    .addColumn('type', 'text', required)
    .addColumn('action', 'text')
    .addColumn('to_length', 'integer')
    .addColumn('programmed', 'integer', required)
    .addColumn('key', 'text')
    .addColumn('hash', 'text', required)
    .addColumn('change', 'text', required)
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .addUniqueConstraint('entries_once', ['table_id', 'key'])
    .execute()

  await schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('seq', 'integer', required)
    .addColumn('rules', 'integer', required)
    .addColumn('state', 'text', required)
    .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'seq'])
    .execute()

  await schema
    .createTable('chat')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigint', (column) =>
      kind === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('table_id', 'text', ofTable)
    .addColumn('at', 'bigint', required)
    .addColumn('account', 'text')
    .addColumn('player', 'text')
    .addColumn('name', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('text', 'text', required)
    .addUniqueConstraint('chat_once', ['table_id', 'key'])
    .execute()
  await schema.createIndex('chat_of_table').on('chat').columns(['table_id', 'id']).execute()

  await schema
    .createTable('notes')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('account', 'text', ofAccount)
    .addColumn('text', 'text', required)
    .addPrimaryKeyConstraint('notes_key', ['table_id', 'account'])
    .execute()
  await schema.createIndex('notes_account').on('notes').column('account').execute()

  await schema
    .createTable('programs')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('player', 'text', required)
    .addColumn('program', 'text', required)
    .addColumn('since', 'integer', required)
    .addPrimaryKeyConstraint('programs_key', ['table_id', 'player'])
    .execute()

  await schema
    .createTable('notices')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('player', 'text', required)
    .addColumn('seq', 'integer', required)
    .addColumn('due', 'bigint', required)
    .addColumn('sent', 'bigint')
    .addPrimaryKeyConstraint('notices_key', ['table_id', 'player', 'seq'])
    .execute()
  await schema.createIndex('notices_due').on('notices').columns(['sent', 'due']).execute()
}
