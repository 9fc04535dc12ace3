import type { Services } from '../context.js'
import type { Account } from '../store/schema.js'

/** What a player keeps to themselves: nobody else ever sees it. */
export async function notesOf({ store }: Services, table: string, account: Account): Promise<string> {
  const row = await store.db
    .selectFrom('notes')
    .select('text')
    .where('table_id', '=', table)
    .where('account', '=', account.id)
    .executeTakeFirst()
  return row?.text ?? ''
}

export async function keepNotes(
  { store }: Services,
  table: string,
  account: Account,
  text: string,
): Promise<void> {
  await store.write((transaction) =>
    transaction
      .insertInto('notes')
      .values({ table_id: table, account: account.id, text })
      .onConflict((already) => already.columns(['table_id', 'account']).doUpdateSet({ text }))
      .execute(),
  )
}
