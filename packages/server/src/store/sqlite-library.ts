import type * as Package from '@photostructure/sqlite'

/** What is used of SQLite's library; Node's own and the package have the same interface. */
export type SqliteLibrary = Pick<typeof Package, 'DatabaseSync' | 'backup'>
export type SqliteFile = Package.DatabaseSyncInstance

/** Node's own SQLite where it can do all we need, else the package, which brings the same to older versions of Node. */
export const sqliteModule: string = hasBuiltIn() ? 'node:sqlite' : '@photostructure/sqlite'

export async function sqliteLibrary(): Promise<SqliteLibrary> {
  return (
    (process.getBuiltinModule(sqliteModule) as SqliteLibrary | undefined) ?? import('@photostructure/sqlite')
  )
}

function hasBuiltIn(): boolean {
  const builtIn: Partial<typeof Package> | undefined = process.getBuiltinModule('node:sqlite')
  const { DatabaseSync, StatementSync, backup } = builtIn ?? {}
  // The first versions that had it could neither tell a statement's columns nor copy a file in use.
  const complete = StatementSync !== undefined && 'columns' in StatementSync.prototype
  return complete && DatabaseSync !== undefined && backup !== undefined
}
