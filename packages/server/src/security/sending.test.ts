import { once } from 'node:events'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '@stellwerk/protocol'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { coins } from '../testing-coins.js'
import { registerSending } from './sending.js'

const actions = Array.from({ length: 700 }, (_, i) => ({ type: 'lot', player: i % 2 === 0 ? 'A' : 'B' }))
const file = { format: 'stellwerk/1', title: 'coins', options: {}, players: ['A', 'B'], seed: 1, actions }

describe('a connection', { timeout: 30_000 }, () => {
  let server: TestServer
  let path: string
  beforeAll(async () => {
    server = await startServer({ games: coins, config: { requestSeconds: 1 } })
    const made = await (await server.as('Anna')).post<Table>('/api/tables/upload', { file, seat: 'A' })
    path = `/api/tables/${made.body.id}`
  })
  afterAll(() => server.stop())

  const connected = async (address = server.address): Promise<Socket> => {
    const { port, hostname } = new URL(address)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }

  it('whose request does not arrive is ended', async () => {
    const socket = await connected()
    socket.write(
      'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    )
    const dripping = setInterval(() => socket.write(' '), 100)
    const [data] = (await once(socket, 'data')) as [Buffer]
    expect(data.toString('latin1')).toMatch(/^HTTP\/1\.1 408 /)
    await once(socket, 'close')
    clearInterval(dripping)
  })

  it('that does not read its answer is cut off, and what makes the answer ends', async () => {
    const app = fastify()
    registerSending(app, 1)
    let made = 0
    let isEnded = false
    const endless = async function* (): AsyncGenerator<Buffer> {
      try {
        for (; ; made++) yield Buffer.alloc(64 * 1024)
      } finally {
        isEnded = true
      }
    }
    app.get('/', async (_, reply) => reply.send(Readable.from(endless(), { objectMode: false })))
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const socket = await connected(address)
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(() => isEnded, { timeout: 10_000 }).toBe(true)
    // what the system took for the connection, and no more
    expect(made * 64).toBeLessThan(16 * 1024)
    socket.destroy()
    await app.close()
  })

  it('that goes on asking without an answer is cut off', async () => {
    const socket = await connected()
    socket.write(`GET ${path}/file HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20))
    let answers = 0
    socket.on('data', (data: Buffer) => (answers += data.toString('latin1').split('HTTP/1.1 200').length - 1))
    await once(socket, 'close')
    expect(answers).toBeLessThan(20)
  })

  it('that asks, reads and asks again is served', async () => {
    const anna = await server.as('Anna')
    for (let i = 0; i < 12; i++) expect((await anna.get(`${path}/log?from=${i}`)).status).toBe(200)
  })
})
