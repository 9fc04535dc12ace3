import type { Transaction } from 'kysely'
import type { Database } from '../store/schema.js'
import type { Message } from '../store/store.js'
import { withSeats } from '../tables/read.js'
import { controlOf, hasRests, restsAt, standInAt } from './at-table.js'
import { clocksOf, settled } from './clock.js'

/**
 * Settles somebody's clocks up to now by their present rests, because these are about to change: new holidays stop a
 * clock from now on and give no time back. Returns what the processes have to be told.
 */
export async function settleClocks(
  transaction: Transaction<Database>,
  account: string,
  now: number,
): Promise<Message[]> {
  const rows = await transaction
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .selectAll('tables')
    .where('seats.account', '=', account)
    .where('tables.state', '=', 'running')
    .execute()
  const messages: Message[] = []
  for (const table of await withSeats(transaction, rows.filter(hasRests))) {
    const { row, seats } = table
    const player = seats.find(({ person }) => person?.id === account)?.player ?? ''
    const clock = clocksOf(row)[player]
    if (!clock || clock.since === null) continue
    const rests = restsAt(table)
    const clocks = { ...clocksOf(row), [player]: settled(clock, rests(player), now) }
    const { version } = await transaction
      .updateTable('tables')
      .set(({ eb }) => ({
        clock: JSON.stringify(clocks),
        stand_in_at: standInAt(controlOf(row), clocks, rests),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', row.id)
      .returning('version')
      .executeTakeFirstOrThrow()
    messages.push({ kind: 'table', table: row.id, seq: row.seq, version })
  }
  return messages
}
