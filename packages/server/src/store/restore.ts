import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { appear } from './backup.js'
import { exists, makeDataFolder, storeFile } from './data-folder.js'

/** Puts a backup into a data folder that has no store yet. Nothing is ever overwritten. */
export async function restore(from: string, dataFolder: string): Promise<void> {
  const file = storeFile(dataFolder)
  // A write-ahead log without its store belongs to one that somebody moved away; it must not be applied to another
  // store.
  for (const trace of [file, `${file}-wal`]) {
    if (await exists(trace)) throw new Error(`${trace} exists already: restore into a new data folder`)
  }
  await makeDataFolder(dataFolder)
  // copying the file as a whole would copy who may read it, too
  await appear(file, (partial) => pipeline(createReadStream(from), createWriteStream(partial)))
}
