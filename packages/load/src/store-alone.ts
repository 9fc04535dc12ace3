import type { Addition, EntryRow, Progress, SnapshotRow, Store, TableRecord } from '@stellwerk/server/inside'
import { cloneTable } from './clones.js'
import type { RawStore } from './raw-rate.js'

/** How fast the store takes the additions of many writers, and how fast single rows, in the same minutes. */
export interface StorePace {
  readonly writers: number
  readonly perSecond: number
  readonly raw: number
  readonly commitSize: number
}

export interface StoreWish {
  /** A table with a record, whose entries are entered again at others. */
  readonly table: string
  readonly writers: number
  readonly milliseconds: number
  readonly slice: number
}

/** Writers use so many tables each, as players at many tables do. */
const tablesEach = 4
const snapshotEvery = 50

/**
 * The store without the server around it: writers that each wait for one addition at a time, with the entries of a real
 * game. What is written makes no sense as a game, but nobody reads it.
 */
export async function measureStore(store: Store, raw: RawStore, wish: StoreWish): Promise<StorePace> {
  const { db } = store
  const of = ['table_id', '=', wish.table] as const
  const entries = await db
    .selectFrom('entries')
    .selectAll()
    .where(...of)
    .execute()
  const snapshot = await db
    .selectFrom('snapshots')
    .selectAll()
    .where(...of)
    .executeTakeFirstOrThrow()
  const ids = await cloneTable(store, wish.table, wish.writers * tablesEach)
  const rows = await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute()
  const records = rows.map((row) => new EndlessRecord(row, entries, snapshot))
  const before = store.figures()
  let [written, inserted, milliseconds] = [0, 0, 0]
  const slices = Math.ceil(wish.milliseconds / wish.slice)
  for (let i = 0; i < slices; i++) {
    const start = performance.now()
    const writers = Array.from({ length: wish.writers }, async (_, writer) => {
      for (let n = 0; performance.now() - start < wish.slice; n++) {
        const record = records[writer * tablesEach + (n % tablesEach)]!
        if (!(await store.add(record.next()))) throw new Error('an addition came too late')
        written++
      }
    })
    await Promise.all(writers)
    milliseconds += performance.now() - start
    inserted += await raw.insert(wish.slice)
  }
  const { commits, writes } = store.figures()
  return {
    writers: wish.writers,
    perSecond: (written / milliseconds) * 1000,
    raw: (inserted / slices / wish.slice) * 1000,
    commitSize: (writes - before.writes) / (commits - before.commits),
  }
}

/** Goes on with the record of a table by entering what it has again. */
class EndlessRecord {
  private count = 0

  constructor(
    private readonly row: TableRecord,
    private readonly entries: readonly EntryRow[],
    private readonly snapshot: SnapshotRow,
  ) {}

  next(): Addition {
    const { id, version, length, redoable, turn, closing, clock, stand_in_at } = this.row
    const seq = this.row.seq + ++this.count
    const entry = this.entries[this.count % this.entries.length]!
    // clients make up their keys, and not the store
    const key = `again-${seq}`
    const progress: Progress = {
      seq,
      length: length + this.count,
      redoable,
      turn,
      turn_since: entry.at,
      undo_request: null,
      closing,
      clock,
      stand_in_at,
    }
    return {
      table: id,
      version: version + this.count - 1,
      entries: [{ ...entry, table_id: id, seq, key }],
      progress,
      ...(seq % snapshotEvery === 0 ? { snapshot: { ...this.snapshot, table_id: id, seq } } : {}),
    }
  }
}
