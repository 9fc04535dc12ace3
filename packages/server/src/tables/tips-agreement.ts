import type { TipsAgreement } from '@stellwerk/protocol'
import type { Transaction } from 'kysely'
import type { Database, TableRecord } from '../store/schema.js'
import type { TableAndSeats } from './read.js'

/** A proposal as the table's row keeps it, with the accounts that agreed to it. */
export interface StoredTips {
  readonly id: string
  readonly agreed: readonly string[]
}

export const storedIn = ({ tips }: TableRecord): StoredTips | null =>
  tips === null ? null : (JSON.parse(tips) as StoredTips)

/** What was proposed, and who has not agreed to it yet. */
export function tipsAgreementOf({ row, seats }: TableAndSeats): TipsAgreement | null {
  const stored = storedIn(row)
  if (!stored) return null
  const missing = seats.filter(({ person }) => person !== null && !stored.agreed.includes(person.id))
  return { id: stored.id, needs: missing.map(({ player }) => player) }
}

/** A game in which people had tips is no measure of how well they play, even if the tips end before the game does. */
export async function unratedByTips(transaction: Transaction<Database>, table: TableAndSeats): Promise<void> {
  const { id, state, rated } = table.row
  if (state !== 'running' || rated === 1 || tipsAgreementOf(table)?.needs.length !== 0) return
  await transaction.updateTable('tables').set({ rated: 1 }).where('id', '=', id).execute()
}
