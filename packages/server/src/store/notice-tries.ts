import type { Migration } from './migrations.js'

/** Notices that could not be sent are tried again, by the ways that are left. */
export const noticeTries: Migration = async (schema) => {
  await schema
    .alterTable('notices')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('notices').addColumn('ways', 'text').execute()
}
