import type { Transaction } from 'kysely'
import { newId } from '../accounts/tokens.js'
import type { Account, Database } from '../store/schema.js'

type Done = Pick<Database['moderation'], 'at' | 'action' | 'subject' | 'until' | 'reason'>

/** Keeps what a moderator has done. */
export async function record(
  transaction: Transaction<Database>,
  moderator: Account,
  done: Done,
): Promise<void> {
  await transaction
    .insertInto('moderation')
    .values({ ...done, id: newId(), moderator: moderator.id })
    .execute()
}
