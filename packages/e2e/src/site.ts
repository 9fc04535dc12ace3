import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OperatorAnswer, OperatorWish } from '@stellwerk/server'
import { askOperator, readConfig, serve } from '@stellwerk/server'

const built = fileURLToPath(new URL('../../web/dist/site', import.meta.url))

/** The built web client; `STELLWERK_SITE` names another build. */
export const siteFolder: string = process.env['STELLWERK_SITE'] ?? built

/** What an operator sets besides, as variables of the environment. */
export interface SiteSettings {
  readonly [variable: string]: string
}

export interface Site {
  readonly address: string
  /** What the operator does from the command line. */
  operator(wish: OperatorWish): Promise<OperatorAnswer>
  close(): Promise<void>
}

/** The settings of a server on a free port, with the built web client and this folder for its data. */
export function siteSettings(data: string): SiteSettings {
  if (!existsSync(join(siteFolder, 'index.html')))
    throw new Error(`there is no built web client in ${siteFolder}: run "npm run build" first`)
  return {
    STELLWERK_PORT: '0',
    STELLWERK_DATA: data,
    STELLWERK_SITE: siteFolder,
    STELLWERK_LOG: 'fatal',
    // scripts are faster than people, and all come from one address
    STELLWERK_REQUESTS_PER_MINUTE: '1000000',
    STELLWERK_REGISTRATIONS_PER_HOUR: '100000',
    STELLWERK_SIGN_INS_PER_QUARTER_HOUR: '100000',
  }
}

export const dataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'stellwerk-e2e-'))

/** A real server with a database of its own. */
export async function startSite(settings: SiteSettings = {}): Promise<Site> {
  const data = await dataFolder()
  const config = readConfig({ ...siteSettings(data), ...settings })
  const running = await serve(config)
  return {
    address: running.address,
    operator: (wish) => askOperator(config, wish),
    async close() {
      await running.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}
