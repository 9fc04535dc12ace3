import type { Migration } from './migrations.js'

/** Time: what a table has agreed on, how long it has waited for each player, deputies, and holidays. */
export const clocks: Migration = async (schema) => {
  const none = '{"kind":"none"}'
  const empty = '{}'
  const nothing = '[]'
  await schema
    .alterTable('tables')
    .addColumn('time', 'text', (column) => column.notNull().defaultTo(none))
    .execute()
  await schema
    .alterTable('tables')
    .addColumn('clock', 'text', (column) => column.notNull().defaultTo(empty))
    .execute()
  await schema.alterTable('tables').addColumn('stand_in_at', 'bigint').execute()
  await schema.createIndex('tables_stand_in_at').on('tables').column('stand_in_at').execute()
  await schema
    .alterTable('seats')
    .addColumn('deputy', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .execute()
  await schema.alterTable('entries').addColumn('deputy', 'text').execute()
  await schema
    .alterTable('accounts')
    .addColumn('holidays', 'text', (column) => column.notNull().defaultTo(nothing))
    .execute()
}
