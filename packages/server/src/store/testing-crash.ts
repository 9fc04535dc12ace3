import { writeSync } from 'node:fs'
import { openStore } from './open.js'
import { entryRow } from './testing-rows.js'
import type { StoreConfig } from './testing-stores.js'

/** Plays at all tables of a store until it is killed, and says which moves it was promised: one line for each. */
export async function main(settings: string): Promise<void> {
  const store = await openStore(JSON.parse(settings) as StoreConfig)
  const tables = await store.db.selectFrom('tables').select(['id', 'seq']).execute()
  const play = async (table: string, from: number): Promise<never> => {
    for (let seq = from + 1; ; seq++) {
      await store.write(async (transaction) => {
        await transaction.insertInto('entries').values(entryRow(table, seq)).execute()
        await transaction.updateTable('tables').set({ seq }).where('id', '=', table).execute()
      })
      writeSync(1, `${table} ${seq}\n`)
    }
  }
  await Promise.all(tables.map(({ id, seq }) => play(id, seq)))
}
