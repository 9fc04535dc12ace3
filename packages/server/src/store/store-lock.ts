import { join } from 'node:path'
import { makeOwn } from './data-folder.js'
import { StoreNotOpened, isLocked } from './errors.js'
import { sqliteLibrary } from './sqlite-library.js'

/** A process that is about to stop may still have the folder; longer than this nobody waits for it. */
const patience = 5_000

/**
 * Keeps a data folder for this process; returns how to let go of it. Two servers on one file would not hear of each
 * other's moves. The lock is SQLite's own, on an empty file beside the store: the system takes it back however the
 * process ends, and copies of the store are made without it.
 */
export async function lockStore(dataFolder: string): Promise<() => void> {
  const file = join(dataFolder, 'stellwerk.lock')
  await makeOwn(file)
  const { DatabaseSync } = await sqliteLibrary()
  const lock = new DatabaseSync(file, { timeout: patience })
  try {
    lock.exec('pragma journal_mode = memory')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw isLocked(error) ? new StoreNotOpened('in-use', dataFolder, error) : error
  }
  return () => lock.close()
}
