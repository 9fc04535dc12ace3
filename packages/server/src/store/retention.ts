import type { Config } from '../operate/config.js'
import type { Store } from './store.js'

const day = 24 * 60 * 60 * 1000

/** How many rows are deleted in one write, so that players never wait long for the cleaning up. */
const atOnce = 200

export interface Swept {
  readonly sessions: number
  readonly tables: number
  /** Uploaded games with which nobody went on. */
  readonly uploads: number
  readonly guests: number
  readonly notices: number
}

/** For how many days to remember that somebody was told of a turn. */
const keepNoticesDays = 30

/**
 * Deletes what nobody will come back to: expired sessions and mail links, tables that nobody started, uploaded games
 * that nobody continued, guests without a table, old notices. A game that was played here stays forever.
 */
export async function sweep(
  store: Store,
  config: Pick<Config, 'keepOpenTablesDays' | 'keepUploadsDays'>,
  now: number,
): Promise<Swept> {
  const cutoff = now - config.keepOpenTablesDays * day
  const sessions = await sweepSessions(store, now)
  const tables = await sweepTables(store, cutoff)
  const uploads = await sweepUploads(store, now - config.keepUploadsDays * day)
  const guests = await sweepGuests(store, cutoff)
  const notices = await sweepNotices(store, now - keepNoticesDays * day)
  return { sessions, tables, uploads, guests, notices }
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
      for (const letters of ['confirmations', 'recoveries', 'invitations'] as const)
        await transaction.deleteFrom(letters).where('expires', '<=', now).execute()
      return gone.length
    }),
  )

const sweepTables = (store: Store, cutoff: number): Promise<number> =>
  repeatedly(async () => {
    const gone = await store.write((transaction) => {
      const abandoned = transaction
        .selectFrom('tables')
        .select('tables.id')
        .where('state', 'in', ['open', 'closed'])
        .where('changed', '<', cutoff)
        // a game that has begun has a stored state, and perhaps a record
        .where(({ and, not, exists, selectFrom }) =>
          and([
            not(exists(selectFrom('snapshots').select('seq').whereRef('table_id', '=', 'tables.id'))),
            not(exists(selectFrom('entries').select('seq').whereRef('table_id', '=', 'tables.id'))),
          ]),
        )
      return transaction
        .deleteFrom('tables')
        .where('id', 'in', abandoned.limit(atOnce))
        .returning('id')
        .execute()
    })
    return told(store, gone)
  })

/** Tells that tables are gone; how many they were. */
async function told(store: Store, gone: readonly { readonly id: string }[]): Promise<number> {
  for (const { id } of gone) await store.publish({ kind: 'table', table: id, seq: 0, version: null })
  return gone.length
}

/** Whole games are much to take away: few at once. */
const uploadsAtOnce = 5

const sweepUploads = (store: Store, cutoff: number): Promise<number> =>
  repeatedly(async () => {
    const gone = await store.write(async (transaction) => {
      const idle = await transaction
        .selectFrom('tables')
        .select('id')
        .whereRef('uploaded', '=', 'seq')
        .where('changed', '<', cutoff)
        .limit(uploadsAtOnce)
        .execute()
      const ids = idle.map(({ id }) => id)
      if (ids.length === 0) return []
      await transaction.deleteFrom('entries').where('table_id', 'in', ids).execute()
      return transaction.deleteFrom('tables').where('id', 'in', ids).returning('id').execute()
    })
    return told(store, gone)
  }, uploadsAtOnce)

const sweepNotices = (store: Store, cutoff: number): Promise<number> =>
  repeatedly(() =>
    store.write(async (transaction) => {
      const old = await transaction
        .selectFrom('notices')
        .select(['table_id', 'player', 'seq'])
        .where('sent', '<', cutoff)
        .limit(atOnce)
        .execute()
      for (const { table_id, player, seq } of old)
        await transaction
          .deleteFrom('notices')
          .where('table_id', '=', table_id)
          .where('player', '=', player)
          .where('seq', '=', seq)
          .execute()
      return old.length
    }),
  )

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
async function repeatedly(some: () => Promise<number>, part = atOnce): Promise<number> {
  let all = 0
  for (let done = part; done === part; all += done) done = await some()
  return all
}
