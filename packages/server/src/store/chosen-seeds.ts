import type { Migration } from './migrations.js'

/**
 * A host who gives the seed can know what chance will bring, so everybody at the table is told. For earlier tables it
 * is not known.
 */
export const chosenSeeds: Migration = async (schema, _kind, transaction) => {
  await schema
    .alterTable('tables')
    .addColumn('seed_chosen', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await transaction.updateTable('tables').set({ seed_chosen: 1 }).where('uploaded', 'is not', null).execute()
}
