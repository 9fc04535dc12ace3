import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backup } from './backup.js'
import { storeFile } from './data-folder.js'
import { openStore } from './open.js'
import { restore } from './restore.js'
import { tableRow } from './testing-rows.js'

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

/** The modes of all that is in a folder. */
const modesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

// Windows has no such modes
test.skipIf(platform() === 'win32')(
  'store, log of changes and backups are for their owner alone',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stellwerk-modes-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const dataFolder = join(folder, 'data')
    const openWith = async (work: () => void | Promise<void>): Promise<void> => {
      const store = await openStore({ databaseUrl: '', dataFolder })
      await store.write((transaction) =>
        transaction
          .insertInto('tables')
          .values(tableRow(`t${Math.random()}`))
          .execute(),
      )
      await work()
      await store.close()
    }
    const store = ['stellwerk.sqlite', 'stellwerk.sqlite-shm', 'stellwerk.sqlite-wal']
    const own = Object.fromEntries(['stellwerk.lock', ...store].map((name) => [name, '600']))
    await openWith(() => {
      expect(modeOf(dataFolder)).toBe('700')
      expect(modesIn(dataFolder)).toEqual(own)
    })
    // as earlier versions made it
    chmodSync(storeFile(dataFolder), 0o644)
    const copies = mkdtempSync(join(folder, 'copies-'))
    await openWith(async () => {
      expect(modesIn(dataFolder)).toEqual(own)
      await backup(dataFolder, join(copies, 'one.sqlite'))
      expect(modesIn(copies)).toEqual({ 'one.sqlite': '600' })
    })
    chmodSync(join(copies, 'one.sqlite'), 0o644)
    const anew = join(folder, 'anew')
    await restore(join(copies, 'one.sqlite'), anew)
    expect([modeOf(anew), modesIn(anew)]).toEqual(['700', { 'stellwerk.sqlite': '600' }])
  },
)
