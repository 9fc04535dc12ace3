import type { Migration } from './migrations.js'

/** Tables count their changes, so that whoever remembers one can say which one they mean. */
export const tableVersions: Migration = async (schema) => {
  await schema
    .alterTable('tables')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
