import type { Transaction, Updateable } from 'kysely'
import type { Services } from '../context.js'
import { conflict, notFound } from '../errors.js'
import type { Database, TableRecord } from '../store/schema.js'
import type { TableAndSeats } from './read.js'
import { findTable } from './read.js'
import { unratedByTips } from './tips-agreement.js'

/** What somebody decides about a game was meant for a record of this length. */
export function isAsSeen({ seq }: TableRecord, after: number): void {
  if (after !== seq) throw conflict('the game has moved on', seq)
}

/** What a change of a table writes into its row. */
export async function writeRow(
  transaction: Transaction<Database>,
  { id }: Pick<TableRecord, 'id'>,
  columns: Updateable<Database['tables']>,
): Promise<void> {
  await transaction.updateTable('tables').set(columns).where('id', '=', id).execute()
}

/** Changes a table by what is stored at that moment; other changes wait. Then everybody at the table is told. */
export async function changeTable(
  { store, now }: Services,
  id: string,
  work: (transaction: Transaction<Database>, table: TableAndSeats) => Promise<void>,
): Promise<TableAndSeats> {
  const table = await store.write(async (transaction) => {
    await transaction
      .updateTable('tables')
      .set(({ eb }) => ({ changed: now(), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const before = await findTable(transaction, id)
    if (!before) throw notFound('table')
    await work(transaction, before)
    const after = (await findTable(transaction, id)) ?? before
    await unratedByTips(transaction, after)
    return after
  })
  await store.publish({ kind: 'table', table: id, seq: table.row.seq, version: table.row.version })
  return table
}
