import type { Migration } from './migrations.js'

/** Games that were played elsewhere are told apart from those that began here, as long as nobody goes on with them. */
export const uploads: Migration = async (schema) => {
  await schema.alterTable('tables').addColumn('uploaded', 'integer').execute()
}
