import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Me, Table } from '@stellwerk/protocol'
import { nobody } from '../live/presence.js'
import { registerNotices } from '../notices/index.js'
import { strangersServer } from '../notices/testing-servers.js'
import { password, startServer } from '../testing.js'
import type { ServerWish } from '../testing.js'
import { startTable } from '../testing-table.js'
import { noNotices } from './settings.js'

const always = { from: '00:00', to: '00:00', zone: 'UTC' }

async function server(wish: ServerWish = {}) {
  const started = await startServer(wish)
  onTestFinished(started.stop)
  return started
}

describe('an account at a table', () => {
  it('leaves an anonymous seat and its place as a host to others when it is deleted', async () => {
    const here = await server()
    const { path, of } = await startTable(here, ['Anna', 'Ben', 'Clara'])
    await of('seat-1').post(`${path}/chat`, { key: 'message-1', text: 'Good bye' })
    expect((await of('seat-1').send('DELETE', '/api/me', { password })).status).toBe(204)
    const { body } = await of('seat-2').get<Table>(path)
    expect(body.seats[0]).toMatchObject({ player: 'seat-1', name: '№ 1', person: null })
    expect(body.seats[1]).toMatchObject({ name: 'Ben' })
    expect(body).toMatchObject({ host: { name: 'Ben' }, state: 'running' })
    const talk = await of('seat-2').get<{ messages: object[] }>(`${path}/chat`)
    expect(talk.body.messages).toMatchObject([{ name: '–', player: 'seat-1', text: 'Good bye' }])
  })

  it('gives its seat free when the game has not begun', async () => {
    const here = await server()
    const [anna, ben, clara] = [await here.as('Anna'), await here.as('Ben'), await here.as('Clara')]
    const made = await anna.post<Table>('/api/tables', { title: '1873', seats: 2 })
    const path = `/api/tables/${made.body.id}`
    expect((await ben.post(`${path}/join`, {})).status).toBe(200)
    expect((await clara.post(`${path}/join`, {})).status).toBe(409)
    await ben.send('DELETE', '/api/me', { password })
    expect((await clara.post(`${path}/join`, {})).status).toBe(200)
  })

  it('is shown by its new name', async () => {
    const here = await server()
    const { path, of } = await startTable(here, ['Anna', 'Ben'])
    await of('seat-1').send('PATCH', '/api/me', { name: 'Änne' })
    expect((await of('seat-2').get<Table>(path)).body.seats[0]).toMatchObject({ name: 'Änne' })
  })

  it.each([
    ['signing out', 'DELETE', '/api/session', undefined],
    ['deleting it', 'DELETE', '/api/me', { password }],
    ['a new password', 'PATCH', '/api/me', { password: { present: password, next: 'battery staple' } }],
  ])('loses its sockets by %s', async (_, method, path, body) => {
    const here = await server()
    const anna = await here.as('Anna')
    const socket = await anna.socket()
    await anna.send(method, path, body)
    expect(await socket.closed).toBe(4401)
  })

  it('is a guest who came through the invitation and plays', async () => {
    const here = await server()
    const anna = await here.as('Anna')
    const { body } = await anna.post<Table>('/api/tables', { title: '1873', seats: 2, watching: 'players' })
    const guest = here.anybody()
    const path = `/api/tables/${body.id}`
    expect((await guest.get(path)).status).toBe(404)
    const entered = await guest.post<Me>('/api/guests', { name: 'Gast', invite: body.invite })
    expect(entered).toMatchObject({ status: 201, body: { guest: true } })
    expect((await guest.post(`${path}/join`, { invite: body.invite })).status).toBe(200)
    const { body: table } = await guest.get<Table>(path)
    expect(table.seats.map(({ person }) => person?.name)).toContain('Gast')
    expect((await anna.post(`${path}/start`)).status).toBe(200)
  })

  it('is told when its turn has come in a real game', async () => {
    const stranger = await strangersServer(onTestFinished)
    let now = Date.now()
    const here = await server({ config: { privateWebhooks: true }, now: () => now })
    for (const name of ['Anna', 'Ben']) {
      const notices = { ...noNotices, quiet: always, webhook: `${stranger.url}/${name}` }
      expect((await (await here.as(name)).send('PATCH', '/api/me', { notices })).status).toBe(200)
    }
    const { table, id } = await startTable(here, ['Anna', 'Ben'])
    const { turn } = await table()
    const names = turn.map((player) => (player === 'seat-1' ? '/Anna' : '/Ben'))
    const other = registerNotices(here.context, { at: () => nobody })
    onTestFinished(() => other.close())
    now += 60_000
    // the notice is written after the answer
    await vi.waitFor(async () => {
      await other.sendDue()
      expect(stranger.received.map(({ path }) => path)).toEqual(names)
    }, 10_000)
    expect(stranger.received[0]?.body.toString()).toContain(`/table/${id}`)
  })
})
