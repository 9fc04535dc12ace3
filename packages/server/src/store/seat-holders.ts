import type { Migration } from './migrations.js'

/**
 * Seats remember who has had them and when, and tables what is asked of everybody about a seat. Whoever has a seat when
 * this begins to be kept has had it since the start. Requests to undo get names: those that have none are asked again.
 */
export const seatHolders: Migration = async (schema, _kind, transaction) => {
  const emptyList = '[]'
  await schema
    .alterTable('seats')
    .addColumn('holders', 'text', (column) => column.notNull().defaultTo(emptyList))
    .execute()
  await schema
    .alterTable('tables')
    .addColumn('seat_requests', 'text', (column) => column.notNull().defaultTo(emptyList))
    .execute()
  const taken = await transaction
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.table_id', 'seats.position', 'seats.account'])
    .where('tables.state', '!=', 'open')
    .where('seats.account', 'is not', null)
    .execute()
  for (const { table_id, position, account } of taken)
    await transaction
      .updateTable('seats')
      .set({ holders: JSON.stringify([{ account, since: 0, until: null }]) })
      .where('table_id', '=', table_id)
      .where('position', '=', position)
      .execute()
  await transaction
    .updateTable('tables')
    .set({ undo_request: null })
    .where('undo_request', 'is not', null)
    .execute()
}
