import type { Action, CoreState, Title } from '@stellwerk/engine'
import type { Me, NewTable, Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { coins as coinTitle } from '@stellwerk/engine/testing'
import type { Question } from '../computers/deciding.js'
import type { Context } from '../context.js'
import { startWithin, storeKinds, TestStores } from '../store/testing-stores.js'
import { startServer } from '../testing.js'
import { newKey, startTable, wholeLog } from '../testing-table.js'

const texts = Object.values(games)[0]!.texts
const title = { ...coinTitle, seats: { min: 2, max: 4 } } as unknown as Title<CoreState>
const minute = 60_000
const hour = 60 * minute

const daily: NewTable['time'] = { kind: 'move', hours: 24, expiry: 'host' }
const quick: NewTable['time'] = { kind: 'clock', minutes: 10, incrementSeconds: 30, expiry: 'host' }

const take = (player: string) => ({ type: 'take', player, count: 1 })

for (const { kind, possible, title: store } of storeKinds)
  describe.runIf(possible)(`clocks of tables on ${store}`, () => {
    let stores: TestStores
    beforeAll(async () => void (stores = await TestStores.start(kind)), startWithin)
    afterAll(() => stores.stop())

    /** Anna, the host, Ben and Carl at a table; it is Anna's turn, and time stands still until it is let pass. */
    async function scene(wish: Partial<NewTable>, deciding?: Context['deciding']) {
      let [now, elapsed] = [Date.UTC(2026, 0, 15, 12), 0]
      const server = await startServer({
        config: await stores.fresh(),
        games: { coins: { title, texts } },
        now: () => now,
        elapsed: () => elapsed,
        ...(deciding ? { deciding } : {}),
      })
      onTestFinished(server.stop)
      const quiet = { from: '00:00', to: '00:00', zone: 'UTC' }
      for (const name of ['Anna', 'Ben', 'Carl']) {
        const person = await server.as(name)
        const { notices } = (await person.get<Me>('/api/me')).body
        await person.send('PATCH', '/api/me', { notices: { ...notices, quiet } })
      }
      const table = await startTable(server, ['Anna', 'Ben', 'Carl'], wish)
      const clock = async (player: string) =>
        (await table.table()).clocks.find((one) => one.player === player)!
      // only the clock on the wall can be set back
      const wait = (passed: number): void => {
        now += passed
        elapsed += Math.abs(passed)
      }
      const actFor = async (by: string, player: string) => {
        const body = { after: (await table.table()).seq, key: newKey(), action: take(player) }
        return (await table.of(by).post(`${table.path}/actions`, body)).status
      }
      return { ...table, server, clock, actFor, wait }
    }

    it('count without a limit how long the game waits, and tell everybody alike', async () => {
      const { act, wait, clock, table, server, path } = await scene({})
      wait(5 * minute)
      await act(take('seat-1'))
      wait(hour)
      expect(await clock('seat-1')).toEqual({
        player: 'seat-1',
        used: 5 * minute,
        left: null,
        running: false,
        steadyUntil: null,
        runsOut: null,
      })
      expect(await clock('seat-2')).toMatchObject({ used: hour, running: true })
      const { clocks, clockAt } = await table()
      expect((await server.anybody().get<Table>(path)).body).toMatchObject({ clocks, clockAt })
      const { body } = await server.anybody().get<{ tables: Table[] }>('/api/tables')
      expect(body.tables[0]).toMatchObject({ clocks })
    })

    it('run out, and then the host acts for the player: the record names both', async () => {
      const { act, wait, clock, actFor, of, path } = await scene({ time: daily })
      await act(take('seat-1'))
      wait(24 * hour - 1)
      expect(await actFor('seat-1', 'seat-2')).toBe(403)
      expect(await clock('seat-2')).toMatchObject({ left: 1, running: true })
      wait(1)
      expect(await actFor('seat-3', 'seat-2')).toBe(403)
      expect(await actFor('seat-1', 'seat-3')).toBe(403)
      expect(await actFor('seat-1', 'seat-2')).toBe(200)
      const [, entry] = await wholeLog(of('seat-3'), path)
      expect(entry).toMatchObject({ by: 'seat-2', deputy: 'seat-1', action: { player: 'seat-2' } })
      expect(await clock('seat-3')).toMatchObject({ left: 24 * hour, running: true })
    })

    it('of the host run out, and any other player steps in', async () => {
      const { wait, actFor } = await scene({ time: quick })
      wait(10 * minute)
      expect(await actFor('seat-2', 'seat-1')).toBe(200)
    })

    it('run out without anybody stepping in, if that was agreed on', async () => {
      const { act, wait, actFor, clock } = await scene({ time: { ...daily, expiry: 'nothing' } })
      await act(take('seat-1'))
      wait(30 * hour)
      expect(await actFor('seat-1', 'seat-2')).toBe(403)
      expect(await clock('seat-2')).toMatchObject({ left: -6 * hour })
    })

    it('let the host free a seat as soon as they have run out', async () => {
      const { act, wait, of, path, table } = await scene({ time: daily })
      await act(take('seat-1'))
      const free = async () =>
        (await of('seat-1').post(`${path}/free-seat`, { seat: 'seat-2', after: 1 })).status
      expect(await free()).toBe(409)
      wait(24 * hour)
      expect(await free()).toBe(200)
      const { seats, clocks } = await table()
      expect(seats[1]?.person).toBeNull()
      expect(clocks[1]).toMatchObject({ running: false })
    })

    it('stand still in quiet hours and holidays, from when these are entered on', async () => {
      const { act, wait, clock, of } = await scene({ time: daily })
      await act(take('seat-1'))
      wait(2 * hour)
      const ben = of('seat-2')
      const holidays = [{ from: '2026-01-15', to: '2026-01-17' }]
      expect((await ben.send('PATCH', '/api/me', { holidays })).status).toBe(200)
      // the two hours before stay used
      expect(await clock('seat-2')).toMatchObject({ left: 22 * hour, running: false })
      wait(58 * hour)
      expect(await clock('seat-2')).toMatchObject({ left: 22 * hour, running: true })
      wait(hour)
      const { notices } = (await ben.get<Me>('/api/me')).body
      const quiet = { from: '01:00', to: '07:00', zone: 'UTC' }
      await ben.send('PATCH', '/api/me', { notices: { ...notices, quiet } })
      wait(6 * hour)
      expect(await clock('seat-2')).toMatchObject({ left: 21 * hour, used: 3 * hour })
      wait(hour)
      await act(take('seat-2'))
      expect(await clock('seat-2')).toMatchObject({ used: 4 * hour, running: false })
    })

    it('of live games run on at night', async () => {
      const { act, wait, clock, of } = await scene({ pace: 'live', time: quick })
      await of('seat-2').send('PATCH', '/api/me', { holidays: [{ from: '2026-01-15', to: '2026-01-16' }] })
      await act(take('seat-1'))
      wait(minute)
      expect(await clock('seat-2')).toMatchObject({ left: 9 * minute, running: true })
    })

    it('are not broken by a clock of the machine that is set back', async () => {
      const { act, wait, clock } = await scene({ time: quick })
      wait(minute)
      await act(take('seat-1'))
      wait(-3 * hour)
      expect(await clock('seat-2')).toMatchObject({ used: 0, left: 10 * minute })
      expect((await act(take('seat-2'))).status).toBe(200)
      wait(minute)
      expect((await act(take('seat-3'))).status).toBe(200)
      expect(await clock('seat-3')).toMatchObject({ used: minute, left: 9.5 * minute })
      expect(await clock('seat-1')).toMatchObject({ used: minute, left: 9.5 * minute, running: true })
    })

    it('a player names a deputy, who acts at any time, until that is taken back', async () => {
      const { act, of, path, actFor, table } = await scene({})
      await act(take('seat-1'))
      const name = async (deputy: string | null) =>
        (await of('seat-2').put(`${path}/deputy`, { deputy })).status
      expect([await name('seat-2'), await name('seat-9')]).toEqual([400, 400])
      expect(await actFor('seat-3', 'seat-2')).toBe(403)
      expect(await name('seat-3')).toBe(200)
      expect((await table()).seats[1]).toMatchObject({ deputy: 'seat-3' })
      expect(await actFor('seat-1', 'seat-2')).toBe(403)
      expect(await actFor('seat-3', 'seat-2')).toBe(200)
      await act(take('seat-3'))
      await act(take('seat-1'))
      expect(await name(null)).toBe(200)
      expect(await actFor('seat-3', 'seat-2')).toBe(403)
    })

    it('let a computer decide where the server has one, and cannot be agreed on where it has none', async () => {
      const time = { ...daily, expiry: 'computer' } as const
      const { server } = await scene({})
      const anna = await server.as('Anna')
      expect(await anna.post('/api/tables', { title: 'coins', seats: 2, time })).toMatchObject({
        status: 400,
        body: { error: { path: 'time.expiry' } },
      })
      const deciding = {
        plays: () => true,
        decide: async ({ player }: Question) => take(player) as unknown as Action,
        close: async () => undefined,
      }
      const { act, wait, clock, table, of, path } = await scene({ time }, deciding)
      await act(take('seat-1'))
      wait(24 * hour)
      await expect.poll(async () => (await table()).seq, { timeout: 5000 }).toBe(2)
      const [, entry] = await wholeLog(of('seat-1'), path)
      expect(entry).toMatchObject({ by: null, programmed: true, action: take('seat-2') })
      expect(await clock('seat-3')).toMatchObject({ running: true, left: 24 * hour })
    })
  })

it('a title with secrets has no deputies', async () => {
  const server = await startServer()
  onTestFinished(server.stop)
  const { of, path } = await startTable(server, ['Anna', 'Ben', 'Carl'], { title: '1853' })
  expect((await of('seat-1').put(`${path}/deputy`, { deputy: 'seat-2' })).status).toBe(409)
})
