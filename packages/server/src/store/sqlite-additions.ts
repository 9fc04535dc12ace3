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

/** The statements by which additions are entered into a file of SQLite, in the order of their numbers. */
export const additionStatements = [
  `update tables set version = version + 1, ${settings(progressColumns)} ${asExpected}`,
  insertInto('entries', entryColumns),
  `update tables set ${settings(standingColumns)} where id = ?`,
  insertInto('snapshots', snapshotColumns),
  'delete from programs where table_id = ? and player = ?',
  insertInto('programs', programColumns),
] as const

const [move, insert, stand, snap, end, begin] = [0, 1, 2, 3, 4, 5]

/**
 * An addition as statements. The table is moved first, and only if it is as expected; if it is not, nothing was written
 * and nothing follows. So a transaction that goes on without one that came too late needs no savepoint.
 */
export function groupOf({ table, version, entries, progress, ...beside }: Addition): Group {
  const { standing, snapshot, programs } = beside
  return [
    [move, [...valuesOf(progress, progressColumns), table, version]],
    ...entries.map((entry) => [insert, valuesOf(entry, entryColumns)] as const),
    ...(standing ? [[stand, [...valuesOf(standing, standingColumns), table]] as const] : []),
    ...(snapshot ? [[snap, valuesOf(snapshot, snapshotColumns)] as const] : []),
    ...(programs?.ended ?? []).map((player) => [end, [table, player]] as const),
    ...(programs?.begun ? [[begin, valuesOf(programs.begun, programColumns)] as const] : []),
  ] satisfies (readonly [number, readonly Value[]])[]
}
