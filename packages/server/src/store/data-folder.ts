import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The file in which the embedded store keeps everything. While it is in use, SQLite has a few more beside it. */
export const storeFile = (dataFolder: string): string => join(dataFolder, 'stellwerk.sqlite')

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Files and folders: a new name is safe only when its folder is. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
