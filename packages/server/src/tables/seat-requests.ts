/**
 * What needs everybody's consent in a game with secrets: that somebody who knows the secrets of another seat takes a
 * seat, and that a new holder sees what was chosen in secret before. Everybody means all who have a seat.
 */
import type { Transaction } from 'kysely'
import type { Services } from '../context.js'
import { conflict, forbidden, notFound } from '../errors.js'
import { isPastHidden, viewerAt } from '../play/eyes.js'
import type { Account, Database } from '../store/schema.js'
import { changeTable, writeRow } from './change.js'
import { newId } from './create.js'
import { give } from './give.js'
import { hasLost, heldBy, shownWhole } from './holders.js'
import type { Person, SeatRecord, TableAndSeats } from './read.js'
import { mayRead, needSeat, seatOf } from './read.js'
import type { StoredRequest } from './stored-requests.js'
import { requestsOf } from './stored-requests.js'

/**
 * Whether somebody may take a seat only if everybody agrees: whoever has held another one, and guests once somebody has
 * left, since that one could come back under any name. One's own seat is always one's own.
 */
function needsConsent(
  { memory }: Services,
  table: TableAndSeats,
  seat: SeatRecord,
  account: Account,
): boolean {
  if (table.row.state !== 'running' || !memory.titleOf(table.row.title).secrets) return false
  const held = heldBy(table, account.id)
  const mayBeAnother = account.guest === 1 && !held.includes(seat.player) && hasLost(table)
  return mayBeAnother || held.some((player) => player !== seat.player)
}

/** Gives somebody a seat, or asks everybody whether they may have it. */
export async function takeSeat(
  services: Services,
  transaction: Transaction<Database>,
  table: TableAndSeats,
  seat: SeatRecord,
  account: Account,
  /** Who has agreed already, by offering the seat. */
  agreed?: Person,
): Promise<void> {
  if (!needsConsent(services, table, seat, account)) return give(transaction, table, seat, account.id)
  const request = requestFor(table, 'seat', seat, account, agreed)
  if (request.needs.length === 0) return give(transaction, table, seat, account.id)
  await ask(transaction, table, request)
}

/** Asks everybody whether one may see what was chosen in secret on one's seat before. */
export async function askForPast(services: Services, id: string, account: Account): Promise<TableAndSeats> {
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    const seat = needSeat(table, account)
    if (table.row.state !== 'running') throw conflict('the game is not running')
    if (!isPastHidden(viewerAt(services, table, account)))
      throw conflict('nothing about this seat is hidden from you')
    const request = requestFor(table, 'past', seat, account)
    if (request.needs.length === 0) await grant(transaction, table, request)
    else await ask(transaction, table, request)
  })
}

/** Answers a request: agrees, declines, or takes one's own back. */
export async function answerSeatRequest(
  services: Services,
  id: string,
  account: Account,
  { request, agree }: { readonly request: string; readonly agree: boolean },
): Promise<TableAndSeats> {
  return changeTable(services, id, async (transaction, table) => {
    if (!mayRead(table, account, undefined)) throw notFound('table')
    const seat = seatOf(table, account)
    const open = table.requests.find((one) => one.id === request)
    const isOwn = open?.account === account.id
    if (!seat && !isOwn) throw forbidden('only players at this table can do that')
    if (table.row.state !== 'running') throw conflict('the game is not running')
    if (!open) throw conflict('there is no such request', table.row.seq)
    if (isOwn ? agree : !open.needs.includes(seat?.player ?? '')) throw forbidden('you have not been asked')
    if (!agree) return keep(transaction, table, without(table, open))
    const left = { ...open, needs: open.needs.filter((player) => player !== seat?.player) }
    if (left.needs.length > 0) return keep(transaction, table, [...without(table, open), left])
    await grant(transaction, table, open)
  })
}

const without = ({ row }: TableAndSeats, { id }: StoredRequest): StoredRequest[] =>
  requestsOf(row).filter((one) => one.id !== id)

function requestFor(
  { seats }: TableAndSeats,
  kind: StoredRequest['kind'],
  { player }: SeatRecord,
  account: Account,
  agreed?: Person,
): StoredRequest {
  const asked = seats.filter(
    ({ person }) => person !== null && person.id !== account.id && person.id !== agreed?.id,
  )
  return { id: newId(), kind, seat: player, account: account.id, needs: asked.map((seat) => seat.player) }
}

/** Everybody asks for one thing at a time, and one person for a seat. */
async function ask(
  transaction: Transaction<Database>,
  table: TableAndSeats,
  request: StoredRequest,
): Promise<void> {
  const others = requestsOf(table.row).filter(({ account }) => account !== request.account)
  if (others.some(({ kind, seat }) => kind === request.kind && seat === request.seat))
    throw conflict('someone else has already asked for this seat')
  await keep(transaction, table, [...others, request])
}

async function grant(
  transaction: Transaction<Database>,
  table: TableAndSeats,
  { kind, seat: player, account, id }: StoredRequest,
): Promise<void> {
  const seat = table.seats.find((one) => one.player === player)
  if (!seat) throw conflict('there is no such seat')
  if (kind === 'seat') {
    if (seat.person !== null && seat.offered?.id !== account) throw conflict('this seat is taken')
    return give(transaction, table, seat, account)
  }
  await transaction
    .updateTable('seats')
    .set({ holders: shownWhole(seat.holders, account) })
    .where('table_id', '=', table.row.id)
    .where('position', '=', seat.position)
    .execute()
  await keep(
    transaction,
    table,
    requestsOf(table.row).filter((one) => one.id !== id),
  )
}

const keep = (
  transaction: Transaction<Database>,
  { row }: TableAndSeats,
  requests: readonly StoredRequest[],
): Promise<void> => writeRow(transaction, row, { seat_requests: JSON.stringify(requests) })

/** An offer that is taken back, or that goes to somebody else, is nothing to agree to any more. */
export async function dropRequestsFor(
  transaction: Transaction<Database>,
  table: TableAndSeats,
  player: string,
): Promise<void> {
  const left = requestsOf(table.row).filter(({ kind, seat }) => kind !== 'seat' || seat !== player)
  await keep(transaction, table, left)
}
