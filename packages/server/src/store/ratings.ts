import type { Migration } from './migrations.js'

/**
 * Ratings by title for those who want one. Games that ended before count for nobody: who wanted a rating then is not
 * known.
 */
export const ratings: Migration = async (schema, _kind, transaction) => {
  for (const table of ['accounts', 'tables'])
    await schema
      .alterTable(table)
      .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  await transaction.updateTable('tables').set({ rated: 1 }).where('state', '=', 'finished').execute()
  await schema
    .createTable('ratings')
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('mean', 'integer', (column) => column.notNull())
    .addColumn('deviation', 'integer', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['account', 'title'])
    .execute()
}
