import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openStore } from '../store/open.js'
import { visitorAt } from '../testing-visitor.js'
import { config as configSchema } from './config.js'
import { serve } from './serve.js'
import { untilStopped } from './signals.js'

const anna = { name: 'Anna', password: 'correct horse' }

async function settings() {
  const folder = await mkdtemp(join(tmpdir(), 'stellwerk-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return configSchema.parse({ dataFolder: folder, port: 0, logLevel: 'silent' })
}

describe('a server that stops', () => {
  it('answers what is under way, and what it acknowledged is there afterwards', async () => {
    const config = await settings()
    const { address, close } = await serve(config)
    const body = JSON.stringify(anna)
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    }
    const sending = request(`${address}/api/accounts`, { method: 'POST', headers })
    sending.flushHeaders()
    await once(sending, 'continue')
    const closed = close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    sending.end(body)
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(201)
    await closed
    await expect(fetch(`${address}/health`)).rejects.toThrow()
    const store = await openStore(config)
    onTestFinished(() => store.close())
    expect(await store.db.selectFrom('accounts').select('name').execute()).toEqual([{ name: 'Anna' }])
  })

  it('tells sockets to connect again', async () => {
    const { address, close } = await serve(await settings())
    const socket = await visitorAt(address).socket()
    await close()
    expect(await socket.closed).toBe(1012)
  })

  it('does not wait for ever for clients that sleep', async () => {
    const { address, close } = await serve(await settings())
    const { socket } = await visitorAt(address).socket()
    socket.pause()
    const headers = { 'content-type': 'application/json', 'content-length': 100, expect: '100-continue' }
    const unfinished = request(`${address}/api/accounts`, { method: 'POST', headers })
    unfinished.on('error', () => undefined)
    unfinished.flushHeaders()
    await once(unfinished, 'continue')
    const start = performance.now()
    await close()
    expect(performance.now() - start).toBeLessThan(8000)
    socket.terminate()
  }, 20_000)

  it('stops once, however often it is asked', async () => {
    const { close } = await serve(await settings())
    await Promise.all([close(), close()])
  })

  it('stops when the system asks, and at once when it asks again', async () => {
    let finish = (): void => undefined
    const closing = new Promise<void>((resolve) => (finish = resolve))
    let asked = 0
    const exits: number[] = []
    const stopped = untilStopped(
      {
        address: '',
        close: () => {
          asked++
          return closing
        },
      },
      () => void exits.push(asked),
    )
    process.emit('SIGTERM', 'SIGTERM')
    await new Promise((resolve) => setImmediate(resolve))
    expect([asked, exits]).toEqual([1, []])
    process.emit('SIGINT', 'SIGINT')
    expect(exits).toEqual([1])
    finish()
    await stopped
    expect([process.listenerCount('SIGTERM'), process.listenerCount('SIGINT')]).toEqual([0, 0])
  })
})

describe('a server that starts', () => {
  it('lets go of its store when the port is taken', async () => {
    const first = await serve(await settings())
    onTestFinished(first.close)
    const config = { ...(await settings()), port: Number(new URL(first.address).port) }
    await expect(serve(config)).rejects.toThrow('EADDRINUSE')
    const store = await openStore(config)
    await store.close()
  })

  it('sweeps up what is over', async () => {
    const config = await settings()
    const store = await openStore(config)
    await store.write(async (transaction) => {
      const row = {
        name: 'Anna',
        name_key: 'anna',
        password: null,
        email: null,
        email_confirmed: 0,
        language: null,
        notices: '{}',
        rated: 0,
      }
      await transaction
        .insertInto('accounts')
        .values({
          id: 'account-1',
          ...row,
          guest: 0,
          created: 1,
          deleted: null,
          role: 'player',
          suspended_until: null,
          muted_until: null,
          holidays: '[]',
        })
        .execute()
      await transaction
        .insertInto('sessions')
        .values({ token_hash: 'x', account: 'account-1', created: 1, seen: 1, expires: 2 })
        .execute()
    })
    await store.close()
    const { close } = await serve(config)
    await close()
    const after = await openStore(config)
    onTestFinished(() => after.close())
    expect(await after.db.selectFrom('sessions').selectAll().execute()).toEqual([])
    expect(await after.db.selectFrom('accounts').select('id').execute()).toHaveLength(1)
  })
})
