import { join } from 'node:path'
import { makeOwn } from './data-folder.js'
import { StoreNotOpened, isLocked } from './errors.js'
import { sqliteLibrary } from './sqlite-library.js'

/** A process that is about to stop may still have the folder; this is how long to wait for it. */
const patience = 5_000

/**
 * Locks a data folder for this process; returns how to release it. Two servers on one file would not hear of each
 * other's moves. The lock is SQLite's own, on an empty file beside the store: the system releases it however the
 * process ends, and copying the store does not need it.
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
