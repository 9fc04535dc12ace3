import type { Config } from '../operate/config.js'
import { openPostgres } from './postgres.js'
import { openSqlite } from './sqlite.js'
import type { Store, StoreLog } from './store.js'

const silent: StoreLog = { warn: () => undefined, error: () => undefined }

/** Opens the store that the settings name, and brings its tables up to date. */
export function openStore(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  log: StoreLog = silent,
): Promise<Store> {
  return config.databaseUrl === ''
    ? openSqlite(config.dataFolder, log)
    : openPostgres(config.databaseUrl, log)
}
