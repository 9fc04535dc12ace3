import type { Addition } from './addition.js'
import { entryColumns, progressColumns, snapshotColumns, standingColumns, valuesOf } from './addition.js'
import type { ProgramRow } from './schema.js'
import type { Group, Value } from './sqlite-messages.js'

const list = (columns: readonly string[]): string => columns.join(', ')
const marks = (columns: readonly string[]): string => columns.map(() => '?').join(', ')
const settings = (columns: readonly string[]): string => columns.map((column) => `${column} = ?`).join(', ')
const insertInto = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${list(columns)}) values (${marks(columns)})`

const programColumns = ['table_id', 'player', 'program', 'since'] as const satisfies (keyof ProgramRow)[]

const asExpected = `where id = ? and version = ? and state = 'running'`

const statements = [
  `update tables set version = version + 1, ${settings(progressColumns)} ${asExpected}`,
  insertInto('entries', entryColumns),
  `update tables set ${settings(standingColumns)} where id = ?`,
  insertInto('snapshots', snapshotColumns),
  'delete from programs where table_id = ? and player = ?',
  insertInto('programs', programColumns),
]

/** The statements by which additions are entered into a file of SQLite, in the order of their numbers. */
export const additionStatements = statements.map((sql) => ({ sql, values: sql.split('?').length - 1 }))

const [move, insert, stand, snap, end, begin] = [0, 1, 2, 3, 4, 5]

/**
 * An addition as statements. The table's row is updated first, and only if it is as expected; if not, nothing was
 * written and nothing follows. So a transaction can continue without an addition that came too late, and needs no
 * savepoint.
 */
export function groupOf(addition: Addition): Group {
  const { table, version, entries, progress, standing, snapshot, programs } = addition
  const group: Value[] = [move]
  for (const column of progressColumns) group.push(progress[column])
  group.push(table, version)
  for (const entry of entries) {
    group.push(insert)
    for (const column of entryColumns) group.push(entry[column])
  }
  if (standing) group.push(stand, ...valuesOf(standing, standingColumns), table)
  if (snapshot) group.push(snap, ...valuesOf(snapshot, snapshotColumns))
  for (const player of programs?.ended ?? []) group.push(end, table, player)
  if (programs?.begun) group.push(begin, ...valuesOf(programs.begun, programColumns))
  return group
}
