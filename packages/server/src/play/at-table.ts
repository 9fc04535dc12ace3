import type { Services } from '../context.js'
import { Failed, conflict } from '../errors.js'
import type { Account } from '../store/schema.js'
import type { SeatRecord, TableAndSeats } from '../tables/read.js'
import { needSeat, tableFor } from '../tables/read.js'
import type { GameInMemory } from './memory.js'

/** A player at a running game. */
export interface AtTable {
  readonly table: TableAndSeats
  readonly seat: SeatRecord
  readonly game: GameInMemory
}

/** The table of a player who wants to enter something into its game. */
export async function atTable(services: Services, id: string, account: Account): Promise<AtTable> {
  const table = await tableFor(services.store.db, id, account)
  const seat = needSeat(table, account)
  if (table.row.state === 'open') throw conflict('the game has not begun')
  return { table, seat, game: await services.memory.of(table.row) }
}

/** What was sent was meant for a game of this length that is still being played. */
export function isPresent({ table, game }: AtTable, after: number): void {
  if (after !== game.seq) throw conflict('the game has moved on', game.seq)
  if (table.row.state === 'closed') throw conflict('the table is closed', game.seq)
}

/** The answer that a request with this key was given before. */
export async function answeredBefore(
  { store }: Services,
  table: string,
  account: Account,
  key: string,
): Promise<number | undefined> {
  const entry = await store.db
    .selectFrom('entries')
    .select(['seq', 'account'])
    .where('table_id', '=', table)
    .where('key', '=', key)
    .executeTakeFirst()
  return entry?.account === account.id ? entry.seq : undefined
}

/**
 * Enters something once, however often it is sent. Another process may have been faster; then the key tells whether it
 * was with the same request.
 */
export async function once<T>(
  services: Services,
  id: string,
  account: Account,
  request: { readonly after: number; readonly key: string },
  answer: (seq: number) => T,
  work: (at: AtTable) => Promise<T>,
): Promise<T> {
  return services.memory.serially(id, async () => {
    const at = await atTable(services, id, account)
    const known = async (): Promise<T | undefined> => {
      const seq = await answeredBefore(services, id, account, request.key)
      return seq === undefined ? undefined : answer(seq)
    }
    if (request.after !== at.game.seq) {
      const before = await known()
      if (before !== undefined) return before
    }
    isPresent(at, request.after)
    try {
      return await work(at)
    } catch (error) {
      if (!isMovedOn(error)) throw error
      const before = await known()
      if (before !== undefined) return before
      const { game } = await atTable(services, id, account)
      throw conflict('the game has moved on', game.seq)
    }
  })
}

const isMovedOn = (error: unknown): boolean =>
  error instanceof Failed && error.code === 'conflict' && error.details.seq === undefined
