import type { Services } from '../context.js'
import { Failed, conflict, notFound } from '../errors.js'
import type { Account, EntryRow } from '../store/schema.js'
import type { KnownTable } from '../tables/known.js'
import type { SeatRecord } from '../tables/read.js'
import { mayRead, needSeat } from '../tables/read.js'
import type { GameInMemory } from './memory.js'
import { gameView } from './views.js'

/** A player at a running game. */
export interface AtTable {
  readonly table: KnownTable
  readonly seat: SeatRecord
  readonly game: GameInMemory
}

/** How often to try something while others keep getting there first. */
const attempts = 4

/** The table has changed meanwhile: another process, or another request, was faster. */
export const movedOn = (): Failed => conflict('the game has moved on')

const isMovedOn = (error: unknown): boolean =>
  error instanceof Failed && error.code === 'conflict' && error.details.seq === undefined

/**
 * Does something for a player in a game, one request after another. The first try relies on what this process
 * remembers. If that fails, its memory may be out of date: before anybody is refused, the table is read again.
 */
export function atTable<T>(
  services: Services,
  id: string,
  account: Account,
  work: (at: AtTable) => Promise<T>,
): Promise<T> {
  const { tables, memory } = services
  return memory.serially(id, async () => {
    for (let attempt = 1; ; attempt++) {
      const table = attempt === 1 ? (tables.known(id) ?? (await tables.of(id))) : await tables.fresh(id)
      try {
        const { table: known, seat } = seatedAt(table, account)
        const game = memory.known(known.row) ?? (await memory.of(known.row))
        return await work({ table: known, seat, game })
      } catch (error) {
        if (!(error instanceof Failed)) throw error
        const isFinal = attempt > 1 && !isMovedOn(error)
        if (isFinal) throw await withGame(services, table, account, error)
        if (attempt === attempts) throw conflict('the game has moved on', table?.row.seq)
      }
    }
  })
}

/** Whoever came too late goes on from what is there now. */
async function withGame(
  services: Services,
  table: KnownTable | undefined,
  account: Account,
  error: Failed,
): Promise<Failed> {
  if (error.code !== 'conflict' || error.details.seq === undefined || !table || table.row.state === 'open')
    return error
  const game = await gameView(services, table.row, needSeat(table, account).player)
  return new Failed('conflict', error.message, { ...error.details, seq: game.seq, game })
}

function seatedAt(table: KnownTable | undefined, account: Account): Omit<AtTable, 'game'> {
  if (!table || !mayRead(table, account, undefined)) throw notFound('table')
  const seat = needSeat(table, account)
  if (table.row.state === 'open') throw conflict('the game has not begun', table.row.seq)
  return { table, seat }
}

/** Whether a request was meant for a game of this length that is still being played. */
export function isPresent({ table, game }: AtTable, after: number): void {
  if (after !== game.seq) throw conflict('the game has moved on', game.seq)
  if (table.row.state === 'closed') throw conflict('the table is closed', game.seq)
}

/** What is stored of a request. */
export type Stored = Pick<EntryRow, 'seq' | 'type' | 'action' | 'to_length'>

/** What a request of somebody with this key was entered as. */
async function enteredBefore(
  { store }: Services,
  table: string,
  account: Account,
  key: string,
): Promise<Stored | undefined> {
  const entry = await store.db
    .selectFrom('entries')
    .select(['seq', 'account', 'type', 'action', 'to_length'])
    .where('table_id', '=', table)
    .where('key', '=', key)
    .executeTakeFirst()
  return entry?.account === account.id ? entry : undefined
}

/**
 * Enters something once, however often it is sent. It names the version of the table for which all keys are known. If
 * another process was faster, the key shows whether it entered the same request.
 */
export function once<T>(
  services: Services,
  id: string,
  account: Account,
  request: { readonly after: number; readonly key: string },
  /** The answer that it was given before; undefined if what is stored is another request. */
  answer: (entry: Stored) => T | undefined,
  work: (at: AtTable) => Promise<T>,
): Promise<T> {
  return atTable(services, id, account, async (at) => {
    const known = async (): Promise<T | undefined> => {
      const entry = await enteredBefore(services, id, account, request.key)
      return entry && answer(entry)
    }
    if (request.after !== at.game.seq || at.game.hasKey(request.key)) {
      const before = await known()
      if (before !== undefined) return before
    }
    isPresent(at, request.after)
    if (at.game.hasKey(request.key)) throw conflict('this key was used for something else', at.game.seq)
    try {
      return await work(at)
    } catch (error) {
      const before = isMovedOn(error) ? await known() : undefined
      if (before === undefined) throw error
      return before
    }
  })
}
