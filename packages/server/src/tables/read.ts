import type { Kysely } from 'kysely'
import type { Account, Database, TableRecord } from '../store/schema.js'
import { forbidden, notFound } from '../errors.js'

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
}

/** A table with those who sit at it, as it is stored. */
export interface TableAndSeats {
  readonly row: TableRecord
  readonly seats: readonly SeatRecord[]
  readonly host: Person | null
}

interface PersonColumns {
  readonly person: string | null
  readonly person_name: string | null
  readonly guest: number | null
}

const personOf = ({ person, person_name, guest }: PersonColumns): Person | null =>
  person === null || person_name === null ? null : { id: person, name: person_name, guest: guest === 1 }

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
    .select(['seats.table_id', 'seats.position', 'seats.player', 'seats.name'])
    .select(['accounts.id as person', 'accounts.name as person_name', 'accounts.guest as guest'])
    .where('seats.table_id', 'in', ids)
    .orderBy('seats.position')
    .execute()
  const people = seats.map(personOf).filter((person) => person !== null)
  const isSeated = (id: string): boolean => people.some((person) => person.id === id)
  const absent = [...new Set(rows.flatMap(({ host }) => (host === null || isSeated(host) ? [] : host)))]
  if (absent.length > 0) people.push(...(await peopleOf(db, absent)))
  return rows.map((row) => {
    const here = seats
      .filter(({ table_id }) => table_id === row.id)
      .map((seat) => ({ ...pick(seat), person: personOf(seat) }))
    // where the host's account was deleted, whoever sits first takes over
    const next = here.find(({ person }) => person !== null)?.person
    return { row, seats: here, host: people.find(({ id }) => id === row.host) ?? next ?? null }
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

const pick = ({ position, player, name }: Omit<SeatRecord, 'person'>): Omit<SeatRecord, 'person'> => ({
  position,
  player,
  name,
})

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

/** Players and host always see their table; others as it says, and whoever is invited to a table that is still open. */
export function mayRead(table: TableAndSeats, account: Account | null, invite: string | undefined): boolean {
  const { row } = table
  if (row.watching === 'everyone' || belongs(table, account)) return true
  return row.invite === invite && (row.watching === 'link' || row.state === 'open' || hasFreeSeat(table))
}

export const hasFreeSeat = ({ seats }: TableAndSeats): boolean => seats.some(({ person }) => person === null)

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
  if (!seat) throw forbidden('only players of this table do that')
  return seat
}
