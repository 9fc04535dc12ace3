import { chmod, mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The file in which the embedded store keeps everything. While it is in use, SQLite has a few more beside it. */
export const storeFile = (dataFolder: string): string => join(dataFolder, 'stellwerk.sqlite')

/** A store holds hashes of passwords, mail addresses and invitations: its owner reads it and nobody else. */
const ownersFile = 0o600
const ownersFolder = 0o700

/** Makes the folder unless it is there; who may enter one that is there, its owner has decided. */
export async function makeDataFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: ownersFolder })
}

/**
 * Makes an empty file for its owner alone, or takes one that is there away from everybody else. That one is not opened:
 * closing it would give up the locks that this process may have on it.
 */
export async function makeOwn(path: string): Promise<void> {
  if (!(await exists(path))) await (await open(path, 'a', ownersFile)).close()
  await chmod(path, ownersFile)
}

/** The same for a store with its log of changes, which take over the mode of the store when they are made anew. */
export async function makeStoreOwn(file: string): Promise<void> {
  await makeOwn(file)
  // SQLite takes them away when it likes
  for (const beside of [`${file}-wal`, `${file}-shm`])
    await chmod(beside, ownersFile).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
}

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
