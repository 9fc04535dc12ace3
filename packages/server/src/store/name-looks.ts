import { looksOf } from '../accounts/names.js'
import type { Migration } from './migrations.js'

/**
 * No two names may look alike. If some already do, the look belongs to the oldest account, and the others keep their
 * names.
 */
export const nameLooks: Migration = async (schema, _kind, transaction) => {
  await schema
    .createTable('name_looks')
    .addColumn('look', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .execute()
  await schema.createIndex('name_looks_account').on('name_looks').column('account').execute()
  const accounts = await transaction
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('deleted', 'is', null)
    .orderBy('created')
    .execute()
  for (const { id, name } of accounts)
    for (const look of looksOf(name))
      await transaction
        .insertInto('name_looks')
        .values({ look, account: id })
        .onConflict((taken) => taken.doNothing())
        .execute()
}
