import type { Config } from '../operate/config.js'
import type { Store } from './store.js'

const day = 24 * 60 * 60 * 1000

/** How many rows go in one write, so that players never wait long behind the broom. */
const atOnce = 200

export interface Swept {
  readonly sessions: number
  readonly tables: number
  readonly guests: number
}

/**
 * Takes away what nobody will come back to: sessions and letters that have expired, tables that nobody started, guests without a
 * table. A game that has begun stays for ever.
 */
export async function sweep(
  store: Store,
  config: Pick<Config, 'keepOpenTablesDays'>,
  now: number,
): Promise<Swept> {
  const cutoff = now - config.keepOpenTablesDays * day
  const sessions = await sweepSessions(store, now)
  const tables = await sweepTables(store, cutoff)
  const guests = await sweepGuests(store, cutoff)
  return { sessions, tables, guests }
}

const sweepSessions = (store: Store, now: number): Promise<number> =>
  repeatedly(() =>
    store.write(async (transaction) => {
      const expired = transaction.selectFrom('sessions').select('token_hash').where('expires', '<=', now)
      const gone = await transaction
        .deleteFrom('sessions')
        .where('token_hash', 'in', expired.limit(atOnce))
        .returning('token_hash')
        .execute()
      await transaction.deleteFrom('confirmations').where('expires', '<=', now).execute()
      return gone.length
    }),
  )

const sweepTables = (store: Store, cutoff: number): Promise<number> =>
  repeatedly(async () => {
    const gone = await store.write((transaction) => {
      const abandoned = transaction
        .selectFrom('tables')
        .select('tables.id')
        .where('state', '=', 'open')
        .where('changed', '<', cutoff)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('entries').select('seq').whereRef('table_id', '=', 'tables.id'))),
        )
      return transaction
        .deleteFrom('tables')
        .where('id', 'in', abandoned.limit(atOnce))
        .returning('id')
        .execute()
    })
    for (const { id } of gone) await store.publish({ kind: 'table', table: id, seq: 0, version: null })
    return gone.length
  })

const sweepGuests = (store: Store, cutoff: number): Promise<number> =>
  repeatedly(() =>
    store.write(async (transaction) => {
      const lost = transaction
        .selectFrom('accounts')
        .select('accounts.id')
        .where('guest', '=', 1)
        .where('created', '<', cutoff)
        .where(({ and, not, exists, selectFrom }) =>
          and([
            not(exists(selectFrom('seats').select('player').whereRef('account', '=', 'accounts.id'))),
            not(exists(selectFrom('tables').select('title').whereRef('host', '=', 'accounts.id'))),
            not(
              exists(
                selectFrom('sessions')
                  .select('seen')
                  .whereRef('account', '=', 'accounts.id')
                  .where('seen', '>=', cutoff),
              ),
            ),
          ]),
        )
      const gone = await transaction
        .deleteFrom('accounts')
        .where('id', 'in', lost.limit(atOnce))
        .returning('id')
        .execute()
      return gone.length
    }),
  )

/** Does it until there is no more to do; how much it was in all. */
async function repeatedly(some: () => Promise<number>): Promise<number> {
  let all = 0
  for (let done = atOnce; done === atOnce; all += done) done = await some()
  return all
}
