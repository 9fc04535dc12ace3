import type { Kysely } from 'kysely'
import { top } from '@stellwerk/engine'
import type { Program } from '@stellwerk/protocol'
import type { Services } from '../context.js'
import { conflict, forbidden } from '../errors.js'
import type { Account, Database } from '../store/schema.js'
import { atTable } from './at-table.js'
import type { Beside } from './enter.js'
import { enter } from './enter.js'
import type { KeptProgram, SeatProgram } from './programs.js'
import { carryOn } from './programs.js'

/** The programs of a table's seats. */
export async function programsAt(db: Kysely<Database>, table: string): Promise<SeatProgram[]> {
  const rows = await db.selectFrom('programs').selectAll().where('table_id', '=', table).execute()
  return rows.map(({ player, program, since }) => ({
    player,
    program: JSON.parse(program) as KeptProgram,
    since,
  }))
}

/** Takes programs away together with the entries that ended them. */
export const endPrograms =
  (table: string, players: readonly string[]): Beside =>
  async (transaction) => {
    if (players.length > 0)
      await transaction
        .deleteFrom('programs')
        .where('table_id', '=', table)
        .where('player', 'in', players)
        .execute()
  }

/** What people are told of their program: as they set it. */
const withoutStep = ({ step: _, ...program }: KeptProgram): Program => program

export async function programOf(services: Services, id: string, account: Account): Promise<Program | null> {
  const { seat } = await atTable(services, id, account)
  const kept = (await programsAt(services.store.db, id)).find(({ player }) => player === seat.player)
  return kept ? withoutStep(kept.program) : null
}

/** Sets or ends a seat's program. If it is the seat's turn, it begins at once. */
export async function setProgram(
  services: Services,
  id: string,
  account: Account,
  program: Program | null,
): Promise<Program | null> {
  return services.memory.serially(id, async () => {
    const { table, seat, game } = await atTable(services, id, account)
    const { player } = seat
    if (!program) {
      await services.store.write(endPrograms(id, [player]))
      return null
    }
    if (table.row.state !== 'running') throw conflict('the game is not running', game.seq)
    const owner = program.kind === 'repeat' ? program.action['player'] : undefined
    if (owner !== undefined && owner !== player) throw forbidden('this is not your seat')
    const step = top(game.state)?.kind ?? ''
    const kept: KeptProgram = program.kind === 'pass' ? { ...program, step } : program
    const others = (await programsAt(services.store.db, id)).filter((other) => other.player !== player)
    const programs: SeatProgram[] = [...others, { player, program: kept, since: game.seq }]
    const start = { state: game.state, deeds: game.line.deeds, last: null }
    const { entries, ended } = carryOn(game.title, start, programs)
    const keep: Beside = async (transaction) => {
      const row = { table_id: id, player, program: JSON.stringify(kept), since: game.seq }
      await endPrograms(id, [...ended, player])(transaction)
      if (!ended.includes(player)) await transaction.insertInto('programs').values(row).execute()
    }
    if (entries.length > 0) await enter(services, table.row, game, entries, keep)
    else await services.store.write(keep)
    return ended.includes(player) ? null : program
  })
}
