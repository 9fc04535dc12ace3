import { top } from '@stellwerk/engine'
import type { Program } from '@stellwerk/protocol'
import type { Services } from '../context.js'
import { conflict, forbidden } from '../errors.js'
import type { ProgramsChange } from '../store/addition.js'
import type { Account } from '../store/schema.js'
import { needSeat, tableFor } from '../tables/read.js'
import { atTable, movedOn } from './at-table.js'
import { enter } from './enter.js'
import type { KeptProgram, SeatProgram } from './programs.js'
import { carryOn } from './programs.js'
import { programsAt } from './stored-programs.js'

/** A program as people see it: the way they set it. */
const withoutStep = ({ step: _, ...program }: KeptProgram): Program => program

export async function programOf({ store }: Services, id: string, account: Account): Promise<Program | null> {
  const table = await tableFor(store.db, id, account)
  const seat = needSeat(table, account)
  if (table.row.state === 'open') throw conflict('the game has not begun')
  const kept = (await programsAt(store.db, id)).find(({ player }) => player === seat.player)
  return kept ? withoutStep(kept.program) : null
}

/** Sets or ends a seat's program. If it is the seat's turn, it begins at once. */
export async function setProgram(
  services: Services,
  id: string,
  account: Account,
  program: Program | null,
): Promise<Program | null> {
  return atTable(services, id, account, async ({ table, seat, game }) => {
    const { player } = seat
    const { id, version } = table.row
    if (!program) {
      await keep(services, id, version, { ended: [player] })
      return null
    }
    if (table.row.state !== 'running') throw conflict('the game is not running', game.seq)
    const owner = program.kind === 'repeat' ? program.action['player'] : undefined
    if (owner !== undefined && owner !== player) throw forbidden('this is not your seat')
    const step = top(game.state)?.kind ?? ''
    const kept: KeptProgram = program.kind === 'pass' ? { ...program, step } : program
    const others = table.programs.filter((other) => other.player !== player)
    const programs: SeatProgram[] = [...others, { player, program: kept, since: game.seq }]
    const start = { state: game.state, deeds: game.line.deeds, last: null }
    const { entries, ended } = carryOn(game.title, start, programs)
    const begun = { table_id: id, player, program: JSON.stringify(kept), since: game.seq }
    const change: ProgramsChange = {
      ended: [...new Set([...ended, player])],
      ...(ended.includes(player) ? {} : { begun }),
    }
    const [first, ...further] = entries
    if (first) await enter(services, table, game, [first, ...further], change)
    else await keep(services, id, version, change)
    return ended.includes(player) ? null : program
  })
}

/** Changes programs where nothing is entered, if the table still is as it was known. */
async function keep(
  { store, tables }: Services,
  id: string,
  version: number,
  { ended, begun }: ProgramsChange,
): Promise<void> {
  await store.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('tables')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw movedOn()
    await transaction.deleteFrom('programs').where('table_id', '=', id).where('player', 'in', ended).execute()
    if (begun) await transaction.insertInto('programs').values(begun).execute()
  })
  tables.forget(id)
  await store.publish({ kind: 'program', table: id, version: version + 1 })
}
