import type { Transaction } from 'kysely'
import { mayStepIn } from '../clock/deputies.js'
import type { Services } from '../context.js'
import { conflict, forbidden, notFound } from '../errors.js'
import type { Account, Database } from '../store/schema.js'
import { changeTable, isAsSeen, writeRow } from './change.js'
import { closeAsItStands, standingOf } from './close.js'
import type { Standing } from './close.js'
import { give } from './give.js'
import type { SeatRecord, TableAndSeats } from './read.js'
import { heirOf, isHost, mayRead, needSeat, seatOf } from './read.js'
import { takeSeat } from './seat-requests.js'
import { freeFrom } from './view.js'

/**
 * Takes a free seat. One that came free in a running game needs an invitation by the players; guests always need one.
 */
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
    if (account.guest === 1 && !invited) throw forbidden('guests can only play where they are invited')
    const free = seats.filter(({ person }) => person === null)
    // a computer makes room for whoever asks for its seat
    const chosen =
      seat === undefined
        ? free.find(({ computer }) => computer === null)
        : free.find(({ position }) => position === seat)
    if (!chosen) throw conflict(seat === undefined ? 'all seats are taken' : 'this seat is taken')
    await takeSeat(services, transaction, table, chosen, account)
  })
}

/**
 * Leaves the seat. It becomes free: before the game for everybody, later for those who are invited. The table continues
 * with another host, and closes when nobody is left.
 */
export async function leaveTable(services: Services, id: string, account: Account): Promise<TableAndSeats> {
  const standing = await standingOf(services, id)
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    const seat = needSeat(table, account)
    if (table.row.state === 'finished' || table.row.state === 'closed') throw conflict('the game is over')
    await vacate(transaction, table, seat, standing)
  })
}

/**
 * The host frees the seat of somebody who keeps the game waiting for too long. Where that is the host, any other player
 * does.
 */
export async function freeSeatOf(
  services: Services,
  id: string,
  account: Account,
  { seat: player, after }: { readonly seat: string; readonly after: number },
): Promise<TableAndSeats> {
  const standing = await standingOf(services, id)
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    const { row, seats, host } = table
    const seat = seats.find((other) => other.player === player)
    const isOfHost = host !== null && seat?.person?.id === host.id
    if (!isHost(table, account) && !(isOfHost && seatOf(table, account)))
      throw forbidden('only the host can free seats')
    if (row.state !== 'running') throw conflict('the game is not running')
    isAsSeen(row, after)
    if (!seat?.person) throw conflict('this seat is free')
    const isAwaited = (JSON.parse(row.turn) as string[]).includes(player)
    const now = services.now()
    const isLate = now >= freeFrom(row, services.config) || mayStepIn(table, account, player, now)
    if (!isAwaited || !isLate) throw conflict('the game has not waited long enough for this player')
    await vacate(transaction, table, seat, standing)
  })
}

/** Somebody is no longer at the table. */
async function vacate(
  transaction: Transaction<Database>,
  table: TableAndSeats,
  seat: SeatRecord,
  standing: Standing | undefined,
): Promise<void> {
  const { row, seats, host } = table
  await give(transaction, table, seat, null)
  if (host && host.id !== seat.person?.id) return
  const next = heirOf(seats, seat.person?.id)
  if (!next) return closeAsItStands(transaction, row, standing)
  await writeRow(transaction, row, { host: next.id })
}
