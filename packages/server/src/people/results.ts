import type { PersonPage, Table, TitleResults } from '@stellwerk/protocol'
import { nameKey } from '../accounts/names.js'
import type { Context } from '../context.js'
import { notFound } from '../errors.js'
import type { Rating } from './rating.js'
import { rangeOf } from './rating.js'

/** More games than this are not counted; the newest count. */
const mostGames = 2000

type Standings = NonNullable<Table['ranking']>

/** What everybody may know about a person: when they registered, and how their public games ended. */
export async function personPageOf({ store }: Pick<Context, 'store'>, name: string): Promise<PersonPage> {
  const found = await store.db
    .selectFrom('accounts')
    .select(['id', 'name', 'created'])
    .where('name_key', '=', nameKey(name))
    .where('guest', '=', 0)
    .executeTakeFirst()
  if (!found) throw notFound('person')
  const games = await store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.title', 'tables.ranking', 'seats.player'])
    .where('seats.account', '=', found.id)
    .where('tables.state', '=', 'finished')
    .where('tables.watching', '=', 'everyone')
    .where('tables.removed', '=', 0)
    // games that came from a file were not played here
    .where('tables.uploaded', 'is', null)
    .orderBy('tables.changed', 'desc')
    .limit(mostGames)
    .execute()
  const ranks = games.flatMap(({ title, ranking, player }) => {
    const standings = JSON.parse(ranking ?? '[]') as Standings
    const own = standings.find((one) => one.player === player)
    return own ? [{ title, rank: own.rank }] : []
  })
  const ratings = await store.db.selectFrom('ratings').selectAll().where('account', '=', found.id).execute()
  return { name: found.name, since: found.created, results: resultsOf(ranks, ratings) }
}

interface Rank {
  readonly title: string
  readonly rank: number
}

interface TitleRating extends Rating {
  readonly title: string
  readonly games: number
}

/** Results by title, in the order of their names. */
export function resultsOf(games: readonly Rank[], ratings: readonly TitleRating[] = []): TitleResults[] {
  const titles = [...new Set(games.map(({ title }) => title))].toSorted()
  return titles.map((title) => {
    const own = games.filter((game) => game.title === title).map(({ rank }) => rank)
    const ranks = Array.from(
      { length: Math.max(...own) },
      (_, i) => own.filter((rank) => rank === i + 1).length,
    )
    const rating = ratings.find((one) => one.title === title)
    return {
      title,
      played: own.length,
      won: ranks[0] ?? 0,
      ranks,
      rating: rating ? { value: rating.mean, ...rangeOf(rating), games: rating.games } : null,
    }
  })
}
