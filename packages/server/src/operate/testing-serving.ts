import { config } from './config.js'
import { serve } from './serve.js'

/** Serves from a data folder until it is killed, and says where. */
export async function main(dataFolder: string): Promise<void> {
  const { address } = await serve(config.parse({ dataFolder, port: 0, logLevel: 'silent' }))
  process.stdout.write(`${address}\n`)
  await new Promise((resolve) => setTimeout(resolve, 600_000))
}
