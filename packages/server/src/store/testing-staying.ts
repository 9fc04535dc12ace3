import { openStore } from './open.js'
import type { StoreConfig } from './testing-stores.js'

/** Opens a store, says so, and has it until it is killed. */
export async function main(settings: string): Promise<void> {
  await openStore(JSON.parse(settings) as StoreConfig)
  process.stdout.write('open\n')
  await new Promise((resolve) => setTimeout(resolve, 600_000))
}
