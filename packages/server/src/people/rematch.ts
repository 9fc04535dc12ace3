/** Playing again with the same people. Nobody is seated without asking: each joins with the same button. */
import type { z } from 'zod'
import { newTable } from '@stellwerk/protocol'
import type { Services } from '../context.js'
import { conflict, forbidden } from '../errors.js'
import type { Account } from '../store/schema.js'
import { changeTable } from '../tables/change.js'
import { createTable } from '../tables/create.js'
import type { TableAndSeats } from '../tables/read.js'
import { findTable, needSeat, tableFor } from '../tables/read.js'
import { joinTable } from '../tables/seats.js'

/** Everybody moves on by one seat, so that over several games each gets to start. */
const turned = (position: number, seats: number): number => (position % seats) + 1

/** Opens the table at which the people of a finished game play again, or sits down there. */
export async function rematch(services: Services, id: string, account: Account): Promise<TableAndSeats> {
  const before = await tableFor(services.store.db, id, account)
  const { position } = needSeat(before, account)
  const { row, seats } = before
  if (row.state !== 'finished' && row.state !== 'closed') throw conflict('the game is not over', row.seq)
  const seat = turned(position, seats.length)
  if (row.rematch !== null) return sitDown(services, row.rematch, account, seat)
  if (account.guest === 1) throw forbidden('guests can only play where they are invited')
  const made = await createTable(services, account, wishOf(before, seat))
  let known = made.row.id
  await changeTable(services, id, async (transaction, table) => {
    // somebody else may have been faster
    known = table.row.rematch ?? known
    await transaction.updateTable('tables').set({ rematch: known }).where('id', '=', id).execute()
  })
  if (known === made.row.id) return made
  await services.store.write((transaction) =>
    transaction.deleteFrom('tables').where('id', '=', made.row.id).execute(),
  )
  return sitDown(services, known, account, seat)
}

/** The same game on the same terms; who had which seat decides who has which now. */
const wishOf = ({ row, seats }: TableAndSeats, seat: number): z.output<typeof newTable> =>
  newTable.parse({
    title: row.title,
    options: JSON.parse(row.options) as unknown,
    name: row.name,
    seats: seats.length,
    pace: row.pace,
    watching: row.watching,
    undo: row.undo,
    time: JSON.parse(row.time) as unknown,
    seating: 'chosen',
    seat,
  })

async function sitDown(
  services: Services,
  id: string,
  account: Account,
  seat: number,
): Promise<TableAndSeats> {
  const table = await findTable(services.store.db, id)
  if (!table || table.row.removed === 1) throw conflict('there is no such table any more')
  // those who played before are invited
  return joinTable(services, id, account, { invite: table.row.invite, seat })
}
