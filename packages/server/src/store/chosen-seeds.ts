import type { Migration } from './migrations.js'

/** Whoever gives a seed knows what chance will bring: everybody at the table is told. Of earlier tables it is not known. */
export const chosenSeeds: Migration = async (schema, _kind, transaction) => {
  await schema
    .alterTable('tables')
    .addColumn('seed_chosen', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await transaction.updateTable('tables').set({ seed_chosen: 1 }).where('uploaded', 'is not', null).execute()
}
