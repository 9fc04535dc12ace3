import type { Transaction } from 'kysely'
import type { Database } from '../store/schema.js'
import { newClockFor } from '../clock/at-table.js'
import { passedOn } from './holders.js'
import type { SeatRecord, TableAndSeats } from './read.js'
import { writeRow } from './change.js'

/**
 * Gives a seat to somebody, or to nobody. In a running game all agreements and open requests start over, and nothing is
 * done any more for the previous holder.
 */
export async function give(
  transaction: Transaction<Database>,
  { row }: TableAndSeats,
  { position, player, name, holders }: SeatRecord,
  account: string | null,
): Promise<void> {
  const isRunning = row.state === 'running'
  await transaction
    .updateTable('seats')
    .set({
      account,
      computer: null,
      offered: null,
      deputy: null,
      ...(isRunning
        ? { name: name === '' ? `№ ${position}` : name, holders: passedOn(holders, account, row.seq) }
        : {}),
    })
    .where('table_id', '=', row.id)
    .where('position', '=', position)
    .execute()
  if (!isRunning) return
  await transaction
    .deleteFrom('programs')
    .where('table_id', '=', row.id)
    .where('player', '=', player)
    .execute()
  const clock = newClockFor(row, player)
  await writeRow(transaction, row, { closing: '[]', undo_request: null, seat_requests: '[]', clock })
}
