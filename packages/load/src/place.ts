import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@stellwerk/server/inside'
import { startPostgres } from '@stellwerk/server/inside'

/** Where the data of servers under test is kept. */
export interface Place {
  readonly dataFolder: string
  /** Empty for SQLite. */
  readonly databaseUrl: string
  /** The address of another, empty database of the same kind. */
  freshDatabase(): Promise<string>
  remove(): Promise<void>
}

/** A folder of its own, and for PostgreSQL a server of its own; `durable` if it is to be measured. */
export async function placeFor(kind: Store['kind'], durable = false): Promise<Place> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'stellwerk-load-'))
  const postgres = kind === 'postgres' ? await startPostgres({ durable }) : undefined
  const freshDatabase = async (): Promise<string> => (await postgres?.freshDatabase()) ?? ''
  return {
    dataFolder,
    databaseUrl: await freshDatabase(),
    freshDatabase,
    async remove() {
      await postgres?.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
