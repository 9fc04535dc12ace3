import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startWithin, storeKinds, TestStores } from '../store/testing-stores.js'
import { password, startServer } from '../testing.js'
import type { TestServer } from '../testing.js'
import { askOperator, openDoor } from './operator-door.js'
import type { OperatorWish } from './operator.js'

for (const { kind, possible, title } of storeKinds)
  describe.runIf(possible)(`the operator of a server on ${title}`, () => {
    let stores: TestStores
    beforeAll(async () => void (stores = await TestStores.start(kind)), startWithin)
    afterAll(() => stores.stop())

    /** On PostgreSQL the command does the work itself, and the server hears of it a moment later. */
    const heard = (check: () => Promise<void>): Promise<void> =>
      kind === 'sqlite' ? check() : vi.waitFor(check, { timeout: 10_000 })

    /** A server at work, reached as the command reaches it. */
    async function scene() {
      const server = await startServer({ config: await stores.fresh() })
      const closeDoor = await openDoor(server.context)
      onTestFinished(async () => {
        await closeDoor()
        await server.stop()
      })
      const ask = (wish: OperatorWish) => askOperator(server.context.config, wish)
      const signIn = (name: string, word = password) =>
        server.anybody().post('/api/session', { name, password: word })
      return { server, ask, signIn }
    }

    it('lists accounts', async () => {
      const { server, ask } = await scene()
      await server.as('Ben')
      await server.as('Anna')
      await ask({ action: 'promote', name: 'anna', role: 'moderator' })
      expect(await ask({ action: 'list' })).toMatchObject({
        accounts: [
          { name: 'Anna', role: 'moderator', guest: false, disabled: false, seen: expect.any(Number) },
          { name: 'Ben', role: 'player', email: null },
        ],
      })
    })

    it('hands out a link with which a new password is set', async () => {
      const { server, ask, signIn } = await scene()
      await server.as('Anna')
      const answer = await ask({ action: 'reset', name: 'Anna' })
      const token = 'link' in answer ? answer.link.split('/recover#')[1] : undefined
      const next = 'battery staple'
      const set = await server.anybody().post('/api/recoveries/answer', { token, password: next })
      expect(set.status).toBe(204)
      expect([(await signIn('Anna')).status, (await signIn('Anna', next)).status]).toEqual([401, 200])
    })

    it('keeps somebody out at once, sockets and all, and lets them in again', async () => {
      const { server, ask, signIn } = await scene()
      const anna = await server.as('Anna')
      const socket = await anna.socket()
      expect(await ask({ action: 'disable', name: 'Anna' })).toEqual({ done: true })
      expect(await socket.closed).toBe(4401)
      expect((await anna.get('/api/me')).status).toBe(401)
      // who knows the password hears why; all others hear what they always hear
      expect(await signIn('Anna')).toMatchObject({
        status: 403,
        body: { error: { message: 'this account is suspended' } },
      })
      expect((await signIn('Anna', 'guessed')).status).toBe(401)
      await ask({ action: 'enable', name: 'Anna' })
      expect((await signIn('Anna')).status).toBe(200)
    })

    it('makes moderators, which they hear at once, and deletes accounts', async () => {
      const { server, ask } = await scene()
      const anna = await server.as('Anna')
      expect(await anna.get('/api/me')).toMatchObject({ body: { role: 'player' } })
      await ask({ action: 'promote', name: 'Anna', role: 'moderator' })
      await heard(async () =>
        expect(await anna.get('/api/me')).toMatchObject({ body: { role: 'moderator' } }),
      )
      expect(await ask({ action: 'delete', name: 'Anna' })).toEqual({ done: true })
      await heard(async () => expect((await anna.get('/api/me')).status).toBe(401))
      expect(await ask({ action: 'list' })).toEqual({ accounts: [] })
      expect(await ask({ action: 'delete', name: 'Anna' })).toEqual({ fault: 'unknown' })
    })

    it('does the same when no server is at work', async () => {
      const config = await stores.fresh()
      const server = await startServer({ config })
      await server.as('Anna')
      await server.stop()
      expect(await askOperator(server.context.config, { action: 'list' })).toMatchObject({
        accounts: [{ name: 'Anna' }],
      })
    })
  })

describe('the door for the operator', () => {
  async function atDoor(server: TestServer) {
    const close = await openDoor(server.context)
    onTestFinished(async () => {
      await close()
      await server.stop()
    })
    return join(server.folder, 'operator.sock')
  }

  it.skipIf(process.platform === 'win32')('opens for its owner alone', async () => {
    const door = await atDoor(await startServer())
    expect(((await stat(door)).mode & 0o777).toString(8)).toBe('600')
  })

  it('refuses what is no wish, and stays open', async () => {
    const server = await startServer()
    await atDoor(server)
    const { config } = server.context
    const odd = { action: 'shutdown' } as unknown as OperatorWish
    expect(await askOperator(config, odd)).toEqual({ fault: 'failed' })
    expect(await askOperator(config, { action: 'list' })).toEqual({ accounts: [] })
  })
})
