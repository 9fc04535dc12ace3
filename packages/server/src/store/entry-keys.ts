import { sql } from 'kysely'
import type { Migration } from './migrations.js'

/**
 * A process that enters something knows the keys of the whole record at the version of the table that it names (see
 * `play/memory.ts`). So keys need no index, whose pages were half of what an action wrote.
 */
export const entryKeys: Migration = async (schema, kind, transaction) => {
  if (kind === 'postgres') {
    await schema.alterTable('entries').dropConstraint('entries_once').execute()
    return
  }
  // SQLite cannot drop a constraint, so the table is rebuilt.
  await schema
    .createTable('entries_without')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('player', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('action', 'text')
    .addColumn('to_length', 'integer')
    .addColumn('programmed', 'integer', (column) => column.notNull())
    .addColumn('key', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .execute()
  await sql`insert into entries_without select * from entries order by rowid`.execute(transaction)
  await schema.dropTable('entries').execute()
  await schema.alterTable('entries_without').renameTo('entries').execute()
}
