import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { backup } from './backup.js'
import { openStore } from './open.js'
import { startChild } from './testing-child.js'
import { tableRow } from './testing-rows.js'

describe('a file of SQLite', () => {
  let folder: string
  const config = () => ({ databaseUrl: '', dataFolder: join(folder, 'data') })
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'stellwerk-lock-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** A process that has the store open until it is killed. */
  async function otherProcess() {
    const child = startChild('store/testing-staying', JSON.stringify(config()))
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(createInterface(child.stdout), 'line')
    return child
  }

  test('is used by one process at a time, and whoever comes second is told why it cannot be', async () => {
    await otherProcess()
    await expect(openStore(config())).rejects.toMatchObject({
      code: 'STORE_IN_USE',
      message: `another server uses the data folder ${config().dataFolder}: stop it, or set STELLWERK_DATA to another folder`,
    })
  })

  test('is free at once when its process is killed', async () => {
    const child = await otherProcess()
    child.kill('SIGKILL')
    await once(child, 'exit')
    const store = await openStore(config())
    await store.close()
  })

  test('is opened once in one process as well, and stays with the first', async () => {
    const store = await openStore(config())
    onTestFinished(() => store.close())
    await expect(openStore(config())).rejects.toMatchObject({ code: 'STORE_IN_USE' })
    await store.write((transaction) => transaction.insertInto('tables').values(tableRow('t')).execute())
  })

  test('can be copied by a process that does not have it', async () => {
    await otherProcess()
    const copy = join(folder, 'copy.sqlite')
    await backup(config().dataFolder, copy)
  })
})
