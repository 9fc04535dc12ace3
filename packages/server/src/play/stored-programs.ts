import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.js'
import type { KeptProgram, SeatProgram } from './programs.js'

/** The programs of a table's seats, as they are stored. */
export async function programsAt(db: Kysely<Database>, table: string): Promise<SeatProgram[]> {
  const rows = await db.selectFrom('programs').selectAll().where('table_id', '=', table).execute()
  return rows.map(({ player, program, since }) => ({
    player,
    program: JSON.parse(program) as KeptProgram,
    since,
  }))
}
