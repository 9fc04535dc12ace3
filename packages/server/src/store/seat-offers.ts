import type { Migration } from './migrations.js'

/** A seat goes to a substitute when they agree; until then it is offered to them. */
export const seatOffers: Migration = async (schema) => {
  await schema
    .alterTable('seats')
    .addColumn('offered', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .execute()
  await schema.createIndex('seats_offered').on('seats').column('offered').execute()
}
