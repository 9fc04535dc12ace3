import { constants } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { appear } from './backup.js'
import { exists, storeFile } from './data-folder.js'

/** Puts a backup into a data folder that has no store yet. Nothing is ever overwritten. */
export async function restore(from: string, dataFolder: string): Promise<void> {
  const file = storeFile(dataFolder)
  // Without its store, a log of changes belongs to one that somebody moved away: it must not meet another store.
  for (const trace of [file, `${file}-wal`]) {
    if (await exists(trace)) throw new Error(`${trace} exists already: restore into a new data folder`)
  }
  await mkdir(dataFolder, { recursive: true })
  await appear(file, (partial) => copyFile(from, partial, constants.COPYFILE_EXCL))
}
