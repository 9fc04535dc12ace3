import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStore } from './open.js'
import type { Message, Store } from './store.js'
import { entryRow, tableRow } from './testing-rows.js'
import { startWithin, storeKinds, TestStores } from './testing-stores.js'

const [, postgres] = storeKinds

describe.runIf(postgres?.possible)(`two processes on ${postgres?.title}`, () => {
  let stores: TestStores
  let one: Store
  let other: Store
  beforeAll(async () => void (stores = await TestStores.start('postgres')), startWithin)
  afterAll(() => stores.stop())
  beforeEach(async () => {
    const config = await stores.fresh()
    one = await openStore(config)
    other = await openStore(config)
    await one.write((transaction) =>
      transaction
        .insertInto('tables')
        .values([tableRow('t'), tableRow('u')])
        .execute(),
    )
  })
  afterEach(() => Promise.all([one.close(), other.close()]))

  const heard = (store: Store): Message[] => {
    const messages: Message[] = []
    store.subscribe((message) => void messages.push(message))
    return messages
  }
  const soon = { timeout: 20_000, interval: 20 }
  /** Ends connections of either process, as a failing network would. */
  const cut = (which: string): Promise<unknown> =>
    one.write((transaction) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = ${which} and pid <> pg_backend_pid()`.execute(
        transaction,
      ),
    )

  test('hear each other, and themselves, in order and once', async () => {
    const [here, there] = [heard(one), heard(other)]
    const messages: Message[] = Array.from({ length: 300 }, (_, seq) => ({
      kind: 'table',
      table: 't',
      seq,
      version: 1,
    }))
    await Promise.all(messages.map((message) => one.publish(message)))
    await other.publish({ kind: 'account', account: 'a' })
    const account = { kind: 'account', account: 'a' }
    await vi.waitFor(() => expect(here).toEqual([...messages, account]), soon)
    // What a process says itself it hears at once, so this may come earlier than what was said before elsewhere.
    await vi.waitFor(() => expect(there).toHaveLength(301), soon)
    expect(there.filter(({ kind }) => kind === 'table')).toEqual(messages)
    expect(there).toContainEqual(account)
  })

  test('hear nothing any more after they unsubscribed', async () => {
    const messages: Message[] = []
    const stop = other.subscribe((message) => void messages.push(message))
    const rest = heard(other)
    await one.publish({ kind: 'chat', table: 't', id: 1 })
    await vi.waitFor(() => expect(messages).toHaveLength(1), soon)
    stop()
    await one.publish({ kind: 'chat', table: 't', id: 2 })
    await vi.waitFor(() => expect(rest).toHaveLength(2), soon)
    expect(messages).toHaveLength(1)
  })

  test('are told to look again after the connection was lost, and hear each other as before', async () => {
    const [here, there] = [heard(one), heard(other)]
    await cut('stellwerk notifications')
    await vi.waitFor(() => expect(here).toContainEqual({ kind: 'missed' }), soon)
    await vi.waitFor(() => expect(there).toContainEqual({ kind: 'missed' }), soon)
    await one.publish({ kind: 'table', table: 't', seq: 7, version: 1 })
    await vi.waitFor(
      () => expect(there).toContainEqual({ kind: 'table', table: 't', seq: 7, version: 1 }),
      soon,
    )
  })

  test('learn that a message was lost which its sender could not deliver', async () => {
    await cut('stellwerk notifications')
    // Nobody notices the loss before the connection is used, so this is said into the void.
    await one.publish({ kind: 'table', table: 't', seq: 7, version: 1 })
    const there = heard(other)
    const delivered = (): boolean => there.some(({ kind }) => kind === 'missed' || kind === 'table')
    await vi.waitFor(() => expect(delivered()).toBe(true), soon)
  })

  test('of two moves at the same moment one wins', async () => {
    const move = (store: Store, seq: number): Promise<unknown> =>
      store.write((transaction) => transaction.insertInto('entries').values(entryRow('t', seq)).execute())
    for (let seq = 1; seq <= 20; seq++) {
      const outcomes = await Promise.allSettled([move(one, seq), move(other, seq)])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })

  test('that wait for each other both come through', async () => {
    let bothHaveOne = (): void => undefined
    const held = new Promise<void>((resolve) => (bothHaveOne = resolve))
    let holding = 0
    const crosswise = (store: Store, first: string, second: string): Promise<void> =>
      store.write(async (transaction) => {
        const touch = (id: string): Promise<unknown> =>
          transaction
            .updateTable('tables')
            .set(({ eb }) => ({ seq: eb('seq', '+', 1) }))
            .where('id', '=', id)
            .execute()
        await touch(first)
        if (++holding === 2) bothHaveOne()
        await held
        await touch(second)
      })
    await Promise.all([crosswise(one, 't', 'u'), crosswise(other, 'u', 't')])
    const rows = await one.db.selectFrom('tables').select('seq').execute()
    expect(rows).toEqual([{ seq: 2 }, { seq: 2 }])
  })

  test('go on writing after their connections were lost', async () => {
    const move = (seq: number): Promise<unknown> =>
      other.write((transaction) => transaction.insertInto('entries').values(entryRow('t', seq)).execute())
    await move(1)
    await cut('stellwerk')
    await vi.waitFor(() => move(2), soon)
    expect(await other.db.selectFrom('entries').select('seq').orderBy('seq').execute()).toEqual([
      { seq: 1 },
      { seq: 2 },
    ])
  })

  test('go on writing when another process has changed the tables', async () => {
    const read = (): Promise<unknown> =>
      other.write((transaction) =>
        transaction.selectFrom('snapshots').selectAll().where('seq', '=', 1).execute(),
      )
    await read()
    await one.write((transaction) => sql`alter table snapshots add column extra text`.execute(transaction))
    await expect(read()).resolves.toEqual([])
  })

  test('are not promised what PostgreSQL did not keep', async () => {
    const swallowing = one.write(async (transaction) => {
      await transaction.insertInto('entries').values(entryRow('t', 1)).execute()
      await transaction
        .insertInto('entries')
        .values(entryRow('t', 1))
        .execute()
        .catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow(/transaction is aborted/)
    expect(await one.db.selectFrom('entries').selectAll().execute()).toEqual([])
  })

  test('refuse messages that are too long, and leave backups to the tools of PostgreSQL', async () => {
    await expect(one.publish({ kind: 'account', account: 'a'.repeat(8000) })).rejects.toThrow('too long')
    await expect(one.backup('anywhere')).rejects.toThrow('pg_dump')
  })
})
