import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { GameView, Table } from '@stellwerk/protocol'
import { password, startServer } from '../testing.js'
import { startTable } from '../testing-table.js'
import { moveStore } from './move.js'
import { openStore } from './open.js'
import type { Database } from './schema.js'
import { rowOfEach } from './testing-rows.js'
import { storeKinds, startWithin, TestStores } from './testing-stores.js'

const { possible, title } = storeKinds[1] ?? { possible: false, title: '' }

describe.runIf(possible)(`moving a store to ${title}`, () => {
  let stores: TestStores
  beforeAll(async () => void (stores = await TestStores.start('postgres')), startWithin)
  afterAll(() => stores.stop())

  it('takes everything along, and people play on there', async () => {
    const { databaseUrl, dataFolder } = await stores.missing()
    const before = await startServer({ folder: dataFolder, config: { dataFolder } })
    const { path } = await startTable(before, ['Anna', 'Ben'], { name: 'Früh “am” Freitag' })
    const anna = await before.as('Anna')
    await anna.post(`${path}/chat`, { key: 'chat-0001', text: 'こんにちは\n"Ben" \\o/' })
    const { body: here } = await anna.get<GameView>(`${path}/game`)
    await expect(moveStore(dataFolder, databaseUrl)).rejects.toMatchObject({ code: 'STORE_IN_USE' })
    await before.stop()

    const moved = await moveStore(dataFolder, databaseUrl)
    const rows = Object.fromEntries(moved.map((one) => [one.table, one.rows]))
    expect(rows).toMatchObject({ accounts: 2, tables: 1, seats: 2, chat: 1 })
    await expect(moveStore(dataFolder, databaseUrl)).rejects.toMatchObject({
      reason: 'not-empty',
      about: 'accounts',
    })

    const after = await startServer({ config: { databaseUrl } })
    onTestFinished(after.stop)
    const again = after.anybody()
    expect((await again.post('/api/session', { name: 'Anna', password })).status).toBe(200)
    expect((await again.get<GameView>(`${path}/game`)).body).toEqual(here)
    expect((await again.get<Table>(path)).body.name).toBe('Früh “am” Freitag')
    expect((await again.post(`${path}/chat`, { key: 'chat-0002', text: 'still here' })).status).toBe(200)
  })

  it('refuses a folder without a store, and makes none there', async () => {
    const { databaseUrl, dataFolder } = await stores.missing()
    for (let i = 0; i < 2; i++)
      await expect(moveStore(dataFolder, databaseUrl)).rejects.toMatchObject({ reason: 'no-store' })
  })

  it('moves every table that there is, with every column', async () => {
    const { databaseUrl, dataFolder } = await stores.missing()
    const store = await openStore({ databaseUrl: '', dataFolder })
    const tables = (await store.db.introspection.getTables()).map(({ name }) => name)
    await store.write(async (transaction) => {
      for (const [table, row] of Object.entries(rowOfEach()))
        await transaction
          .insertInto(table as keyof Database)
          .values(row)
          .execute()
    })
    await store.close()
    const moved = await moveStore(dataFolder, databaseUrl)
    expect(moved.map(({ table, rows }) => `${table} ${rows}`).toSorted()).toEqual(
      tables.flatMap((name) => (name === 'migrations' ? [] : `${name} 1`)).toSorted(),
    )
  })
})
