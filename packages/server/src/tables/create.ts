import { randomBytes } from 'node:crypto'
import type { Title } from '@stellwerk/engine'
import { completeSettings, settingsFault } from '@stellwerk/engine'
import type { z } from 'zod'
import type { newTable } from '@stellwerk/protocol'
import type { Services } from '../context.js'
import { Failed, forbidden, malformed, refusedBy } from '../errors.js'
import type { Kysely } from 'kysely'
import type { Account, Database, NewSeat, TableRow } from '../store/schema.js'
import { timeText } from '../clock/at-table.js'
import { heldFromStart } from './holders.js'
import type { TableAndSeats } from './read.js'
import { findTable } from './read.js'

/** Nobody needs more; this stops a program that makes tables without end. */
const mostOpenTables = 50
const mostIdleUploads = 50

export const newId = (): string => randomBytes(9).toString('base64url')
/** Long enough that nobody finds it by trying. */
export const newInvite = (): string => randomBytes(16).toString('base64url')
export const newSeed = (): number => randomBytes(4).readUInt32BE()

/** What a seat is called in states, so that no name of a person is in them. */
export const seatId = (position: number): string => `seat-${position}`

export function titleFor(games: Services['games'], id: string, path: string): Title {
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (!game) throw malformed(path, `must be one of ${Object.keys(games).join(', ')}`)
  return game.title
}

/** Guests play where they are invited; hosts have an account, and not tables without end. */
async function mayHost({ store }: Services, account: Account): Promise<void> {
  if (account.guest === 1) throw forbidden('guests can only play where they are invited')
  const { open } = await store.db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number | string>().as('open'))
    .where('host', '=', account.id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  if (Number(open) >= mostOpenTables)
    throw new Failed('too-many', 'start or close some of your open tables first')
}

/** Somebody who hosts many unfinished games has to end some of them before starting another. */
export async function mayRun(
  db: Kysely<Database>,
  { runningTablesPerAccount: most }: Services['config'],
  host: string,
): Promise<void> {
  const { running } = await db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number | string>().as('running'))
    .where('host', '=', host)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  if (Number(running) >= most)
    throw new Failed('too-many', 'finish or close some of your running games first')
}

/** Uploads that nobody goes on with are kept for a while: whoever has many of them waits for that. */
export async function mayUpload(services: Services, account: Account): Promise<void> {
  await mayHost(services, account)
  const { idle } = await services.store.db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number | string>().as('idle'))
    .where('host', '=', account.id)
    .whereRef('uploaded', '=', 'seq')
    .executeTakeFirstOrThrow()
  if (Number(idle) >= mostIdleUploads)
    throw new Failed('too-many', 'play on in some of the games you uploaded, or wait until they expire')
}

/** A table that waits for players; its host has a seat. */
export async function createTable(
  services: Services,
  account: Account,
  wish: z.output<typeof newTable>,
): Promise<TableAndSeats> {
  const title = titleFor(services.games, wish.title, 'title')
  const { min, max } = title.seats
  if (wish.seats < min || wish.seats > max)
    throw malformed('seats', `this title is for ${min} to ${max} players`)
  const place = wish.seat ?? 1
  if (place > wish.seats) throw malformed('seat', `there are only ${wish.seats} seats`)
  const wrong = settingsFault(title, wish.options)
  if (wrong) throw malformed(wrong.path, `must be one of ${wrong.expected}`)
  const options = completeSettings(title, wish.options)
  const seed = wish.seed ?? newSeed()
  const places = Array.from({ length: wish.seats }, (_, i) => i + 1)
  const possible = title.create({ players: places.map(seatId), seed, options })
  if (!possible.ok) throw refusedBy(possible.refusal, 'options')
  await mayHost(services, account)
  const id = newId()
  const { name, pace, watching, undo, seating } = wish
  const row: TableRow = {
    ...emptyTable(services.now()),
    id,
    title: title.id,
    options: JSON.stringify(options),
    name,
    state: 'open',
    pace,
    watching,
    undo,
    seating,
    host: account.id,
    seed,
    seed_chosen: wish.seed === undefined ? 0 : 1,
    time: timeText(services, title.id, wish.time),
    rules: title.rulesVersion,
  }
  const seats = places.map((position) => freeSeat(id, position, seatId(position)))
  await services.store.write(async (transaction) => {
    await transaction.insertInto('tables').values(row).execute()
    await transaction
      .insertInto('seats')
      .values(seats.map((seat) => (seat.position === place ? { ...seat, account: account.id } : seat)))
      .execute()
  })
  return (await findTable(services.store.db, id)) as TableAndSeats
}

/** What is the same for every table that has just been made. */
export const emptyTable = (now: number) => ({
  invite: newInvite(),
  position: null,
  created: now,
  changed: now,
  seq: 0,
  length: 0,
  redoable: 0,
  turn: '[]',
  turn_since: now,
  undo_request: null,
  closing: '[]',
  ranking: null,
  version: 0,
  uploaded: null,
  seat_requests: '[]',
  clock: '{}',
  stand_in_at: null,
  removed: 0,
  rematch: null,
  rated: 0,
  webhook: '',
  tips: null,
})

export const freeSeat = (table_id: string, position: number, player: string, name = ''): NewSeat => ({
  table_id,
  position,
  player,
  account: null,
  name,
  offered: null,
  holders: heldFromStart(null),
  deputy: null,
})
