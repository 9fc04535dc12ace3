import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ChatMessage } from '@stellwerk/protocol'
import { TestStores, storeKinds } from '../store/testing-stores.js'
import type { TestServer, Visitor } from '../testing.js'
import { startServer } from '../testing.js'
import { coins, take } from '../testing-coins.js'
import type { TestTable } from '../testing-table.js'
import { newKey, startTable, statusesOf, tableAt } from '../testing-table.js'

const postgres = storeKinds.find(({ kind }) => kind === 'postgres')!

describe.runIf(postgres.possible)(`two servers on one ${postgres.title}`, () => {
  let stores: TestStores
  let one: TestServer
  let two: TestServer
  beforeAll(async () => {
    stores = await TestStores.start('postgres')
    const config = { ...(await stores.fresh()), snapshotEvery: 5 }
    one = await startServer({ games: coins, config })
    two = await startServer({ games: coins, config })
  }, 60_000)
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()])
    await stores.stop()
  }, 60_000)

  /** The same table as players see it at the other server. */
  const atOther = async (table: TestTable, names: readonly string[]): Promise<TestTable> => {
    const people = await Promise.all(names.map((name) => two.as(name)))
    return tableAt(table.id, new Map(people.map((person, i) => [`seat-${i + 1}`, person])))
  }

  it('play one game, and everybody follows it whichever server they are at', async () => {
    const here = await startTable(one, ['Anna', 'Ben'])
    const there = await atOther(here, ['Anna', 'Ben'])
    const watchers: Visitor[] = [one.anybody(), two.anybody()]
    const sockets = await Promise.all(watchers.map((visitor) => visitor.socket()))
    for (const socket of sockets) {
      socket.send({ type: 'watch', table: here.id, after: 0 })
      await socket.heard('watching')
    }
    for (let i = 0; i < 24; i++)
      expect(
        (
          await (i % 3 === 0 ? here : there).act(
            { type: 'lot', player: i % 2 === 0 ? 'seat-1' : 'seat-2' },
            i,
          )
        ).status,
      ).toBe(200)
    for (const socket of sockets) {
      await socket.until(() => socket.entries(here.id)[23], 'all entries')
      expect(socket.entries(here.id).map(({ seq }) => seq)).toEqual(
        Array.from({ length: 24 }, (_, i) => i + 1),
      )
    }
    expect(sockets[0]?.entries(here.id)).toEqual(sockets[1]?.entries(here.id))
    await sockets[0]?.heard('table', ({ table }) => table.watchers === 2)
    await Promise.all(sockets.map((socket) => socket.end()))
  })

  it('give two moves at the same moment one winner and one clean conflict', async () => {
    const here = await startTable(one, ['Anna', 'Ben'])
    const there = await atOther(here, ['Anna', 'Ben'])
    for (let seq = 0; seq < 8; seq++) {
      const player = seq % 2 === 0 ? 'seat-1' : 'seat-2'
      const answers = await Promise.all([
        here.act({ type: 'lot', player }, seq),
        there.act({ type: 'lot', player }, seq),
      ])
      expect(statusesOf(answers)).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body.error?.seq).toBe(seq + 1)
    }
    expect(await here.table()).toMatchObject({ seq: 8, length: 8 })
    expect(await there.game()).toEqual(await here.game())
  })

  it('do what is sent to both with one key once', async () => {
    const here = await startTable(one, ['Anna', 'Ben'])
    const there = await atOther(here, ['Anna', 'Ben'])
    const key = newKey()
    const answers = await Promise.all([here.act(take('seat-1'), 0, key), there.act(take('seat-1'), 0, key)])
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { seq: 1 }],
      [200, { seq: 1 }],
    ])
    expect(await here.table()).toMatchObject({ seq: 1 })
  })

  it('take back at one what was done at the other', async () => {
    const here = await startTable(one, ['Anna', 'Ben'])
    const there = await atOther(here, ['Anna', 'Ben'])
    await here.act(take('seat-1'), 0)
    await there.act(take('seat-2'), 1)
    const asked = await here.of('seat-1').post(`${here.path}/undo`, { after: 2, key: newKey(), to: 0 })
    expect(asked.body).toEqual({ seq: 2, needs: ['seat-2'] })
    const answer = { after: 2, request: (await there.table()).undoRequest?.id, agree: true }
    const agreed = await there.of('seat-2').post(`${here.path}/undo-answer`, answer)
    expect(agreed.body).toEqual({ seq: 3, needs: [] })
    expect(await here.table()).toMatchObject({ seq: 3, length: 0, undoRequest: null })
  })

  it('go by what is stored about a seat, whatever they remember', async () => {
    const here = await startTable(one, ['Anna', 'Ben'])
    const there = await atOther(here, ['Anna', 'Ben'])
    const dora = await two.as('Dora')
    expect((await there.act(take('seat-1'), 0)).status).toBe(200)
    expect((await there.act(take('seat-2'), 1)).status).toBe(200)
    const handed = await here.of('seat-1').post(`${here.path}/hand-over`, { seat: 'seat-1', to: 'Dora' })
    expect(handed.status).toBe(200)
    const taken = await dora.post(`${here.path}/hand-over-answer`, { seat: 'seat-1', after: 2, accept: true })
    expect(taken.status).toBe(200)
    expect((await there.act(take('seat-1'), 2)).status).toBe(403)
    const request = { after: 2, key: newKey(), action: take('seat-1') }
    expect((await dora.post(`${here.path}/actions`, request)).status).toBe(200)
  })

  it('carry out at one what was programmed at the other', async () => {
    const here = await startTable(one, ['Anna', 'Ben'])
    const there = await atOther(here, ['Anna', 'Ben'])
    expect((await there.act(take('seat-1'), 0)).status).toBe(200)
    expect((await there.act(take('seat-2'), 1)).status).toBe(200)
    const program = { kind: 'repeat', action: take('seat-2'), times: 1 }
    expect((await here.of('seat-2').put(`${here.path}/program`, { program })).status).toBe(200)
    expect((await there.act(take('seat-1'), 2)).status).toBe(200)
    expect(await here.table()).toMatchObject({ seq: 4, turn: ['seat-1'] })
    expect((await here.of('seat-2').get(`${here.path}/program`)).body).toEqual({ program: null })
  })

  it('hear of each other that somebody has signed out', async () => {
    const eve = await one.as('Eve')
    const cookie = eve.cookie()
    const me = () => two.anybody().send('GET', '/api/me', undefined, { cookie })
    expect((await me()).status).toBe(200)
    await eve.send('DELETE', '/api/session')
    await vi.waitFor(async () => expect((await me()).status).toBe(401))
  })

  it('bring what was said in the same order to everybody', async () => {
    const here = await startTable(one, ['Anna', 'Ben'])
    const there = await atOther(here, ['Anna', 'Ben'])
    const sockets = await Promise.all([one, two].map((server) => server.anybody().socket()))
    for (const socket of sockets) {
      socket.send({ type: 'watch', table: here.id, after: 0 })
      await socket.heard('watching')
    }
    const lines = Array.from({ length: 30 }, (_, i) => `line ${i}`)
    const say = (text: string, i: number) =>
      (i % 2 === 0 ? here : there).of('seat-1').post(`${here.path}/chat`, { key: newKey(), text })
    await Promise.all(lines.map(say))
    for (const socket of sockets) {
      await socket.until(() => socket.of('chat')[29], 'all that was said')
      const log = await here.of('seat-2').get<{ messages: ChatMessage[] }>(`${here.path}/chat`)
      expect(socket.of('chat').map(({ message }) => message)).toEqual(log.body.messages)
      await socket.end()
    }
  })

  it('give the last seat to one', async () => {
    const anna = await one.as('Anna')
    const made = await anna.post<{ id: string }>('/api/tables', { title: 'coins', seats: 2 })
    const path = `/api/tables/${made.body.id}/join`
    const [ben, carl] = [await one.as('Ben'), await two.as('Carl')]
    const answers = await Promise.all([ben.post(path, {}), carl.post(path, {})])
    expect(statusesOf(answers)).toEqual([200, 409])
  })

  it('logged nothing alarming', () => {
    expect([...one.log, ...two.log]).toEqual([])
  })
})
