import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backup } from './backup.js'
import { storeFile } from './data-folder.js'
import { openStore } from './open.js'
import { restore } from './restore.js'
import type { Store } from './store.js'
import { entryRow, tableRow } from './testing-rows.js'

describe('a backup of the embedded store', () => {
  let folder: string
  let dataFolder: string
  let store: Store
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stellwerk-backup-'))
    dataFolder = join(folder, 'data')
    store = await openStore({ databaseUrl: '', dataFolder })
    await store.write((transaction) => transaction.insertInto('tables').values(tableRow('t')).execute())
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const move = (seq: number): Promise<unknown> =>
    store.write(async (transaction) => {
      await transaction
        .insertInto('entries')
        .values(entryRow('t', seq, { change: 'x'.repeat(20_000) }))
        .execute()
      await transaction.updateTable('tables').set({ seq }).where('id', '=', 't').execute()
    })
  const restored = async (file: string): Promise<{ seq: number | undefined; entries: number }> => {
    const copyFolder = mkdtempSync(join(folder, 'restored-'))
    await restore(file, copyFolder)
    const copy = await openStore({ databaseUrl: '', dataFolder: copyFolder })
    const table = await copy.db.selectFrom('tables').select('seq').executeTakeFirst()
    const entries = await copy.db.selectFrom('entries').select('seq').execute()
    await copy.close()
    return { seq: table?.seq, entries: entries.length }
  }

  test('made while people play is one moment of the store, and play goes on meanwhile', async () => {
    for (let seq = 1; seq <= 300; seq++) await move(seq)
    const file = join(folder, 'copy.sqlite')
    let done = false
    const copying = store.backup(file).then(() => void (done = true))
    let seq = 300
    while (!done) await move(++seq)
    await copying
    const { seq: kept, entries } = await restored(file)
    expect(entries).toBe(kept)
    expect(kept).toBeGreaterThanOrEqual(300)
    expect(kept).toBeLessThanOrEqual(seq)
    expect(seq).toBeGreaterThan(301)
  })

  test('is a single file, and nothing else is left beside it', async () => {
    mkdirSync(join(folder, 'copies'))
    await store.backup(join(folder, 'copies', 'copy.sqlite'))
    expect(readdirSync(join(folder, 'copies'))).toEqual(['copy.sqlite'])
  })

  test('can be made of a store that nobody uses', async () => {
    await move(1)
    await store.close()
    const file = join(folder, 'copy.sqlite')
    await backup(dataFolder, file)
    expect(await restored(file)).toEqual({ seq: 1, entries: 1 })
  })

  test('is finished before the store closes', async () => {
    for (let seq = 1; seq <= 50; seq++) await move(seq)
    const file = join(folder, 'copy.sqlite')
    const copying = store.backup(file)
    await store.close()
    expect(existsSync(file)).toBe(true)
    await copying
    expect(await restored(file)).toEqual({ seq: 50, entries: 50 })
  })

  test('overwrites nothing', async () => {
    const file = join(folder, 'letter.txt')
    writeFileSync(file, 'dear')
    await expect(store.backup(file)).rejects.toThrow('exists already')
    expect(readFileSync(file, 'utf8')).toBe('dear')
    const good = join(folder, 'copy.sqlite')
    await store.backup(good)
    await expect(restore(good, dataFolder)).rejects.toThrow('exists already')
    expect(await store.db.selectFrom('tables').select('id').execute()).toEqual([{ id: 't' }])
  })

  test('that is damaged, or no store at all, is not restored', async () => {
    for (let seq = 1; seq <= 20; seq++) await move(seq)
    const good = join(folder, 'copy.sqlite')
    await store.backup(good)
    const bytes = readFileSync(good)
    bytes.fill(0xff, 8192, 65_536)
    const damaged = join(folder, 'damaged.sqlite')
    writeFileSync(damaged, bytes)
    const letter = join(folder, 'letter.txt')
    writeFileSync(letter, 'dear '.repeat(1000))
    const target = join(folder, 'new')
    for (const bad of [damaged, letter])
      await expect(restore(bad, target)).rejects.toThrow('not a sound store')
    expect(existsSync(storeFile(target))).toBe(false)
    await expect(restore(join(folder, 'nothing'), target)).rejects.toThrow('ENOENT')
  })

  test('of a folder without a store is refused, and makes none', async () => {
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    await expect(backup(empty, join(folder, 'copy.sqlite'))).rejects.toThrow('no store')
    expect(readdirSync(empty)).toEqual([])
  })
})
