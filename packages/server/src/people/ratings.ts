/** Ratings by title, for those who want one: each finished public game is counted once. */
import type { Table } from '@stellwerk/protocol'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Context } from '../context.js'
import type { Database } from '../store/schema.js'
import { beginner, rated } from './rating.js'

/** Any number that no other program on the same server uses for its own locks. */
const ratingLock = 18_730_002
/** The most games counted in one go; the rest waits for the next. */
const atOnce = 500

type Standings = NonNullable<Table['ranking']>

/**
 * Updates the ratings after a game, among those players who want one: their order is known without the others. Games
 * with fewer than two of them, private games and games from a file do not count, nor do games with tips, which were
 * marked when everybody agreed to them (`tables/tips-agreement.ts`).
 */
export async function rateGame({ store }: Pick<Context, 'store'>, table: string): Promise<void> {
  await store.write(async (transaction) => {
    // a player whose games end at two processes at once is rated for both
    if (store.kind === 'postgres') await sql`select pg_advisory_xact_lock(${ratingLock})`.execute(transaction)
    const game = await transaction
      .updateTable('tables')
      .set({ rated: 1 })
      .where('id', '=', table)
      .where('rated', '=', 0)
      .where('state', '=', 'finished')
      .returning(['title', 'ranking', 'watching', 'removed', 'uploaded'])
      .executeTakeFirst()
    if (!game || game.watching !== 'everyone' || game.removed === 1 || game.uploaded !== null) return
    const standings = JSON.parse(game.ranking ?? '[]') as Standings
    const willing = await willingAt(transaction, table)
    const players = willing.flatMap(({ account, player }) => {
      const own = standings.find((one) => one.player === player)
      return own ? [{ account, rank: own.rank }] : []
    })
    if (players.length > 1) await keep(transaction, game.title, players)
  })
}

const willingAt = (
  transaction: Transaction<Database>,
  table: string,
): Promise<{ account: string; player: string }[]> =>
  transaction
    .selectFrom('seats')
    .innerJoin('accounts', 'accounts.id', 'seats.account')
    .select(['accounts.id as account', 'seats.player'])
    .where('seats.table_id', '=', table)
    .where('accounts.rated', '=', 1)
    .execute()

async function keep(
  transaction: Transaction<Database>,
  title: string,
  players: readonly { readonly account: string; readonly rank: number }[],
): Promise<void> {
  const accounts = players.map(({ account }) => account)
  const rows = await transaction
    .selectFrom('ratings')
    .selectAll()
    .where('title', '=', title)
    .where('account', 'in', accounts)
    .execute()
  const known = new Map(rows.map((row) => [row.account, row]))
  const after = rated(players.map(({ account, rank }) => ({ ...(known.get(account) ?? beginner), rank })))
  const values = after.map(({ mean, deviation }, i) => {
    const account = accounts[i] ?? ''
    const games = (known.get(account)?.games ?? 0) + 1
    return { account, title, mean: Math.round(mean), deviation: Math.round(deviation), games }
  })
  await transaction
    .insertInto('ratings')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['account', 'title']).doUpdateSet(({ ref }) => ({
        mean: ref('excluded.mean'),
        deviation: ref('excluded.deviation'),
        games: ref('excluded.games'),
      })),
    )
    .execute()
}

/** Counts the games that a killed process left uncounted. */
export async function rateForgotten(context: Pick<Context, 'store'>): Promise<void> {
  const left = await context.store.db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'finished')
    .where('rated', '=', 0)
    .orderBy('changed')
    .limit(atOnce)
    .execute()
  for (const { id } of left) await rateGame(context, id)
}
