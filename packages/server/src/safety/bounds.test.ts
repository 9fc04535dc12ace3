import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '@stellwerk/protocol'
import { closeCodes } from '@stellwerk/protocol'
import { startWithin, storeKinds, TestStores } from '../store/testing-stores.js'
import type { TestServer } from '../testing.js'
import { password, startServer } from '../testing.js'
import { coins } from '../testing-coins.js'
import { newKey, startTable } from '../testing-table.js'

const file = { format: 'stellwerk/1', title: 'coins', options: {}, players: ['A', 'B'], seed: 1, actions: [] }

for (const { kind, possible, title } of storeKinds)
  describe.runIf(possible)(`what one person may leave behind on ${title}`, () => {
    let stores: TestStores
    let server: TestServer
    beforeAll(async () => {
      stores = await TestStores.start(kind)
      server = await startServer({ games: coins, config: { ...(await stores.fresh()), chatPerMinute: 3 } })
    }, startWithin)
    afterAll(async () => {
      await server.stop()
      await stores.stop()
    })

    it('are twenty sessions: those that were not used for longest end', async () => {
      await server.as('Anna')
      const browsers = Array.from({ length: 22 }, () => server.anybody())
      const [first = server.anybody(), ...later] = browsers
      const enter = (browser: typeof first) => browser.post('/api/session', { name: 'Anna', password })
      await enter(first)
      const { closed } = await first.socket()
      for (const browser of later) await enter(browser)
      // what was opened by a session ends with it
      expect(await closed).toBe(closeCodes.unauthenticated)
      const statuses = await Promise.all(
        browsers.map(async (browser) => (await browser.get('/api/me')).status),
      )
      expect(statuses.filter((status) => status === 200)).toHaveLength(20)
      expect(statuses.slice(-15)).toEqual(Array.from({ length: 15 }, () => 200))
      const { sessions } = await server.context.store.db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account')
        .select(({ fn }) => fn.countAll<number | string>().as('sessions'))
        .where('accounts.name', '=', 'Anna')
        .executeTakeFirstOrThrow()
      expect(Number(sessions)).toBe(20)
    })

    it('are fifty uploads with which nobody goes on', async () => {
      const ben = await server.as('Ben')
      const upload = () => ben.post<Table>('/api/tables/upload', { file, seat: 'A' })
      const first = (await upload()).body
      for (let i = 1; i < 50; i++) expect((await upload()).status).toBe(201)
      expect(await upload()).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } })
      const action = { type: 'take', player: 'A', count: 1 }
      const acted = await ben.post(`/api/tables/${first.id}/actions`, { after: 0, key: newKey(), action })
      expect(acted.status).toBe(200)
      expect((await upload()).status).toBe(201)
      expect((await upload()).status).toBe(429)
    })

    it('are a few words in a minute, said by whatever way', async () => {
      const table = await startTable(server, ['Carl', 'Dora'])
      const carl = table.of('seat-1')
      const say = async () => (await carl.post(`${table.path}/chat`, { key: newKey(), text: 'hello' })).status
      expect([await say(), await say(), await say(), await say()]).toEqual([200, 200, 200, 429])
      const socket = await carl.socket()
      const key = newKey()
      socket.send({ type: 'chat', table: table.id, key, text: 'hello' })
      expect(await socket.heard('failed')).toMatchObject({ code: 'too-many', key })
      await socket.end()
      const dora = table.of('seat-2')
      expect((await dora.post(`${table.path}/chat`, { key: newKey(), text: 'well' })).status).toBe(200)
    })
  })
