import { CompiledQuery } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Addition, Enter } from './addition.js'
import { entryColumns, progressColumns, snapshotColumns, standingColumns, valuesOf } from './addition.js'
import type { Database } from './schema.js'

const types: Readonly<Record<string, string>> = {
  version: 'int',
  seq: 'int',
  at: 'bigint',
  to_length: 'int',
  programmed: 'int',
  length: 'int',
  redoable: 'int',
  turn_since: 'bigint',
  changed: 'bigint',
  stand_in_at: 'bigint',
  snapshot_rules: 'int',
}

/** What is the entry's alone. */
const ownColumns = entryColumns.filter((column) => column !== 'table_id' && column !== 'seq')

/** All that a single addition says, in one row: its entry has the number that the table moves to. */
const columns = [
  'table_id',
  'version',
  ...ownColumns,
  ...progressColumns,
  ...standingColumns,
  'snapshot_rules',
  'snapshot_state',
]

/**
 * The rows of additions, a JSON array for each column. JSON is written much faster than the database's own form of
 * arrays, in which entries would be full of escapes.
 */
const arrays = columns.map((_, i) => `json_array_elements_text($${i + 1}::json)`)
const typed = columns.map((column) => `${column}::${types[column] ?? 'text'} as ${column}`)

const moving = [
  'version = t.version + 1',
  ...progressColumns.map((column) => `${column} = f.${column}`),
  // null: stays as it is
  ...standingColumns.map((column) => `${column} = coalesce(f.${column}, t.${column})`),
].join(', ')

/**
 * Many additions in one statement, which is a transaction of its own and takes one journey. All processes lock tables
 * in the same order, and check them again if another process had them; what is no longer as expected is left out.
 * Tables are found by their keys. The state is compared in a way that its index cannot serve, since a database with
 * outdated statistics would choose that index and go through all running games.
 */
const statement = `
  with wished as materialized (
    select ${typed.join(', ')} from rows from (${arrays.join(', ')}) as a (${columns.join(', ')})
  ), free as materialized (
    select w.* from (select * from wished order by table_id) w cross join lateral (
      select 1 from tables t
      where t.id = w.table_id and t.version = w.version and t.state || '' = 'running'
      for update
    ) found
  ), entered as (
    insert into entries (${entryColumns.join(', ')}) select ${entryColumns.join(', ')} from free
  ), moved as (
    update tables t set ${moving} from free f where t.id = f.table_id
  ), kept as (
    insert into snapshots (${snapshotColumns.join(', ')})
    select table_id, seq, snapshot_rules, snapshot_state from free where snapshot_state is not null
  )
  select table_id from free`

/** Whether an addition can go together with others: nearly all are a player's action and nothing else. */
export const isSingle = ({ entries, programs }: Addition): boolean => entries.length === 1 && !programs

/** Enters additions of a single entry each. */
export function postgresAdditions(db: Kysely<Database>): Enter {
  return async (additions) => {
    const rows = additions.map(valuesFrom)
    const parameters = columns.map((_, i) => JSON.stringify(rows.map((row) => row[i] ?? null)))
    const { rows: free } = await db.executeQuery<{ table_id: string }>(
      CompiledQuery.raw(statement, parameters),
    )
    const entered = new Set(free.map(({ table_id }) => table_id))
    return additions.map(({ table }) => entered.has(table))
  }
}

/** The values of an addition, in the order of the columns. */
const valuesFrom = ({
  table,
  version,
  entries: [entry],
  progress,
  standing,
  snapshot,
}: Addition): unknown[] => [
  table,
  version,
  ...valuesOf(entry, ownColumns),
  ...valuesOf(progress, progressColumns),
  ...(standing ? valuesOf(standing, standingColumns) : standingColumns.map(() => null)),
  snapshot?.rules,
  snapshot?.state,
]

/** Enters any addition, within a transaction that is rolled back if this fails. */
export async function enterWithin(
  transaction: Transaction<Database>,
  { table, version, entries, progress, standing, snapshot, programs }: Addition,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('tables')
    .set({ ...progress, ...standing, version: version + 1 })
    .where('id', '=', table)
    .where('version', '=', version)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await transaction
    .insertInto('entries')
    .values([...entries])
    .execute()
  if (snapshot) await transaction.insertInto('snapshots').values(snapshot).execute()
  if (programs && programs.ended.length > 0)
    await transaction
      .deleteFrom('programs')
      .where('table_id', '=', table)
      .where('player', 'in', programs.ended)
      .execute()
  if (programs?.begun) await transaction.insertInto('programs').values(programs.begun).execute()
  return true
}
