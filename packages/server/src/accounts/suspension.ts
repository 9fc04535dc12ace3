import type { Transaction } from 'kysely'
import type { Context } from '../context.js'
import type { Database } from '../store/schema.js'

/** Until somebody lifts it: the last moment of the year 9999. */
export const forGood = Date.UTC(9999, 11, 31, 23, 59, 59)

/** Keeps somebody out until a moment, or lets them in again (null). Whatever they have open ends. */
export async function suspend(
  { store }: Pick<Context, 'store'>,
  account: string,
  until: number | null,
): Promise<void> {
  await store.write((transaction) => suspendWithin(transaction, account, until))
  await store.publish({ kind: 'account', account })
}

export async function suspendWithin(
  transaction: Transaction<Database>,
  account: string,
  until: number | null,
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ suspended_until: until })
    .where('id', '=', account)
    .execute()
  if (until === null) return
  await transaction.deleteFrom('sessions').where('account', '=', account).execute()
  await transaction.deleteFrom('recoveries').where('account', '=', account).execute()
}
