import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { storeFile } from '../store/data-folder.js'
import { sqliteLibrary } from '../store/sqlite-library.js'
import { startServer } from '../testing.js'
import { startTable } from '../testing-table.js'

/** So long nothing can be written. */
const outage = 1500

describe('a server on SQLite whose disk is slow', () => {
  it('serves everybody who does not wait for that disk', async () => {
    const server = await startServer()
    onTestFinished(() => server.stop())
    const game = await startTable(server, ['Anna', 'Ben'])
    const { turn, seq } = await game.table()
    // whoever has the file's lock keeps the writer where a slow sync keeps it: within SQLite
    const { DatabaseSync } = await sqliteLibrary()
    const holder = new DatabaseSync(storeFile(server.folder))
    onTestFinished(() => holder.close())
    holder.exec('begin immediate')

    let isActed = false
    const acted = game.act({ type: 'pass', player: turn[0] }).finally(() => (isActed = true))
    const times: number[] = []
    for (const end = performance.now() + outage; performance.now() < end; await pause(10)) {
      const start = performance.now()
      expect((await server.anybody().get('/health')).status).toBe(200)
      expect((await game.table()).seq).toBe(seq)
      times.push(performance.now() - start)
    }
    expect(isActed).toBe(false)
    holder.exec('rollback')
    expect((await acted).status).toBe(200)
    expect(Math.max(...times)).toBeLessThan(outage / 2)
  })
})
