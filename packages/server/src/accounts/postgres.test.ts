import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Me, Table } from '@stellwerk/protocol'
import { nobody } from '../live/presence.js'
import { registerNotices } from '../notices/index.js'
import { strangersServer } from '../notices/testing-servers.js'
import { noPostgres, sharedPostgres } from '../store/testing-postgres.js'
import type { TestPostgres } from '../store/testing-postgres.js'
import { password, startServer } from '../testing.js'
import { startTable } from '../testing-table.js'
import { noNotices } from './settings.js'

describe.skipIf(noPostgres !== undefined)(`accounts on PostgreSQL ${noPostgres ?? ''}`, () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await sharedPostgres()
  }, 120_000)
  afterAll(() => postgres.stop())

  /** Two processes on one database. */
  async function servers(now: () => number = Date.now) {
    const config = { databaseUrl: await postgres.emptyStore(), privateWebhooks: true }
    const [here, there] = [await startServer({ config, now }), await startServer({ config, now })]
    for (const { stop } of [here, there]) onTestFinished(stop)
    return { here, there }
  }

  it('are the same for every process', async () => {
    const { here, there } = await servers()
    await here.as('Anna')
    expect((await there.anybody().post('/api/accounts', { name: 'ANNA', password })).status).toBe(409)
    const anna = await there.as('Anna')
    expect(await anna.get<Me>('/api/me')).toMatchObject({ status: 200, body: { name: 'Anna' } })
  })

  it('give a name to one of two who take it at the same time', async () => {
    const { here, there } = await servers()
    const answers = await Promise.all(
      [here, there, here, there].map(async (server) =>
        server.anybody().post('/api/accounts', { name: 'Anna', password }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  })

  it('leave anonymous seats, and sockets at the other process close', async () => {
    const { here, there } = await servers()
    const { path, of } = await startTable(here, ['Anna', 'Ben'])
    const socket = await (await there.as('Anna')).socket()
    expect((await of('seat-1').send('DELETE', '/api/me', { password })).status).toBe(204)
    expect(await socket.closed).toBe(4401)
    const { body } = await of('seat-2').get<Table>(path)
    expect(body.seats[0]).toMatchObject({ name: '№ 1', person: null })
  })

  it('keep one subscription for a browser', async () => {
    const { here } = await servers()
    const subscription = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'key', auth: 'auth' } }
    for (const name of ['Anna', 'Ben'])
      expect((await (await here.as(name)).post('/api/me/push', subscription)).status).toBe(204)
    expect(await here.context.store.db.selectFrom('push_subscriptions').selectAll().execute()).toHaveLength(1)
  })

  it('are told of a turn once, whichever process looks', async () => {
    const stranger = await strangersServer(onTestFinished)
    let now = Date.now()
    const { here, there } = await servers(() => now)
    const quiet = { from: '00:00', to: '00:00', zone: 'UTC' }
    const notices = { ...noNotices, quiet, webhook: stranger.url }
    for (const name of ['Anna', 'Ben']) await (await here.as(name)).send('PATCH', '/api/me', { notices })
    const { table } = await startTable(here, ['Anna', 'Ben'])
    const { turn } = await table()
    now += 60_000
    const all = [here, there, there].map(({ context }) => registerNotices(context, { at: () => nobody }))
    for (const one of all) onTestFinished(() => one.close())
    await Promise.all(all.map((one) => one.sendDue()))
    expect(stranger.received).toHaveLength(turn.length)
  })
})
