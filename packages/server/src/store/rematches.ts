import type { Migration } from './migrations.js'

/** A finished table knows the one at which its people play again. */
export const rematches: Migration = async (schema) => {
  await schema.alterTable('tables').addColumn('rematch', 'text').execute()
}
