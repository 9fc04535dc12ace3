import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../operate/config.js'
import type { Store } from './store.js'
import { noPostgres, startPostgres } from './testing-postgres.js'
import type { TestPostgres } from './testing-postgres.js'

export type StoreConfig = Pick<Config, 'databaseUrl' | 'dataFolder'>

/** Both stores, as tests go through them, and why one of them cannot be tried here. */
export const storeKinds: readonly { readonly kind: Store['kind']; readonly skipped: string | undefined }[] = [
  { kind: 'sqlite', skipped: undefined },
  { kind: 'postgres', skipped: noPostgres },
]

/** Places for stores of one kind, all gone in the end. */
export class TestStores {
  readonly #folder = mkdtempSync(join(tmpdir(), 'stellwerk-stores-'))
  readonly #postgres: TestPostgres | undefined
  #made = 0

  private constructor(postgres: TestPostgres | undefined) {
    this.#postgres = postgres
  }

  static async start(kind: Store['kind']): Promise<TestStores> {
    return new TestStores(kind === 'postgres' ? await startPostgres() : undefined)
  }

  /** Settings for a store that does not exist yet. */
  async fresh(): Promise<StoreConfig> {
    const databaseUrl = (await this.#postgres?.freshDatabase()) ?? ''
    return { databaseUrl, dataFolder: join(this.#folder, String(++this.#made)) }
  }

  async stop(): Promise<void> {
    await this.#postgres?.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
