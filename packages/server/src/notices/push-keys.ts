import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import type { Config } from '../operate/config.js'
import { makeDataFolder } from '../store/data-folder.js'

/** The pair with which the server signs what it sends to browsers. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const stored = z.object({ publicKey: z.string(), privateKey: z.string() })
const drawing = new Map<string, Promise<PushKeys>>()

/** The keys of the settings, else those of the data folder, which are drawn the first time. */
export function pushKeys({ config }: { readonly config: Config }): Promise<PushKeys> {
  const { vapidPublicKey, vapidPrivateKey, dataFolder } = config
  if (vapidPublicKey !== '')
    return Promise.resolve({ publicKey: vapidPublicKey, privateKey: vapidPrivateKey })
  const keys = drawing.get(dataFolder) ?? keptIn(dataFolder)
  drawing.set(dataFolder, keys)
  // a folder that could not be written to today may be writable tomorrow
  keys.catch(() => drawing.delete(dataFolder))
  return keys
}

async function keptIn(folder: string): Promise<PushKeys> {
  const path = join(folder, 'push-keys.json')
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  if (kept !== undefined) return stored.parse(JSON.parse(kept))
  await makeDataFolder(folder)
  const drawn = join(folder, `.push-keys-${randomUUID()}`)
  await writeFile(drawn, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 })
  try {
    // where two processes draw at once, the first to give its file the name wins
    await link(drawn, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(drawn, { force: true })
  }
  return stored.parse(JSON.parse(await readFile(path, 'utf8')))
}
