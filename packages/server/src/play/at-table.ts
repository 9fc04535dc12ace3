import type { Services } from '../context.js'
import { Failed, conflict, notFound } from '../errors.js'
import type { Account } from '../store/schema.js'
import type { KnownTable } from '../tables/known.js'
import type { SeatRecord } from '../tables/read.js'
import { mayRead, needSeat } from '../tables/read.js'
import type { GameInMemory } from './memory.js'

/** A player at a running game. */
export interface AtTable {
  readonly table: KnownTable
  readonly seat: SeatRecord
  readonly game: GameInMemory
}

/** How often something is tried that others keep getting ahead of. */
const attempts = 4

/** The table is no longer as it was known: another process, or another request, was faster. */
export const movedOn = (): Failed => conflict('the game has moved on')

const isMovedOn = (error: unknown): boolean =>
  error instanceof Failed && error.code === 'conflict' && error.details.seq === undefined

/**
 * Does something for a player at a game, one thing after the other. The first try goes by what this process remembers.
 * If that fails, it may be because it is out of date: before anybody hears no, the table is read again.
 */
export async function atTable<T>(
  services: Services,
  id: string,
  account: Account,
  work: (at: AtTable) => Promise<T>,
): Promise<T> {
  const { tables, memory } = services
  return memory.serially(id, async () => {
    for (let attempt = 1; ; attempt++) {
      const table = attempt === 1 ? await tables.of(id) : await tables.fresh(id)
      try {
        return await work(await present(services, table, account))
      } catch (error) {
        if (!(error instanceof Failed)) throw error
        const isFinal = attempt > 1 && !isMovedOn(error)
        if (isFinal) throw error
        if (attempt === attempts) throw conflict('the game has moved on', table?.row.seq)
      }
    }
  })
}

async function present(
  { memory }: Services,
  table: KnownTable | undefined,
  account: Account,
): Promise<AtTable> {
  if (!table || !mayRead(table, account, undefined)) throw notFound('table')
  const seat = needSeat(table, account)
  if (table.row.state === 'open') throw conflict('the game has not begun', table.row.seq)
  return { table, seat, game: await memory.of(table.row) }
}

/** What was sent was meant for a game of this length that is still being played. */
export function isPresent({ table, game }: AtTable, after: number): void {
  if (after !== game.seq) throw conflict('the game has moved on', game.seq)
  if (table.row.state === 'closed') throw conflict('the table is closed', game.seq)
}

/** The answer that a request with this key was given before. */
async function answeredBefore(
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
 * Enters something once, however often it is sent. What is entered names the version of the table at which these keys
 * are all there are. Another process may have been faster; then the key tells whether it was with the same request.
 */
export async function once<T>(
  services: Services,
  id: string,
  account: Account,
  request: { readonly after: number; readonly key: string },
  answer: (seq: number) => T,
  work: (at: AtTable) => Promise<T>,
): Promise<T> {
  return atTable(services, id, account, async (at) => {
    const known = async (): Promise<T | undefined> => {
      const seq = await answeredBefore(services, id, account, request.key)
      return seq === undefined ? undefined : answer(seq)
    }
    if (request.after !== at.game.seq || at.game.hasKey(request.key)) {
      const before = await known()
      if (before !== undefined) return before
    }
    isPresent(at, request.after)
    if (at.game.hasKey(request.key)) throw conflict('somebody else has used this key', at.game.seq)
    try {
      return await work(at)
    } catch (error) {
      const before = isMovedOn(error) ? await known() : undefined
      if (before === undefined) throw error
      return before
    }
  })
}
