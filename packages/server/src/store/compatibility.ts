import type { Migration } from './migrations.js'

/** Each step names the oldest program that works with a store which has it, so that a release can be rolled back. */
export const compatibility: Migration = async (schema) => {
  await schema.alterTable('migrations').addColumn('works_with', 'integer').execute()
}
