import type { Level } from '@stellwerk/bots'
import { levels } from '@stellwerk/bots'
import type { Kysely } from 'kysely'
import type { Account, Database, TableRecord } from '../store/schema.js'
import { forbidden, notFound } from '../errors.js'
import type { StoredRequest } from './stored-requests.js'
import { requestsOf } from './stored-requests.js'

export interface Person {
  readonly id: string
  readonly name: string
  readonly guest: boolean
}

export interface SeatRecord {
  readonly position: number
  readonly player: string
  readonly name: string
  /** Whose seat it is; nobody's while it is free and after its account was deleted. */
  readonly person: Person | null
  /** To whom it is offered, and who has not answered yet. */
  readonly offered: Person | null
  /** How well the computer plays that has the seat. */
  readonly computer: Level | null
  /** JSON of who has had it in this game (`holders.ts`). */
  readonly holders: string
  /** Who may act for it, as long as they have another seat. */
  readonly deputy: string | null
  /** When its holder rests, as their account says. */
  readonly pauses: { readonly notices: string; readonly holidays: string } | null
}

/** What is asked of everybody about a seat, with the person who asks. */
interface SeatRequest extends StoredRequest {
  readonly person: Person
}

/** A table with those who sit at it, as it is stored. */
export interface TableAndSeats {
  readonly row: TableRecord
  readonly seats: readonly SeatRecord[]
  readonly host: Person | null
  readonly requests: readonly SeatRequest[]
}

const personOf = (id: string | null, name: string | null, guest: number | null): Person | null =>
  id === null || name === null ? null : { id, name, guest: guest === 1 }

/** Adds the people to rows of tables. */
export async function withSeats(
  db: Kysely<Database>,
  rows: readonly TableRecord[],
): Promise<TableAndSeats[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await db
    .selectFrom('seats')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'seats.account').on('accounts.deleted', 'is', null),
    )
    .leftJoin('accounts as substitutes', (join) =>
      join.onRef('substitutes.id', '=', 'seats.offered').on('substitutes.deleted', 'is', null),
    )
    .select(['seats.table_id', 'seats.position', 'seats.player', 'seats.name', 'seats.holders'])
    .select(['seats.computer', 'seats.deputy'])
    .select(['accounts.id as person', 'accounts.name as person_name', 'accounts.guest as guest'])
    .select(['accounts.notices as notices', 'accounts.holidays as holidays'])
    .select(['substitutes.id as offered', 'substitutes.name as offered_name'])
    .select('substitutes.guest as offered_guest')
    .where('seats.table_id', 'in', ids)
    .orderBy('seats.position')
    .execute()
  const taken = seats.map(({ table_id, position, player, name, holders, computer, deputy, ...of }) => ({
    table: table_id,
    seat: {
      position,
      player,
      name,
      holders,
      computer: levels.find((level) => level === computer) ?? null,
      deputy,
      pauses:
        of.notices === null || of.holidays === null ? null : { notices: of.notices, holidays: of.holidays },
      person: personOf(of.person, of.person_name, of.guest),
      offered: personOf(of.offered, of.offered_name, of.offered_guest),
    },
  }))
  const people = taken.flatMap(({ seat }) => seat.person ?? [])
  const isSeated = (id: string): boolean => people.some((person) => person.id === id)
  const known = rows.flatMap((row) =>
    [row.host ?? [], ...requestsOf(row).map(({ account }) => account)].flat(),
  )
  const absent = [...new Set(known.filter((id) => !isSeated(id)))]
  if (absent.length > 0) people.push(...(await peopleOf(db, absent)))
  return rows.map((row) => {
    const here = taken
      .filter(({ table }) => table === row.id)
      // with the game what was offered is over
      .map(({ seat }) => (row.state === 'running' ? seat : { ...seat, offered: null }))
    const host = people.find(({ id }) => id === row.host) ?? heirOf(here) ?? null
    const requests = requestsOf(row).flatMap((request) => {
      const person = people.find(({ id }) => id === request.account)
      return person && row.state === 'running' ? { ...request, person } : []
    })
    return { row, seats: here, host, requests }
  })
}

async function peopleOf(db: Kysely<Database>, ids: readonly string[]): Promise<Person[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'guest'])
    .where('id', 'in', ids)
    .where('deleted', 'is', null)
    .execute()
  return rows.map(({ id, name, guest }) => ({ id, name, guest: guest === 1 }))
}

/** Who becomes host when the host is gone: the first player with an account, or else the first player. */
export function heirOf(seats: readonly SeatRecord[], gone?: string): Person | undefined {
  const people = seats.flatMap(({ person }) => (person && person.id !== gone ? person : []))
  return people.find(({ guest }) => !guest) ?? people[0]
}

export async function findTable(db: Kysely<Database>, id: string): Promise<TableAndSeats | undefined> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  const [table] = await withSeats(db, row ? [row] : [])
  return table
}

export const seatOf = ({ seats }: TableAndSeats, account: Account | null): SeatRecord | undefined =>
  account ? seats.find(({ person }) => person?.id === account.id) : undefined

export const isHost = ({ host }: TableAndSeats, account: Account | null): boolean =>
  account !== null && host?.id === account.id

/** Whether somebody has to do with a table. */
export const belongs = (table: TableAndSeats, account: Account | null): boolean =>
  seatOf(table, account) !== undefined || isHost(table, account)

/** Whether somebody is asked to take a seat, or asks for one. */
const isAsked = ({ seats, requests }: TableAndSeats, account: Account | null): boolean =>
  account !== null &&
  [...seats.map(({ offered }) => offered), ...requests.map(({ person }) => person)].some(
    (person) => person?.id === account.id,
  )

/**
 * Players, host, those who are asked to play and those who ask always see their table; others as it says, and whoever is invited to a
 * table that is still open.
 */
export function mayRead(table: TableAndSeats, account: Account | null, invite: string | undefined): boolean {
  const { row } = table
  if (row.removed === 1) return false
  if (row.watching === 'everyone' || belongs(table, account) || isAsked(table, account)) return true
  return row.invite === invite && (row.watching === 'link' || row.state === 'open' || hasFreeSeat(table))
}

const hasFreeSeat = ({ seats }: TableAndSeats): boolean => seats.some(({ person }) => person === null)

/** A table for somebody who may see it; for others there is none. */
export async function tableFor(
  db: Kysely<Database>,
  id: string,
  account: Account | null,
  invite?: string,
): Promise<TableAndSeats> {
  const table = await findTable(db, id)
  if (!table || !mayRead(table, account, invite)) throw notFound('table')
  return table
}

/** The seat of somebody who wants to do what only players do. */
export function needSeat(table: TableAndSeats, account: Account): SeatRecord {
  const seat = seatOf(table, account)
  if (!seat) throw forbidden('only players at this table can do that')
  return seat
}
