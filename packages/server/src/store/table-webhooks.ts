import type { Migration } from './migrations.js'

/** A table tells a channel of its own whose turn it is. */
export const tableWebhooks: Migration = async (schema) => {
  await schema
    .alterTable('tables')
    .addColumn('webhook', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
