import type { ChatMessage, ModerationEntry, OpenReport } from '@stellwerk/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { operate } from '../operate/operator.js'
import { startWithin, storeKinds, TestStores } from '../store/testing-stores.js'
import { password, startServer } from '../testing.js'
import { newKey, startTable } from '../testing-table.js'

const hour = 60 * 60 * 1000

for (const { kind, possible, title } of storeKinds)
  describe.runIf(possible)(`moderators on ${title}`, () => {
    let stores: TestStores
    beforeAll(async () => void (stores = await TestStores.start(kind)), startWithin)
    afterAll(() => stores.stop())

    /** A table of Anna and Ben, at which Ben has said something, and Mona, who is a moderator. */
    async function scene() {
      let now = Date.UTC(2026, 0, 15, 12)
      const server = await startServer({ config: await stores.fresh(), now: () => now })
      onTestFinished(server.stop)
      const mona = await server.as('Mona')
      await operate(server.context, { action: 'promote', name: 'Mona', role: 'moderator' })
      const table = await startTable(server, ['Anna', 'Ben'])
      const [anna, ben] = [table.of('seat-1'), table.of('seat-2')]
      const say = (text: string) => ben.post<ChatMessage>(`${table.path}/chat`, { key: newKey(), text })
      const message = (await say('something foul')).body.id
      const act = async (body: object) => (await mona.post('/api/moderation/acts', body)).status
      const log = async () =>
        (await mona.get<{ entries: ModerationEntry[] }>('/api/moderation/log')).body.entries
      const reports = async () =>
        (await mona.get<{ reports: OpenReport[] }>('/api/moderation/reports')).body.reports
      return {
        server,
        table,
        anna,
        ben,
        mona,
        say,
        message,
        act,
        log,
        reports,
        wait: (ms: number) => void (now += ms),
      }
    }

    it('hear of reports with the words they are about, until these are dealt with', async () => {
      const { table, anna, mona, message, reports, log } = await scene()
      const report = { table: table.id, message, text: 'this is foul' }
      expect((await anna.post('/api/reports', report)).status).toBe(204)
      expect((await anna.post('/api/reports', { ...report, message: 999 })).status).toBe(404)
      const [open] = await reports()
      expect(open).toMatchObject({
        by: 'Anna',
        text: 'this is foul',
        table: { id: table.id, removed: false },
        message: { id: message, name: 'Ben', text: 'something foul', hidden: false },
      })
      const close = async () => (await mona.post(`/api/moderation/reports/${open?.id}/close`)).status
      expect([await close(), await close()]).toEqual([204, 404])
      expect(await reports()).toEqual([])
      expect(await log()).toMatchObject([{ by: 'Mona', action: 'close-report', subject: open?.id }])
    })

    it('mute people for a time: they say nothing at any table, and play on', async () => {
      const { act, say, log, wait } = await scene()
      expect(await act({ action: 'mute', name: 'ben', hours: 2, reason: 'foul' })).toBe(204)
      expect(await say('more')).toMatchObject({ status: 403, body: { error: { path: 'muted' } } })
      wait(2 * hour)
      expect((await say('sorry')).status).toBe(200)
      await act({ action: 'mute', name: 'Ben' })
      await act({ action: 'unmute', name: 'Ben' })
      expect((await say('thanks')).status).toBe(200)
      expect((await log()).map(({ action, subject, reason }) => [action, subject, reason])).toEqual(
        expect.arrayContaining([
          ['mute', 'Ben', 'foul'],
          ['unmute', 'Ben', ''],
        ]),
      )
    })

    it('hide a message from everybody, also from those who have it before their eyes, and show it again', async () => {
      const { table, anna, act, message, server } = await scene()
      const socket = await anna.socket()
      socket.send({ type: 'watch', table: table.id, after: 0 })
      await socket.heard('watching')
      expect(await act({ action: 'hide', message })).toBe(204)
      await socket.heard('chat', (news) => news.message.id === message && news.message.hidden === true)
      const read = async () =>
        (await server.anybody().get<{ messages: ChatMessage[] }>(`${table.path}/chat`)).body.messages[0]
      expect(await read()).toMatchObject({ id: message, name: 'Ben', text: '', hidden: true })
      await act({ action: 'show', message })
      expect(await read()).toMatchObject({ text: 'something foul' })
      await socket.end()
    })

    it('suspend people for a time: everything they have open ends', async () => {
      const { server, ben, act, wait } = await scene()
      const socket = await ben.socket()
      expect(await act({ action: 'suspend', name: 'Ben', hours: 24 })).toBe(204)
      expect(await socket.closed).toBe(4401)
      const signIn = async () =>
        (await server.anybody().post('/api/session', { name: 'Ben', password })).status
      expect(await signIn()).toBe(403)
      wait(24 * hour)
      expect(await signIn()).toBe(200)
    })

    it('remove tables: nobody finds or plays them; brought back, they stay closed', async () => {
      const { table, anna, mona, act } = await scene()
      const statuses = async () => {
        // strangers are told the same list for a while
        const { body } = await mona.get<{ tables: unknown[] }>('/api/tables?state=closed')
        return [
          (await anna.get(table.path)).status,
          (await anna.get(`${table.path}/game`)).status,
          body.tables.length,
        ]
      }
      expect(await act({ action: 'remove-table', table: table.id })).toBe(204)
      expect(await statuses()).toEqual([404, 404, 0])
      expect(await act({ action: 'restore-table', table: table.id })).toBe(204)
      expect(await statuses()).toEqual([200, 200, 1])
      expect((await table.table()).state).toBe('closed')
    })

    it('have no power over each other, nor over what is not there', async () => {
      const { server, act, log } = await scene()
      await server.as('Max')
      await operate(server.context, { action: 'promote', name: 'Max', role: 'moderator' })
      expect(await act({ action: 'suspend', name: 'Max' })).toBe(403)
      expect(await act({ action: 'mute', name: 'Nobody' })).toBe(404)
      expect(await act({ action: 'hide', message: 999 })).toBe(404)
      expect(await act({ action: 'remove-table', table: 'no-such-table' })).toBe(404)
      // what was not done is not recorded
      expect(await log()).toEqual([])
    })
  })

it('nobody reports without end', async () => {
  const server = await startServer()
  onTestFinished(server.stop)
  const { id, of } = await startTable(server, ['Anna', 'Ben'])
  const statuses: number[] = []
  for (let i = 0; i < 21; i++)
    statuses.push((await of('seat-1').post('/api/reports', { table: id, text: 'look' })).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429])
})
