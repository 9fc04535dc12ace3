import { chmod, mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The file in which the embedded store keeps everything. While it is in use, SQLite has a few more beside it. */
export const storeFile = (dataFolder: string): string => join(dataFolder, 'stellwerk.sqlite')

/** A store holds password hashes, mail addresses and invitations, so only its owner may read it. */
const ownersFile = 0o600
const ownersFolder = 0o700

/** Makes the folder unless it exists; the permissions of an existing one are its owner's decision. */
export async function makeDataFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: ownersFolder })
}

/**
 * Makes an empty file that only its owner may read, or tightens the permissions of an existing one. That one is not
 * opened, since closing it would give up the locks that this process may have on it.
 */
export async function makeOwn(path: string): Promise<void> {
  if (!(await exists(path))) await (await open(path, 'a', ownersFile)).close()
  await chmod(path, ownersFile)
}

/** The same for a store and its write-ahead log, which inherits the mode of the store when it is created. */
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
