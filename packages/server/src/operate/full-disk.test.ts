import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { storeFile } from '../store/data-folder.js'
import { openStore } from '../store/open.js'
import { sqliteLibrary } from '../store/sqlite-library.js'
import { startChild } from '../store/testing-child.js'
import type { TestServer } from '../testing.js'
import { password, startServer } from '../testing.js'
import { newKey, startTable } from '../testing-table.js'
import { visitorAt } from '../testing-visitor.js'

const unavailable = { status: 503, body: { error: { code: 'unavailable' } } }
const unready = { status: 503, body: { status: 'nothing can be saved' } }
/** It is tried every two seconds whether there is room again. */
const soon = { timeout: 20_000, interval: 100 }

/** Lets the store have so many pages and no more, as a disk that is full. */
const limitPages = ({ context: { store } }: TestServer, pages: number): Promise<unknown> =>
  store.write((transaction) => sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(transaction))

describe('a server whose disk is full', () => {
  it('says so to its operator, and goes on when there is room', async () => {
    const server = await startServer()
    onTestFinished(() => server.stop())
    const game = await startTable(server, ['Anna', 'Ben'])
    const { seq } = await game.table()
    const anybody = server.anybody()
    // the smallest number of pages is that which are in use
    await limitPages(server, 1)
    const anna = await server.as('Anna')
    const say = () => anna.post(`${game.path}/chat`, { key: newKey(), text: 'x'.repeat(500) })
    // the last pages have room for a little more
    let answer = await say()
    for (let i = 0; i < 20 && answer.status < 300; i++) answer = await say()
    expect(answer).toMatchObject(unavailable)

    expect(await anybody.get('/ready')).toMatchObject(unready)
    expect((await anybody.get('/health')).status).toBe(200)
    expect(String((await anybody.get('/metrics')).body)).toContain('stellwerk_store_trouble{kind="full"} 1')
    const told = server.log.filter((line) => line.includes('no room left for the store'))
    expect(told).toHaveLength(1)
    expect(server.log.filter((line) => line.includes('a request failed'))).toEqual([])
    // what is there can still be read
    expect((await game.table()).seq).toBe(seq)

    await limitPages(server, 1_000_000)
    await vi.waitFor(async () => expect((await anybody.get('/ready')).status).toBe(200), soon)
    expect((await say()).status).toBeLessThan(300)
    expect(server.log.filter((line) => line.includes('can be written to again'))).toHaveLength(1)
    const left = sql`select name from sqlite_schema where name = 'probe'`
    await vi.waitFor(async () => expect((await left.execute(server.context.store.db)).rows).toEqual([]), soon)
  })

  it('takes no moves, which can be sent again when there is room', async () => {
    const server = await startServer()
    onTestFinished(() => server.stop())
    const game = await startTable(server, ['Anna', 'Ben'])
    await limitPages(server, 1)
    const pass = async () => {
      const { turn, seq } = await game.table()
      const key = newKey()
      const send = () => game.act({ type: 'pass', player: turn[0] }, seq, key)
      return { seq, send, answer: await send() }
    }
    // the last pages have room for a few
    let move = await pass()
    for (let i = 0; i < 40 && move.answer.status === 200; i++) move = await pass()
    const message = 'the server cannot save anything right now; nothing was entered'
    expect(move.answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable', message } } })
    expect(await server.anybody().get('/ready')).toMatchObject(unready)
    await limitPages(server, 1_000_000)
    expect(await move.send()).toMatchObject({ status: 200, body: { seq: move.seq + 1 } })
  })

  const prlimit = spawnSync('prlimit', ['--version']).status === 0
  it.skipIf(!prlimit)('as a process of its own, which the system lets write no more', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stellwerk-full-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const child = startChild('operate/testing-serving', folder)
    onTestFinished(() => void child.kill('SIGKILL'))
    const [address] = (await once(createInterface(child.stdout), 'line')) as [string]
    const limit = (bytes: string): void =>
      expect(spawnSync('prlimit', [`--fsize=${bytes}:`, '--pid', String(child.pid)]).status).toBe(0)
    const register = (name: string) => visitorAt(address).post('/api/accounts', { name, password })
    expect((await register('Anna')).status).toBe(201)

    limit('4096')
    expect(await register('Ben')).toMatchObject(unavailable)
    expect(await visitorAt(address).get('/ready')).toMatchObject(unready)
    limit('unlimited')
    await vi.waitFor(async () => expect((await visitorAt(address).get('/ready')).status).toBe(200), soon)
    expect((await register('Ben')).status).toBe(201)
  })
})

/** Writes over a file of SQLite, over all of it or over the first page of a table. */
async function damage(path: string, table?: string): Promise<void> {
  const { DatabaseSync } = await sqliteLibrary()
  const file = new DatabaseSync(path)
  file.exec('pragma wal_checkpoint(truncate)')
  const root = file.prepare('select rootpage from sqlite_schema where name = ?').get(table ?? 'tables')
  file.close()
  const page = 4096
  const bytes = await open(path, 'r+')
  const { size } = await bytes.stat()
  const [from, length] = table === undefined ? [0, size] : [(Number(root['rootpage']) - 1) * page, page]
  await bytes.write(Buffer.alloc(length, 0xa5), 0, length, from)
  await bytes.close()
}

describe('a damaged store', () => {
  const storeWithGame = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stellwerk-damaged-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const server = await startServer({ folder })
    const { path } = await startTable(server, ['Anna', 'Ben'])
    await server.stop()
    return { folder, path }
  }

  it('is told to the operator; nothing more is written to it, and nobody is told of a bug', async () => {
    const { folder, path } = await storeWithGame()
    await damage(storeFile(folder), 'tables')
    const server = await startServer({ folder })
    onTestFinished(() => server.stop())
    const anybody = server.anybody()
    expect((await anybody.get(path)).status).toBe(503)
    expect(await anybody.get('/ready')).toMatchObject(unready)
    expect(await anybody.post('/api/accounts', { name: 'Carl', password })).toMatchObject(unavailable)
    expect(String((await anybody.get('/metrics')).body)).toContain(
      'stellwerk_store_trouble{kind="damaged"} 1',
    )
    expect(server.log.filter((line) => line.includes('restore a backup'))).toHaveLength(1)
    expect(server.log.filter((line) => line.includes('a request failed'))).toEqual([])
  })

  it('that is no store any more is not opened, with a word that tells what to do', async () => {
    const { folder } = await storeWithGame()
    await damage(storeFile(folder))
    await expect(openStore({ databaseUrl: '', dataFolder: folder })).rejects.toMatchObject({
      code: 'STORE_DAMAGED',
      message: `the store in ${folder} is damaged: restore a backup, as docs/operate.md says`,
    })
  })
})
