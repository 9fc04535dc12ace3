import { sql } from 'kysely'
import type { z } from 'zod'
import type { tableFilter } from '@stellwerk/protocol'
import { nameKey } from '../accounts/names.js'
import type { Services } from '../context.js'
import { unauthenticated } from '../errors.js'
import { metrics } from '../operate/metrics.js'
import type { Account } from '../store/schema.js'
import type { TableAndSeats } from './read.js'
import { withSeats } from './read.js'

interface Page {
  readonly tables: TableAndSeats[]
  readonly more: boolean
}

/** The lobby: tables that everybody may see, or one's own; those that changed last come first. */
export async function listTables(
  services: Services,
  account: Account | null,
  {
    state,
    title,
    pace,
    free,
    mine,
    turn,
    player,
    search,
    before,
    beforeId,
    limit,
  }: z.output<typeof tableFilter>,
): Promise<Page> {
  const { db } = services.store
  let query = db.selectFrom('tables').selectAll()
  if (mine === 'true' || turn === 'true') {
    if (!account) throw unauthenticated()
    query = query.where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('tables.host', '=', account.id),
        exists(
          selectFrom('seats')
            .select('seats.position')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where(({ or, and, eb }) =>
              or([
                eb('seats.account', '=', account.id),
                and([eb('seats.offered', '=', account.id), eb('tables.state', '=', 'running')]),
              ]),
            ),
        ),
      ]),
    )
    if (turn === 'true') {
      const awaiting = await awaitingTables(services, account)
      if (awaiting.length === 0) return { tables: [], more: false }
      query = query.where('tables.id', 'in', awaiting)
    }
  } else query = query.where('watching', '=', 'everyone')
  query = query.where('removed', '=', 0)
  query = state === undefined ? query.where('state', '!=', 'closed') : query.where('state', '=', state)
  if (title !== undefined) query = query.where('title', '=', title)
  if (pace !== undefined) query = query.where('pace', '=', pace)
  if (player !== undefined)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .innerJoin('accounts', 'accounts.id', 'seats.account')
          .select('seats.position')
          .whereRef('seats.table_id', '=', 'tables.id')
          .where('accounts.name_key', '=', nameKey(player)),
      ),
    )
  if (search !== undefined)
    query = query.where(sql`lower(tables.name)`, 'like', `%${search.toLowerCase().replaceAll(/[%_]/g, '')}%`)
  if (free === 'true')
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.position')
          .whereRef('seats.table_id', '=', 'tables.id')
          .where('seats.account', 'is', null)
          .where('seats.computer', 'is', null),
      ),
    )
  if (before !== undefined)
    query = query.where(({ or, and, eb }) =>
      or([
        eb('changed', '<', before),
        // several tables may have changed at the same moment
        ...(beforeId === undefined
          ? []
          : [and([eb('changed', '=', before), eb('tables.id', '<', beforeId)])]),
      ]),
    )
  const isSearch = player !== undefined || search !== undefined
  const found = isSearch ? metrics.searchSeconds.startTimer({ of: 'tables' }) : undefined
  const rows = await query
    .orderBy('changed', 'desc')
    .orderBy('tables.id', 'desc')
    .limit(limit + 1)
    .execute()
  found?.()
  return { tables: await withSeats(db, rows.slice(0, limit)), more: rows.length > limit }
}

/** The tables that wait for somebody. Whom a game waits for is JSON, which each database reads in its own way. */
async function awaitingTables({ store }: Services, account: Account): Promise<string[]> {
  const rows = await store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.turn', 'seats.player'])
    .where('seats.account', '=', account.id)
    .where('tables.state', '=', 'running')
    .execute()
  return rows.flatMap(({ id, turn, player }) => ((JSON.parse(turn) as string[]).includes(player) ? id : []))
}
