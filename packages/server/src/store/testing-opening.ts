import { openStore } from './open.js'
import type { StoreConfig } from './testing-stores.js'

/** Opens a store and closes it again: for processes that start at the same time. */
export async function main(settings: string): Promise<void> {
  const store = await openStore(JSON.parse(settings) as StoreConfig)
  await store.close()
}
