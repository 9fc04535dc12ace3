import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { noNotices } from '../accounts/settings.js'
import { nobody } from '../live/presence.js'
import { registerNotices } from '../notices/index.js'
import { strangersServer } from '../notices/testing-servers.js'
import { TestStores, startWithin, storeKinds } from '../store/testing-stores.js'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { coins, take } from '../testing-coins.js'
import type { TestTable } from '../testing-table.js'
import { newKey, startTable } from '../testing-table.js'

const always = { from: '00:00', to: '00:00', zone: 'UTC' }

for (const { kind, possible, title } of storeKinds)
  describe.runIf(possible)(`turns that come back, on ${title}`, () => {
    let stores: TestStores
    let server: TestServer
    let time = Date.UTC(2026, 0, 1)
    beforeAll(async () => {
      stores = await TestStores.start(kind)
      const config = { ...(await stores.fresh()), privateWebhooks: true, snapshotEvery: 3 }
      server = await startServer({ games: coins, config, now: () => time })
    }, startWithin)
    afterAll(async () => {
      await server.stop()
      await stores.stop()
    }, startWithin)

    /** A table whose players hear of their turns, and how to find out who has been told since the last look. */
    const scene = async () => {
      const stranger = await strangersServer(onTestFinished)
      for (const name of ['Anna', 'Ben']) {
        const person = await server.as(name)
        const notices = { ...noNotices, quiet: always, webhook: `${stranger.url}/${name}` }
        expect((await person.send('PATCH', '/api/me', { notices })).status).toBe(200)
      }
      const sender = registerNotices(server.context, { at: () => nobody })
      onTestFinished(() => sender.close())
      const table = await startTable(server, ['Anna', 'Ben'], { undo: 'free' })
      const told = async (): Promise<string[]> => {
        // notices are written beside the answers: look until nothing comes any more
        for (let silent = 0; silent < 3; silent++) {
          const before = stranger.received.length
          await new Promise((resolve) => setTimeout(resolve, 100))
          time += 60_000
          await sender.sendDue()
          if (stranger.received.length > before) silent = 0
        }
        return stranger.received.splice(0).map(({ path }) => path.slice(1))
      }
      expect(await told()).toEqual(['Anna'])
      return { table, told }
    }
    const travel = async (table: TestTable, player: string, what: 'undo' | 'redo', to: number) => {
      const { seq } = await table.table()
      const answer = await table.of(player).post(`${table.path}/${what}`, { after: seq, key: newKey(), to })
      expect(answer.status).toBe(200)
    }

    it('by undo and redo are told of once, and not at all to whoever brings them back', async () => {
      const { table, told } = await scene()
      await table.act(take('seat-1'))
      expect(await told()).toEqual(['Ben'])
      for (let round = 0; round < 2; round++) {
        await travel(table, 'seat-1', 'undo', 0)
        expect(await told()).toEqual([])
        await travel(table, 'seat-1', 'redo', 1)
        expect(await told()).toEqual([])
      }
      await table.act(take('seat-2'))
      expect(await told()).toEqual(['Anna'])
      await table.act(take('seat-1', 2))
      expect(await told()).toEqual(['Ben'])
      // Ben takes Anna's move back: she has been told of that turn
      await travel(table, 'seat-2', 'undo', 2)
      expect(await told()).toEqual([])
    })

    it('by the same action are told of once, and by another one anew', async () => {
      const { table, told } = await scene()
      await table.act(take('seat-1', 3))
      expect(await told()).toEqual(['Ben'])
      await travel(table, 'seat-1', 'undo', 0)
      await table.act(take('seat-1', 3))
      expect(await told()).toEqual([])
      await travel(table, 'seat-1', 'undo', 0)
      await table.act(take('seat-1', 1))
      expect(await told()).toEqual(['Ben'])
    })

    it('before anybody was told are told of when they are there to stay', async () => {
      const { table, told } = await scene()
      await table.act(take('seat-1'))
      await travel(table, 'seat-1', 'undo', 0)
      expect(await told()).toEqual([])
      await travel(table, 'seat-1', 'redo', 1)
      expect(await told()).toEqual(['Ben'])
    })

    it('count from where they began, however far into them an undo leads', async () => {
      const { table, told } = await scene()
      await table.act(take('seat-1', 2))
      expect(await told()).toEqual(['Ben'])
      // Ben offers a coin, which Anna declines: then it is the same turn of his
      await table.act({ type: 'sell', player: 'seat-2' })
      expect(await told()).toEqual(['Anna'])
      const [decider = ''] = (await table.table()).turn
      expect(decider).toBe('seat-1')
      await table.act({ type: 'decline', player: 'seat-1' })
      expect(await told()).toEqual(['Ben'])
      await table.act(take('seat-2'))
      expect(await told()).toEqual(['Anna'])
      await travel(table, 'seat-1', 'undo', 3)
      expect(await told()).toEqual([])
    })
  })
