import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as Server from '@stellwerk/server'
import type { Options } from '../command.js'
import { numberOption, textOption } from '../command.js'
import { wrong } from '../errors.js'
import type { InputError } from '../errors.js'
import type { Surroundings } from '../output.js'
import { siteFolder } from '../places.js'

const site = fileURLToPath(siteFolder)

/** The server is loaded only by the commands that need it: it is large. */
export const loadServer = (): Promise<typeof Server> => import('@stellwerk/server')

/** The settings from the environment, overridden by the arguments. */
export function serverSettings(
  { readConfig, SettingError }: typeof Server,
  { env, cwd }: Surroundings,
  options: Options,
): ReturnType<typeof Server.readConfig> {
  const given = {
    STELLWERK_HOST: textOption(options, 'host'),
    STELLWERK_PORT: numberOption(options, 'port')?.toString(),
    STELLWERK_DATA: textOption(options, 'data'),
  }
  const said: { readonly [variable: string]: string | undefined } = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  )
  // a person at a terminal wants to see errors and not every request
  const defaults = { STELLWERK_LOG: 'warn', ...(existsSync(site) ? { STELLWERK_SITE: site } : {}) }
  try {
    const config = readConfig({ ...defaults, ...env, ...said })
    return { ...config, dataFolder: resolve(cwd, config.dataFolder) }
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    const { variable, form } = error
    const isOption = said[variable] !== undefined
    const where = isOption ? variable.replace('STELLWERK_', '--').toLowerCase() : variable
    throw wrong('server.setting', { form }, { where })
  }
}

interface SystemFault {
  readonly code?: unknown
  readonly syscall?: unknown
  readonly hostname?: unknown
}

/** Why a server could not start, if the operator can fix it. */
export function startFault(
  error: unknown,
  { host, port, dataFolder, databaseUrl }: ReturnType<typeof Server.readConfig>,
): InputError | undefined {
  const { code, syscall, hostname } = error as SystemFault
  if (typeof code !== 'string') return undefined
  if (code === 'EADDRINUSE') return wrong('server.portTaken', { port: String(port) }, { where: '--port' })
  if (code === 'STORE_IN_USE') return wrong('server.inUse', {}, { where: dataFolder })
  if (code === 'STORE_NEWER')
    return wrong('server.newer', {}, { where: databaseUrl === '' ? dataFolder : 'DATABASE_URL' })
  if (code === 'STORE_DAMAGED') return wrong('server.damaged', {}, { where: dataFolder })
  if (syscall === 'listen' || hostname === host)
    return wrong('server.listen', { host, port: String(port), code })
  if (databaseUrl !== '') return wrong('server.database', { code }, { where: 'DATABASE_URL' })
  return wrong('server.data', { code }, { where: dataFolder })
}
