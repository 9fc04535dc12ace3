import { describe, expect, it } from 'vitest'
import { startServer } from '../testing.js'
import { coins } from '../testing-coins.js'
import { newKey, startTable } from '../testing-table.js'

const hour = 60 * 60 * 1000

describe('a clock that is set back', () => {
  it('ends no socket, and everybody may say and ask as much as before', async () => {
    let [now, elapsed] = [Date.UTC(2026, 0, 1), 0]
    const config = { requestsPerMinute: 60, chatPerMinute: 1 }
    const server = await startServer({ games: coins, config, now: () => now, elapsed: () => elapsed })
    const table = await startTable(server, ['Anna', 'Ben'])
    const anna = table.of('seat-1')
    const socket = await anna.socket()
    socket.send({ type: 'watch', table: table.id, after: 0 })
    await socket.heard('watching')
    const say = async () => (await anna.post(`${table.path}/chat`, { key: newKey(), text: 'hello' })).status
    expect([await say(), await say()]).toEqual([200, 429])
    now -= hour
    elapsed += 60_000
    expect(await say()).toBe(200)
    for (let i = 0; i < 3; i++) socket.send({ type: 'ping' })
    await socket.until(() => socket.of('pong')[2], 'three answers')
    expect((await table.act({ type: 'take', player: 'seat-1', count: 1 }, 0)).status).toBe(200)
    await socket.until(() => socket.entries(table.id)[0], 'the entry')
    await socket.end()
    await server.stop()
  })
})
