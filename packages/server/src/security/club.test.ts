import { describe, expect, it } from 'vitest'
import { closeCodes } from '@stellwerk/protocol'
import { config as configSchema } from '../operate/config.js'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { coins } from '../testing-coins.js'
import type { TestTable } from '../testing-table.js'
import { newKey, startTable } from '../testing-table.js'

const { requestsPerMinute, socketsPerAddress, socketsPerAccount } = configSchema.parse({})

/** A server with the limits that everybody has, and a clock of its own. */
async function strict(elapsed: () => number, changed = {}): Promise<TestServer> {
  const config = { requestsPerMinute, socketsPerAddress, socketsPerAccount, ...changed }
  return startServer({ games: coins, config, elapsed })
}

/** What a page asks for when somebody opens a table. */
const pageOf = ({ path }: TestTable): string[] => [
  '/api/me',
  '/api/push-key',
  '/api/titles',
  '/api/tables?mine=true',
  path,
  `${path}/game`,
  `${path}/log`,
  `${path}/chat`,
  `${path}/notes`,
  `${path}/program`,
]

describe('the budget of an address', () => {
  it('is never met by a club of 30 who play live behind it', { timeout: 60_000 }, async () => {
    let elapsed = 0
    const server = await strict(() => elapsed)
    const names = Array.from({ length: 30 }, (_, i) => `Member ${i}`)
    const tables: TestTable[] = []
    for (let i = 0; i < names.length; i += 2)
      tables.push(await startTable(server, names.slice(i, i + 2), { title: 'coins' }))
    const refused: string[] = []
    const ask = async (table: TestTable, player: string): Promise<void> => {
      for (const page of pageOf(table)) {
        const { status } = await table.of(player).get(page)
        if (status !== 200) refused.push(`${page}: ${status}`)
      }
    }
    const players = ['seat-1', 'seat-2']
    // all open their table at the same moment, and once more because the first page looked odd
    for (let times = 0; times < 2; times++)
      await Promise.all(tables.flatMap((table) => players.map((player) => ask(table, player))))
    const sockets = await Promise.all(
      tables.flatMap((table) =>
        players.map(async (player) => ({ table, socket: await table.of(player).socket() })),
      ),
    )
    for (const { table, socket } of sockets) socket.send({ type: 'watch', table: table.id, after: 0 })
    // two minutes in which every table has a move each second and a half, by both ways, and some words
    for (let seq = 0; seq < 80; seq++) {
      elapsed += 1500
      const player = players[seq % 2]!
      await Promise.all(
        tables.map(async (table, i) => {
          const action = { type: 'lot', player }
          if (seq % 2 === 0) {
            const { status } = await table.act(action, seq)
            if (status !== 200) refused.push(`act: ${status}`)
          } else {
            const { socket } = sockets[2 * i + 1]!
            const key = newKey()
            socket.send({ type: 'act', table: table.id, after: seq, key, action })
            await socket.heard('acted', (answer) => answer.key === key)
          }
          if (seq % 20 === 0) await ask(table, player)
        }),
      )
    }
    expect(refused).toEqual([])
    for (const { table, socket } of sockets) {
      await socket.until(() => socket.entries(table.id)[79], 'the last entry')
      await socket.end()
    }
    await server.stop()
  })

  it('counts requests and messages together, for strangers and for whoever is signed in', async () => {
    const server = await strict(() => 0, { requestsPerMinute: 20 })
    const stranger = server.anybody()
    const socket = await stranger.socket()
    for (let i = 0; i < 10; i++) socket.send({ type: 'ping' })
    await socket.until(() => socket.of('pong')[9], 'ten answers')
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) statuses.push((await stranger.get('/api/push-key')).status)
    // one for the socket itself, ten for what it said
    expect(statuses.filter((status) => status === 200)).toHaveLength(9)
    socket.send({ type: 'ping' })
    expect(await socket.closed).toBe(closeCodes.tooMany)
    await server.stop()
  })

  it('holds for an account from wherever it comes, and leaves others at its address alone', async () => {
    let elapsed = 0
    const server = await strict(() => elapsed, { requestsPerMinute: 20, trustProxy: 1 })
    const [anna, ben] = [await server.as('Anna'), await server.as('Ben')]
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const statuses: number[] = []
    for (let i = 0; i < 30; i++)
      statuses.push((await anna.send('GET', '/api/me', undefined, from(`192.0.2.${i}`))).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect((await ben.send('GET', '/api/me', undefined, from('192.0.2.1'))).status).toBe(200)
    const refused = await anna.send('GET', '/api/me')
    expect(refused.status).toBe(429)
    elapsed += Number(refused.headers.get('retry-after')) * 1000
    expect((await anna.get('/api/me')).status).toBe(200)
    await server.stop()
  })

  it('weighs a long record that somebody wants to follow', async () => {
    const server = await strict(() => 0, { requestsPerMinute: 8, trustProxy: 1 })
    const actions = Array.from({ length: 700 }, (_, i) => ({ type: 'lot', player: i % 2 === 0 ? 'A' : 'B' }))
    const file = { format: 'stellwerk/1', title: 'coins', options: {}, players: ['A', 'B'], seed: 1, actions }
    const made = await (await server.as('Anna')).post<{ id: string }>('/api/tables/upload', { file })
    expect(made.status).toBe(201)
    const socket = await server.anybody().socket({ 'x-forwarded-for': '192.0.2.1' })
    const watch = { type: 'watch', table: made.body.id, after: 0 } as const
    // one for the socket, and for each wish one and some more
    socket.send(watch)
    await socket.heard('watching')
    socket.send(watch)
    expect(await socket.closed).toBe(closeCodes.tooMany)
    await server.stop()
  })
})
