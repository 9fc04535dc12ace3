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
  rules: 'int',
}

/** An array for each column, beginning with this parameter, as rows under a name. */
function rowsOf(name: string, columns: readonly string[], firstParameter: number): string {
  const arrays = columns.map((column, i) => `$${firstParameter + i}::${types[column] ?? 'text'}[]`)
  return `unnest(${arrays.join(', ')}) as ${name} (${columns.join(', ')})`
}

const wishColumns = ['id', 'version', ...progressColumns, ...standingColumns]
const moving = [
  'version = t.version + 1',
  ...progressColumns.map((column) => `${column} = w.${column}`),
  // null: stays as it is
  ...standingColumns.map((column) => `${column} = coalesce(w.${column}, t.${column})`),
].join(', ')

/**
 * Many additions in one statement, which is a transaction of its own and takes one journey. Rows are locked in one order
 * by all processes, and looked at again if somebody else had them; what is no longer as expected is left out.
 */
const statement = `
  with wished as materialized (
    select * from ${rowsOf('w', wishColumns, 1)}
  ), free as (
    select t.id from tables t join wished w on w.id = t.id
    where t.version = w.version and t.state = 'running'
    order by t.id for update of t
  ), entered as (
    insert into entries (${entryColumns.join(', ')})
    select ${entryColumns.map((column) => `e.${column}`).join(', ')}
    from ${rowsOf('e', entryColumns, 1 + wishColumns.length)} join free on free.id = e.table_id
    on conflict do nothing
    returning table_id
  ), moved as (
    update tables t set ${moving} from wished w join entered on entered.table_id = w.id where t.id = w.id
  ), kept as (
    insert into snapshots (${snapshotColumns.join(', ')})
    select ${snapshotColumns.map((column) => `s.${column}`).join(', ')}
    from ${rowsOf('s', snapshotColumns, 1 + wishColumns.length + entryColumns.length)}
    join entered on entered.table_id = s.table_id
  )
  select table_id from entered`

const columnsOf = <R>(all: readonly R[], columns: readonly (keyof R)[]): unknown[] =>
  columns.map((column) => all.map((row) => row[column]))

/** Whether an addition can go together with others: nearly all are a player's action and nothing else. */
export const isSingle = ({ entries, programs }: Addition): boolean => entries.length === 1 && !programs

/** Enters additions of a single entry each. */
export function postgresAdditions(db: Kysely<Database>): Enter {
  return async (additions) => {
    const parameters = [
      ...wishesOf(additions),
      ...columnsOf(
        additions.map(({ entries: [entry] }) => entry),
        entryColumns,
      ),
      ...columnsOf(
        additions.flatMap(({ snapshot }) => snapshot ?? []),
        snapshotColumns,
      ),
    ]
    const { rows } = await db.executeQuery<{ table_id: string }>(CompiledQuery.raw(statement, parameters))
    const entered = new Set(rows.map(({ table_id }) => table_id))
    return additions.map(({ table }) => entered.has(table))
  }
}

function wishesOf(additions: readonly Addition[]): unknown[] {
  const wishes = additions.map(({ table, version, progress, standing }) => [
    table,
    version,
    ...valuesOf(progress, progressColumns),
    ...standingColumns.map((column) => standing?.[column] ?? null),
  ])
  return wishColumns.map((_, i) => wishes.map((wish) => wish[i]))
}

/** Enters any addition, within a transaction that takes back what was done if this fails. */
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
