import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeFile } from './data-folder.js'
import { openStore } from './open.js'

let file: Promise<Buffer> | undefined

/** The file of a store with nothing in its tables. Making the tables is a third of what the start of a server costs. */
export const emptyStoreFile = (): Promise<Buffer> => (file ??= makeFile())

async function makeFile(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'stellwerk-empty-'))
  const store = await openStore({ databaseUrl: '', dataFolder: folder })
  await store.close()
  const content = await readFile(storeFile(folder))
  await rm(folder, { recursive: true })
  return content
}
