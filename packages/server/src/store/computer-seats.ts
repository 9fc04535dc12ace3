import type { Migration } from './migrations.js'

/** Seats that computers have. */
export const computerSeats: Migration = async (schema) => {
  await schema.alterTable('seats').addColumn('computer', 'text').execute()
}
