/** Substitutes. Nobody gets a seat without agreeing: it is offered, and they have to accept it. */
import type { Transaction } from 'kysely'
import { nameKey } from '../accounts/names.js'
import type { Services } from '../context.js'
import { conflict, forbidden, notFound } from '../errors.js'
import type { Account, Database } from '../store/schema.js'
import { changeTable, isAsSeen } from './change.js'
import type { TableAndSeats } from './read.js'
import { isHost, mayRead, seatOf } from './read.js'
import { dropRequestsFor, takeSeat } from './seat-requests.js'

/** Offers a seat to a substitute: one's own, or as the host one that nobody has. */
export async function handOver(
  services: Services,
  id: string,
  account: Account,
  { seat: player, to }: { readonly seat: string; readonly to: string },
): Promise<TableAndSeats> {
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    if (!mayOffer(table, account, player)) throw forbidden('this is not your seat')
    if (table.row.state === 'open') throw conflict('the game has not begun: send the invitation link')
    if (table.row.state !== 'running') throw conflict('the game is over')
    const substitute = await transaction
      .selectFrom('accounts')
      .select('id')
      .where('name_key', '=', nameKey(to))
      .where('deleted', 'is', null)
      .executeTakeFirst()
    if (!substitute) throw notFound('account')
    if (table.seats.some(({ person }) => person?.id === substitute.id))
      throw conflict('this player already has a seat')
    await offer(transaction, table, player, substitute.id)
  })
}

/** Answers an offer: takes the seat, declines it, or takes back what one has offered. */
export async function answerHandOver(
  services: Services,
  id: string,
  account: Account,
  {
    seat: player,
    after,
    accept,
  }: { readonly seat: string; readonly after: number; readonly accept: boolean },
): Promise<TableAndSeats> {
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    const seat = table.seats.find((other) => other.player === player)
    const isAsked = seat?.offered?.id === account.id
    if (!seat || !(isAsked || (!accept && mayOffer(table, account, player))))
      throw forbidden('you have not been asked')
    if (!seat.offered) throw conflict('nobody has been asked')
    if (!accept) return offer(transaction, table, player, null)
    isAsSeen(table.row, after)
    if (seatOf(table, account)) throw conflict('you already have a seat')
    // whoever offered it has agreed
    await takeSeat(services, transaction, table, seat, account, seat.person ?? table.host ?? undefined)
  })
}

function mayOffer(table: TableAndSeats, account: Account, player: string): boolean {
  const seat = table.seats.find((other) => other.player === player)
  if (!seat) return false
  return seat.person === null ? isHost(table, account) : seat.person.id === account.id
}

async function offer(
  transaction: Transaction<Database>,
  table: TableAndSeats,
  player: string,
  account: string | null,
): Promise<void> {
  await transaction
    .updateTable('seats')
    .set({ offered: account })
    .where('table_id', '=', table.row.id)
    .where('player', '=', player)
    .execute()
  await dropRequestsFor(transaction, table, player)
}
