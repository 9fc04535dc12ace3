import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../operate/config.js'
import { makeDataFolder, storeFile } from './data-folder.js'
import type { Store } from './store.js'
import { emptyStoreFile } from './testing-empty.js'
import { noPostgres, sharedPostgres } from './testing-postgres.js'
import type { TestPostgres } from './testing-postgres.js'

export type StoreConfig = Pick<Config, 'databaseUrl' | 'dataFolder'>

/** Both stores, as tests go through them; the title of one that cannot be tried here says why. */
export const storeKinds: readonly {
  readonly kind: Store['kind']
  readonly possible: boolean
  readonly title: string
}[] = [
  { kind: 'sqlite', possible: true, title: 'SQLite' },
  {
    kind: 'postgres',
    possible: noPostgres === undefined,
    title: noPostgres === undefined ? 'PostgreSQL' : `PostgreSQL (${noPostgres})`,
  },
]

/** Starting a database takes a second, and much longer on a machine that has a lot to do. */
export const startWithin = 100_000

/** Places for stores of one kind, all gone in the end. */
export class TestStores {
  readonly #folder = mkdtempSync(join(tmpdir(), 'stellwerk-stores-'))
  readonly #postgres: TestPostgres | undefined
  #made = 0

  private constructor(postgres: TestPostgres | undefined) {
    this.#postgres = postgres
  }

  static async start(kind: Store['kind']): Promise<TestStores> {
    return new TestStores(kind === 'postgres' ? await sharedPostgres() : undefined)
  }

  /** Settings for a store that does not exist yet. */
  async missing(): Promise<StoreConfig> {
    return { databaseUrl: (await this.#postgres?.freshDatabase()) ?? '', dataFolder: this.#newFolder() }
  }

  /** Settings for a store with nothing in its tables. */
  async fresh(): Promise<StoreConfig> {
    const dataFolder = this.#newFolder()
    if (this.#postgres) return { databaseUrl: await this.#postgres.emptyStore(), dataFolder }
    await makeDataFolder(dataFolder)
    await writeFile(storeFile(dataFolder), await emptyStoreFile())
    return { databaseUrl: '', dataFolder }
  }

  #newFolder(): string {
    return join(this.#folder, String(++this.#made))
  }

  async stop(): Promise<void> {
    await this.#postgres?.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
