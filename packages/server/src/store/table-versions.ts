import type { Migration } from './migrations.js'

/** Tables count their changes, so that a process that remembers one can say which version it means. */
export const tableVersions: Migration = async (schema) => {
  await schema
    .alterTable('tables')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
