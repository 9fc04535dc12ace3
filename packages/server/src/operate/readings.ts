/** Metrics that are not counted but read when somebody asks for them. */
import { stat, statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Context } from '../context.js'
import { storeFile } from '../store/data-folder.js'
import type { Trouble } from '../store/errors.js'
import { metrics } from './metrics.js'

const troubles: readonly Trouble[] = ['full', 'failing', 'damaged']

export async function takeReadings({ store, config, log }: Context): Promise<void> {
  metrics.waitingWrites.set(store.figures().waiting)
  const present = store.trouble()
  for (const kind of troubles) metrics.storeTrouble.set({ kind }, kind === present ? 1 : 0)
  try {
    metrics.storeBytes.set(await storeBytes(store, config.dataFolder))
    const { bavail, bsize } = await statfs(config.dataFolder)
    metrics.freeBytes.set(bavail * bsize)
  } catch (error) {
    // the other figures are worth most while the store is away
    log.warn({ err: error }, 'the size of the store cannot be read')
  }
}

async function storeBytes({ kind, db }: Context['store'], dataFolder: string): Promise<number> {
  if (kind === 'postgres') {
    const { rows } = await sql<{
      bytes: number
    }>`select pg_database_size(current_database()) as bytes`.execute(db)
    return rows[0]?.bytes ?? 0
  }
  const file = storeFile(dataFolder)
  const sizes = await Promise.all([file, `${file}-wal`].map(sizeOf))
  return sizes.reduce((sum, one) => sum + one, 0)
}

/** SQLite may remove its write-ahead log at any time. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 0
      throw error
    },
  )
