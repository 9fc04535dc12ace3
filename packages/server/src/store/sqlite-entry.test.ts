import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeFile } from './data-folder.js'
import { openStore } from './open.js'
import { SqliteEntry } from './sqlite-entry.js'
import type { SqliteFile } from './sqlite-library.js'
import { sqliteLibrary } from './sqlite-library.js'
import type { Group } from './sqlite-messages.js'
import { additionOf, entryOf, tableRow } from './testing-rows.js'
import { TestStores } from './testing-stores.js'

describe('how additions come into a file of SQLite', () => {
  let stores: TestStores
  let open: (timeout?: number) => SqliteFile
  let entry: SqliteEntry
  /** What the thread that writes was asked, in order, and what the pace was told. */
  let asked: string[]
  let told: string[]
  let tidied: () => void
  let pace: { isQuick: boolean; took: () => void; failed: () => void }

  beforeEach(async () => {
    stores = await TestStores.start('sqlite')
    const config = await stores.fresh()
    const store = await openStore(config)
    const rows = ['t0', 't1'].map((id) => tableRow(id))
    await store.write((transaction) => transaction.insertInto('tables').values(rows).execute())
    await store.close()
    const { DatabaseSync } = await sqliteLibrary()
    open = (timeout = 0) => new DatabaseSync(storeFile(config.dataFolder), { timeout })
    asked = []
    told = []
    tidied = () => undefined
    pace = {
      isQuick: true,
      took: () => void told.push('took'),
      failed: () => void told.push('failed'),
    }
    const thread = {
      enter: async (groups: readonly Group[]) => {
        asked.push(`enter ${groups.length}`)
        return { outcomes: groups.map(() => true), milliseconds: 1 }
      },
      tidy: async () => {
        asked.push('tidy')
        await new Promise<void>((resolve) => (tidied = resolve))
      },
    }
    entry = new SqliteEntry(thread, open(), (error) => void told.push(String(error)), pace)
  })
  afterEach(async () => {
    entry.close()
    await stores.stop()
  })

  const seqs = (): unknown[] => {
    const file = open()
    try {
      return file.prepare('select table_id, seq from entries order by table_id, seq').all()
    } finally {
      file.close()
    }
  }

  it('one that comes alone on a quick disk is there at once, and the thread is not asked', async () => {
    expect(await entry.enter([additionOf('t0', 0)])).toEqual([true])
    expect(asked).toEqual([])
    expect(told).toEqual(['took'])
    expect(seqs()).toMatchObject([{ table_id: 't0', seq: 1 }])
  })

  it('several together, and any on a disk that is not quick, are the business of the thread', async () => {
    expect(await entry.enter([additionOf('t0', 0), additionOf('t1', 0)])).toEqual([true, true])
    pace.isQuick = false
    await entry.enter([additionOf('t0', 0)])
    expect(asked).toEqual(['enter 2', 'enter 1'])
    expect(seqs()).toEqual([])
  })

  it('one that came too late is not entered', async () => {
    await entry.enter([additionOf('t0', 0)])
    expect(await entry.enter([additionOf('t0', 0)])).toEqual([false])
    expect(seqs()).toHaveLength(1)
  })

  it('the lock of another process is not waited for here', async () => {
    const other = open()
    other.exec('begin immediate')
    await entry.enter([additionOf('t0', 0)])
    expect(asked).toEqual(['enter 1'])
    expect(told).toEqual(['failed', 'took'])
    other.exec('rollback')
    other.close()
    expect(await entry.enter([additionOf('t0', 0)])).toEqual([true])
    expect(seqs()).toHaveLength(1)
  })

  it('what is impossible fails, leaves nothing behind and does not keep the next one from it', async () => {
    const impossible = { ...entryOf('t0', 1), hash: null as unknown as string }
    await expect(entry.enter([additionOf('t0', 0, { entries: [impossible] })])).rejects.toThrow(/hash/)
    expect(told).toEqual(['failed'])
    expect(await entry.enter([additionOf('t0', 0)])).toEqual([true])
    expect(seqs()).toHaveLength(1)
  })

  it('the log is tidied from time to time, and until that is done nothing is written here', async () => {
    for (let after = 0; after < 1000; after++) await entry.enter([additionOf('t0', after)])
    expect(asked).toEqual(['tidy'])
    await entry.enter([additionOf('t1', 0)])
    expect(asked).toEqual(['tidy', 'enter 1'])
    tidied()
    await new Promise((resolve) => setImmediate(resolve))
    await entry.enter([additionOf('t1', 0)])
    expect(asked).toEqual(['tidy', 'enter 1'])
    expect(seqs()).toHaveLength(1001)
  })
})
