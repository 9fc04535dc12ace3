import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exists, makeOwn, storeFile, syncToDisk } from './data-folder.js'
import { sqliteLibrary } from './sqlite-library.js'

/**
 * Copies the store of a data folder, in use or not, to a path where nothing is yet. The copy is a single file, which
 * appears there only once it is complete, checked and on the disk.
 */
export async function backup(dataFolder: string, to: string): Promise<void> {
  const from = storeFile(dataFolder)
  if (!(await exists(from))) throw new Error(`there is no store in ${dataFolder}`)
  await appear(to, (partial) => copyInUse(from, partial))
}

/**
 * Lets `make` write a file beside its place, proves that it is a sound store, and only then gives it its name.
 * Whatever has that name already stays.
 */
export async function appear(path: string, make: (partial: string) => Promise<void>): Promise<void> {
  if (await exists(path)) throw new Error(`${path} exists already`)
  const partial = `${path}.partial`
  await rm(partial, { force: true })
  try {
    await makeOwn(partial)
    await make(partial)
    await proveSound(partial)
    await syncToDisk(partial)
    await rename(partial, path)
    await syncToDisk(dirname(path))
  } finally {
    await rm(partial, { force: true })
  }
}

async function copyInUse(from: string, to: string): Promise<void> {
  const library = await sqliteLibrary()
  const source = new library.DatabaseSync(from, { readOnly: true })
  try {
    // All pages in one step, on another thread: a snapshot of one moment, and no player has to wait. In several steps
    // it would start over whenever somebody writes.
    await library.backup(source, to, { rate: -1 })
  } finally {
    source.close()
  }
}

/** Throws unless a file is a store that can be read completely. */
async function proveSound(path: string): Promise<void> {
  const library = await sqliteLibrary()
  const file = new library.DatabaseSync(path)
  try {
    // From now on it is complete without the write-ahead log that SQLite keeps beside a file in use.
    file.exec('pragma journal_mode = delete')
    const findings: { integrity_check?: unknown }[] = file.prepare('pragma integrity_check').all()
    if (findings.length !== 1 || findings[0]?.integrity_check !== 'ok')
      throw new Error(`damaged: ${JSON.stringify(findings.slice(0, 5))}`)
    file.prepare('select max(version) from migrations').get()
  } catch (error) {
    throw new Error('the file is not a sound store', { cause: error })
  } finally {
    file.close()
  }
}
