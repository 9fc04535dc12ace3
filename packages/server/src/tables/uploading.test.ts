import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure, Table } from '@stellwerk/protocol'
import type { TestServer, Visitor } from '../testing.js'
import { startServer } from '../testing.js'
import { coins } from '../testing-coins.js'

const file = {
  format: 'stellwerk/1',
  title: 'coins',
  options: {},
  players: ['A', 'B'],
  seed: 1,
  actions: [],
}
const path = '/api/tables/upload'

/** The answer to a request of which nothing but the head is sent. */
async function answerToHead(server: TestServer, cookie: string): Promise<string> {
  const { port, hostname } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 5000000\r\n\r\n{"file":{',
  )
  const [data] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return data.toString('latin1').split('\r\n')[0] ?? ''
}

describe('uploads', () => {
  let server: TestServer
  let anna: Visitor
  beforeAll(async () => {
    server = await startServer({ games: coins })
    anna = await server.as('Anna')
  })
  afterAll(() => server.stop())

  it('of strangers are refused before anything of the file is read', async () => {
    expect(await answerToHead(server, 'stellwerk=none')).toBe('HTTP/1.1 401 Unauthorized')
  })

  it('that list more than any game has are not worked on', async () => {
    const wide = (fields: number): string =>
      `{"file":{${Array.from({ length: fields }, (_, i) => `"k${i}":1`).join()}}}`
    expect(await anna.post(path, wide(150_000))).toMatchObject({
      status: 413,
      body: { error: { code: 'too-large' } },
    })
    expect((await anna.post(path, wide(20_000))).status).toBe(400)
    expect((await anna.post('/api/tables', wide(6000))).status).toBe(413)
  })

  it('name their players in one line', async () => {
    const upload = async (players: readonly string[], names = {}) =>
      anna.post<Table & Failure>(path, { file: { ...file, players, names } })
    for (const odd of ['a\nb', '', 'x'.repeat(61)])
      expect(await upload(['A', odd])).toMatchObject({
        status: 400,
        body: { error: { path: 'file.players[1]' } },
      })
    const { body } = await upload(['A', 'B'], { A: 'Ida Moser', B: 'Jan\r\nBcc: x' })
    expect(body.seats.map(({ name }) => name)).toEqual(['“Ida Moser”', '“B”'])
  })

  it('have a limit for an account and for an address, which holds before the file is read', async () => {
    const strict = await startServer({ games: coins, config: { uploadsPerHour: 2, trustProxy: 1 } })
    const from = async (name: string, address: string) =>
      (await (await strict.as(name)).send('POST', path, { file }, { 'x-forwarded-for': address })).status
    expect([await from('Anna', '192.0.2.1'), await from('Anna', '192.0.2.2')]).toEqual([201, 201])
    expect(await from('Anna', '192.0.2.3')).toBe(429)
    expect([await from('Ben', '192.0.2.4'), await from('Carl', '192.0.2.4')]).toEqual([201, 201])
    expect(await from('Dora', '192.0.2.4')).toBe(429)
    for (let i = 0; i < 2; i++) await from('Eva', '192.0.2.5')
    expect(await answerToHead(strict, (await strict.as('Eva')).cookie())).toBe(
      'HTTP/1.1 429 Too Many Requests',
    )
    await strict.stop()
  })
})
