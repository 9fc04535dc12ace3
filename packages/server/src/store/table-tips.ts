import type { Migration } from './migrations.js'

/** A table can agree on tips for everybody. */
export const tableTips: Migration = async (schema) => {
  await schema.alterTable('tables').addColumn('tips', 'text').execute()
}
