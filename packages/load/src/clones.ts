import { randomBytes } from 'node:crypto'
import type { Store } from '@stellwerk/server/inside'

const newId = (): string => randomBytes(9).toString('base64url')

/** How many works go into one transaction. */
const together = 100

/** Copies a table: the same people and the same record, as if the same game had been played several times. */
export async function cloneTable(store: Store, table: string, count: number): Promise<string[]> {
  const { db } = store
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow()
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', table).execute()
  const entries = await db.selectFrom('entries').selectAll().where('table_id', '=', table).execute()
  const snapshot = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seq', 'desc')
    .limit(1)
    .execute()
  const ids = Array.from({ length: count }, newId)
  for (let from = 0; from < count; from += together)
    await store.write(async (transaction) => {
      for (const id of ids.slice(from, from + together)) {
        const own = { table_id: id }
        await transaction
          .insertInto('tables')
          .values({ ...row, id, invite: `${newId()}${newId()}` })
          .execute()
        for (const seat of seats)
          await transaction
            .insertInto('seats')
            .values({ ...seat, ...own })
            .execute()
        await transaction
          .insertInto('entries')
          .values(entries.map((entry) => ({ ...entry, ...own })))
          .execute()
        await transaction
          .insertInto('snapshots')
          .values(snapshot.map((taken) => ({ ...taken, ...own })))
          .execute()
      }
    })
  return ids
}
