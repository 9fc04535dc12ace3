import type { Migration } from './migrations.js'

/** Order at the tables: mutes, hidden messages, removed tables, reports, and a record of all that moderators do. */
export const moderation: Migration = async (schema) => {
  await schema.alterTable('accounts').addColumn('muted_until', 'bigint').execute()
  await schema
    .alterTable('chat')
    .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('tables')
    .addColumn('removed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('message', 'integer')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .execute()
  await schema.createIndex('reports_done_at').on('reports').columns(['done', 'at']).execute()
  await schema
    .createTable('moderation')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('moderator', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('moderation_at').on('moderation').column('at').execute()
}
