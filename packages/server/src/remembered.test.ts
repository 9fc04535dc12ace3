import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { KnownSessions } from './accounts/known-sessions.js'
import type { Context } from './context.js'
import { openStore } from './store/open.js'
import type { Store } from './store/store.js'
import { accountRow, tableRow } from './store/testing-rows.js'
import { startWithin, storeKinds, TestStores } from './store/testing-stores.js'
import { KnownTables } from './tables/known.js'

const [, postgres] = storeKinds
const soon = { timeout: 20_000, interval: 5 }

/** Two processes; what one writes without a word, the other cannot know as long as it believes what it remembers. */
describe.runIf(postgres?.possible)(`what is remembered of ${postgres?.title}`, () => {
  let stores: TestStores
  let here: Store
  let there: Store
  let tables: KnownTables
  let sessions: KnownSessions
  beforeAll(async () => void (stores = await TestStores.start('postgres')), startWithin)
  afterAll(() => stores.stop())
  beforeEach(async () => {
    const config = await stores.fresh()
    here = await openStore(config)
    there = await openStore(config)
    await there.write(async (transaction) => {
      await transaction
        .insertInto('tables')
        .values(tableRow('t', { name: '0' }))
        .execute()
      await transaction
        .insertInto('accounts')
        .values(accountRow('a', { name: '0' }))
        .execute()
      const session = { token_hash: 'h', account: 'a', created: 0, seen: 0, expires: Number.MAX_SAFE_INTEGER }
      await transaction.insertInto('sessions').values(session).execute()
    })
    tables = new KnownTables(here)
    sessions = new KnownSessions({ store: here, now: Date.now, elapsed: Date.now } as Context)
  })
  afterEach(async () => {
    tables.close()
    sessions.close()
    await Promise.all([here.close(), there.close()])
  })

  const seen = async (): Promise<unknown> => {
    const [table, session] = await Promise.all([tables.of('t'), sessions.of('h')])
    return [table?.row.name, session?.account.name]
  }
  const writeSilently = (name: string): Promise<void> =>
    there.write(async (transaction) => {
      await transaction.updateTable('tables').set({ name }).execute()
      await transaction.updateTable('accounts').set({ name }).execute()
    })
  /** Ends the connections for messages, as a failing network would, and waits until this process has noticed. */
  const cut = async (): Promise<void> => {
    await there.write((transaction) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'stellwerk notifications'`.execute(
        transaction,
      ),
    )
    await vi.waitFor(() => expect(here.isHearing()).toBe(false), soon)
  }

  test('is believed as long as messages arrive', async () => {
    expect(await seen()).toEqual(['0', '0'])
    await writeSilently('1')
    expect(await seen()).toEqual(['0', '0'])
  })

  test('is not believed while none can arrive', async () => {
    await seen()
    await writeSilently('1')
    await cut()
    expect(await seen()).toEqual(['1', '1'])
  })

  test('is forgotten when they arrive again: some may have been lost', async () => {
    await seen()
    await cut()
    // read while nothing was heard, and so perhaps before something of which no message came
    await seen()
    await writeSilently('1')
    await vi.waitFor(() => expect(here.isHearing()).toBe(true), soon)
    expect(await seen()).toEqual(['1', '1'])
  })

  test('ends with the session and the table, whatever happened to the messages', async () => {
    await seen()
    await there.write(async (transaction) => {
      await transaction.deleteFrom('sessions').execute()
      await transaction.deleteFrom('tables').execute()
    })
    await cut()
    expect(await seen()).toEqual([undefined, undefined])
    await vi.waitFor(() => expect(here.isHearing()).toBe(true), soon)
    expect(await seen()).toEqual([undefined, undefined])
  })
})
