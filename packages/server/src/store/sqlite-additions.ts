import type { Addition, Enter } from './addition.js'
import { entryColumns, progressColumns, snapshotColumns, standingColumns, valuesOf } from './addition.js'
import type { ProgramRow } from './schema.js'
import type { SqliteFile } from './sqlite-library.js'

const list = (columns: readonly string[]): string => columns.join(', ')
const marks = (columns: readonly string[]): string => columns.map(() => '?').join(', ')
const settings = (columns: readonly string[]): string => columns.map((column) => `${column} = ?`).join(', ')

const programColumns = ['table_id', 'player', 'program', 'since'] as const satisfies (keyof ProgramRow)[]

/**
 * Enters additions into a file of SQLite, whose connection must not be within a transaction. The table is moved only if
 * it is as expected, and nothing is written before; so a transaction that goes on without one that came too late needs
 * no savepoint.
 */
export function sqliteAdditions(file: SqliteFile): Enter {
  const begin = file.prepare('begin immediate')
  const commit = file.prepare('commit')
  const asExpected = `where id = ? and version = ? and state = 'running'`
  const move = file.prepare(
    `update tables set version = version + 1, ${settings(progressColumns)} ${asExpected}`,
  )
  const standing = file.prepare(`update tables set ${settings(standingColumns)} where id = ?`)
  const insert = file.prepare(`insert into entries (${list(entryColumns)}) values (${marks(entryColumns)})`)
  const snapshot = file.prepare(
    `insert into snapshots (${list(snapshotColumns)}) values (${marks(snapshotColumns)})`,
  )
  const ended = file.prepare('delete from programs where table_id = ? and player = ?')
  const begun = file.prepare(
    `insert into programs (${list(programColumns)}) values (${marks(programColumns)})`,
  )

  const enter = ({ table, version, entries, progress, ...beside }: Addition): boolean => {
    const { changes } = move.run(...valuesOf(progress, progressColumns), table, version)
    if (Number(changes) === 0) return false
    for (const entry of entries) insert.run(...valuesOf(entry, entryColumns))
    if (beside.standing) standing.run(...valuesOf(beside.standing, standingColumns), table)
    if (beside.snapshot) snapshot.run(...valuesOf(beside.snapshot, snapshotColumns))
    for (const player of beside.programs?.ended ?? []) ended.run(table, player)
    if (beside.programs?.begun) begun.run(...valuesOf(beside.programs.begun, programColumns))
    return true
  }

  return async (additions) => {
    begin.run()
    try {
      const outcomes = additions.map(enter)
      commit.run()
      return outcomes
    } catch (error) {
      giveUp(file)
      throw error
    }
  }
}

function giveUp(file: SqliteFile): void {
  try {
    file.exec('rollback')
  } catch {
    // Some errors, such as a full disk, have ended the transaction already.
  }
}
