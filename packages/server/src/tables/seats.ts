import type { Transaction } from 'kysely'
import type { Services } from '../context.js'
import { nameKey } from '../accounts/names.js'
import { conflict, forbidden, notFound } from '../errors.js'
import type { Account, Database } from '../store/schema.js'
import { changeTable } from './change.js'
import type { SeatRecord, TableAndSeats } from './read.js'
import { findTable, isHost, mayRead, needSeat, seatOf } from './read.js'

/** Makes a seat somebody's, or nobody's. */
async function give(
  transaction: Transaction<Database>,
  table: string,
  { position }: SeatRecord,
  account: string | null,
): Promise<void> {
  await transaction
    .updateTable('seats')
    .set({ account })
    .where('table_id', '=', table)
    .where('position', '=', position)
    .execute()
}

/** Takes a free seat. One that came free in a running game is for those whom the players invite. */
export async function joinTable(
  services: Services,
  id: string,
  account: Account,
  { invite, seat }: { readonly invite?: string | undefined; readonly seat?: number | undefined },
): Promise<TableAndSeats> {
  return changeTable(services, id, async (transaction, table) => {
    const { row, seats } = table
    if (!mayRead(table, account, invite)) throw notFound('table')
    if (seatOf(table, account)) return
    const invited = row.invite === invite || isHost(table, account)
    if (row.state !== 'open' && !(row.state === 'running' && invited))
      throw conflict('nobody can join any more')
    const free = seats.filter(({ person }) => person === null)
    const chosen = seat === undefined ? free[0] : free.find(({ position }) => position === seat)
    if (!chosen) throw conflict(seat === undefined ? 'all seats are taken' : 'this seat is taken')
    await give(transaction, id, chosen, account.id)
  })
}

/** Gets up before the game begins. The table goes on with another host, or closes when nobody is left. */
export async function leaveTable(services: Services, id: string, account: Account): Promise<TableAndSeats> {
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    const { row, seats } = table
    const seat = needSeat(table, account)
    if (row.state !== 'open')
      throw conflict('the game has begun: hand your seat over, or close the table together')
    await give(transaction, id, seat, null)
    const next = seats.find(({ person }) => person && person.id !== account.id)?.person
    if (!next) await transaction.updateTable('tables').set({ state: 'closed' }).where('id', '=', id).execute()
    else if (isHost(table, account))
      await transaction.updateTable('tables').set({ host: next.id }).where('id', '=', id).execute()
  })
}

/** Gives a seat to a substitute: one's own, or as the host one that nobody has any more. */
export async function handOver(
  services: Services,
  id: string,
  account: Account,
  { seat: player, to }: { readonly seat: string; readonly to: string },
): Promise<TableAndSeats> {
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    const { row, seats } = table
    if (row.state === 'finished' || row.state === 'closed') throw conflict('the game is over')
    const seat = seats.find((other) => other.player === player)
    const isMine = seat?.person?.id === account.id
    if (!seat || !(isMine || (seat.person === null && isHost(table, account))))
      throw forbidden('this is not your seat')
    const substitute = await transaction
      .selectFrom('accounts')
      .select('id')
      .where('name_key', '=', nameKey(to))
      .where('deleted', 'is', null)
      .executeTakeFirst()
    if (!substitute) throw notFound('account')
    if (seats.some(({ person }) => person?.id === substitute.id)) throw conflict('they have a seat already')
    await give(transaction, id, seat, substitute.id)
    await transaction.deleteFrom('programs').where('table_id', '=', id).where('player', '=', player).execute()
  })
}

/**
 * Closes a table: before the game its host does, afterwards all who play must agree. Then the game counts as it stands
 * (1853-R-71).
 */
export async function closeTable(services: Services, id: string, account: Account): Promise<TableAndSeats> {
  const standing = await standingOf(services, id)
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    const { row, seats } = table
    const close = transaction.updateTable('tables').where('id', '=', id)
    if (row.state === 'open') {
      if (!isHost(table, account)) throw forbidden('only the host closes a table before the game')
      await close.set({ state: 'closed' }).execute()
      return
    }
    if (row.state !== 'running') throw conflict('the game is over')
    const { player } = needSeat(table, account)
    const agreed = [...new Set([...(JSON.parse(row.closing) as string[]), player])]
    const everybody = seats
      .filter(({ person }) => person !== null)
      .every((seat) => agreed.includes(seat.player))
    const closing = JSON.stringify(agreed)
    if (!everybody) return void (await close.set({ closing }).execute())
    if (standing?.seq !== row.seq) throw conflict('the game has moved on', row.seq)
    const { ranking } = standing
    await close.set({ closing, state: 'closed', turn: '[]', undo_request: null, ranking }).execute()
  })
}

/** How the players of a running game stand, and at which place of its record. */
async function standingOf(
  { store, memory }: Services,
  id: string,
): Promise<{ readonly seq: number; readonly ranking: string } | undefined> {
  const table = await findTable(store.db, id)
  if (table?.row.state !== 'running') return undefined
  const { title, state, seq } = await memory.of(table.row)
  return { seq, ranking: JSON.stringify(title.ranking(state)) }
}
