import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { accountRecovery } from './account-recovery.js'
import { chosenSeeds } from './chosen-seeds.js'
import { compatibility } from './compatibility.js'
import { computerSeats } from './computer-seats.js'
import { clocks } from './clocks.js'
import { emailConfirmations } from './email-confirmations.js'
import { entryKeys } from './entry-keys.js'
import { StoreNotOpened } from './errors.js'
import { firstTables } from './first-tables.js'
import { moderation } from './moderation.js'
import { nameLooks } from './name-looks.js'
import { noticeTries } from './notice-tries.js'
import { ratings } from './ratings.js'
import type { Database } from './schema.js'
import { rematches } from './rematches.js'
import { seatHolders } from './seat-holders.js'
import { seatOffers } from './seat-offers.js'
import type { Store } from './store.js'
import { tableTips } from './table-tips.js'
import { tableVersions } from './table-versions.js'
import { tableWebhooks } from './table-webhooks.js'
import { uploads } from './uploads.js'

type Kind = Store['kind']

/** One step of the schema. Released steps are never changed; later changes are further steps. */
export type Migration = (
  schema: Transaction<unknown>['schema'],
  kind: Kind,
  transaction: Transaction<Database>,
) => Promise<void>

/** The version of a store is how many of these were carried out. */
const migrations: readonly Migration[] = [
  firstTables,
  tableVersions,
  noticeTries,
  emailConfirmations,
  entryKeys,
  seatOffers,
  uploads,
  seatHolders,
  nameLooks,
  chosenSeeds,
  accountRecovery,
  computerSeats,
  clocks,
  moderation,
  rematches,
  compatibility,
  ratings,
  tableWebhooks,
  tableTips,
]

/**
 * Steps that earlier programs need not know, because they only add what has a default, each with the oldest version
 * that works with it. Steps before number 17 could not say so yet.
 */
const worksWith: ReadonlyMap<Migration, number> = new Map([
  [ratings, 16],
  [tableWebhooks, 16],
  [tableTips, 16],
])

/** Any number that no other program on the same server uses for its own locks. */
const migrationLock = 18_730_001

type Versions = {
  migrations: { version: number; at: number; works_with?: number | null }
}

/**
 * Brings the tables up to date. Processes that start at the same time do it one after the other: on SQLite a
 * transaction for writing locks out all others, PostgreSQL has locks for agreements like this.
 */
export async function migrate(db: Kysely<Database>, kind: Kind): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction)
    await transaction.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    const known = transaction.withTables<Versions>()
    const { version } = await known
      .selectFrom('migrations')
      .select(({ fn }) => fn.coalesce(fn.max('version'), sql<number>`0`).as('version'))
      .executeTakeFirstOrThrow()
    if (version > migrations.length) {
      const later = await known
        .selectFrom('migrations')
        .select(({ fn }) => fn.max(fn.coalesce('works_with', 'version')).as('needed'))
        .where('version', '>', migrations.length)
        .executeTakeFirstOrThrow()
      if (Number(later.needed) > migrations.length)
        throw new StoreNotOpened('newer', `version ${version}, this program knows ${migrations.length}`)
    }
    for (const [done, migration] of migrations.entries()) {
      if (done < version) continue
      await migration(transaction.schema, kind, transaction)
      await known
        .insertInto('migrations')
        .values({ version: done + 1, at: Date.now(), ...saying(migration) })
        .execute()
    }
  })
}

function saying(migration: Migration): { works_with?: number } {
  const oldest = worksWith.get(migration)
  return oldest === undefined ? {} : { works_with: oldest }
}
