import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { noPostgres, sharedPostgres } from '../store/testing-postgres.js'
import type { TestPostgres } from '../store/testing-postgres.js'
import { startServer } from '../testing.js'
import { startTable } from '../testing-table.js'

/** A line to a database that can be cut and mended. */
async function lineTo(database: URL) {
  const open = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(Number(database.port || 5432), database.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const listen = async (port: number): Promise<void> => {
    line.listen(port, '127.0.0.1')
    await once(line, 'listening')
  }
  await listen(0)
  const { port } = line.address() as AddressInfo
  const cut = async (): Promise<void> => {
    const closed = once(line, 'close')
    line.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  const url = new URL(database)
  url.host = `127.0.0.1:${port}`
  return { url: url.href, cut, mend: () => listen(port) }
}

describe.skipIf(noPostgres !== undefined)(`a server whose database goes away ${noPostgres ?? ''}`, () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await sharedPostgres()
  }, 120_000)
  afterAll(() => postgres.stop())

  test('says that it cannot do anything now, and goes on when it is back', async () => {
    const line = await lineTo(new URL(await postgres.emptyStore()))
    const server = await startServer({ config: { databaseUrl: line.url } })
    onTestFinished(async () => {
      await server.stop()
      await line.cut()
    })
    const game = await startTable(server, ['Anna', 'Ben'])
    const anna = await server.as('Anna')
    const [early, late] = [await anna.socket(), await anna.socket()]
    early.send({ type: 'watch', table: game.id, after: 0 })
    await early.heard('watching')
    const { turn, seq } = await game.table()
    const action = { type: 'pass', player: turn[0] }
    const acting = { after: seq, key: 'key-of-a-move', action }
    const player = game.of(String(turn[0]))

    // in the middle of a transaction: its connection is nobody's but the writer's then
    await expect(server.context.store.write(() => line.cut())).rejects.toThrow()
    const answer = await player.post(`${game.path}/actions`, acting)
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
    // nobody can follow a table now: those who do, and those who begin to, shall connect again
    await server.context.store.publish({ kind: 'table', table: game.id, seq, version: null })
    late.send({ type: 'watch', table: game.id, after: 0 })
    expect(await Promise.all([early.closed, late.closed])).toEqual([1012, 1012])
    expect((await anna.get('/ready')).status).toBe(503)
    expect((await anna.get('/health')).status).toBe(200)
    expect(server.log.filter((line) => line.includes('a request failed'))).toEqual([])

    await line.mend()
    await vi.waitFor(async () => expect((await anna.get('/ready')).status).toBe(200), 10_000)
    expect((await player.post(`${game.path}/actions`, acting)).status).toBe(200)
    const again = await anna.socket()
    again.send({ type: 'watch', table: game.id, after: seq })
    await again.heard('entries')
    expect(again.entries(game.id).map((entry) => entry.seq)).toEqual([seq + 1])
  })
})
