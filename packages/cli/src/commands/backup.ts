import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Definition } from '../command.js'
import { wrong } from '../errors.js'
import { exit } from '../exit.js'
import { loadServer, serverSettings } from './server-settings.js'

export const backup: Definition = {
  define(command, text) {
    command.argument('<file>', text('argument.backup')).option('--data <folder>', text('option.data'))
  },
  async run({ world, out }, [name = ''], options) {
    const server = await loadServer()
    const { dataFolder, databaseUrl } = serverSettings(server, world, options)
    if (databaseUrl !== '') throw wrong('backup.postgres', {}, { where: 'DATABASE_URL' })
    if (!existsSync(server.storeFile(dataFolder))) throw wrong('backup.none', {}, { where: dataFolder })
    const file = resolve(world.cwd, name)
    if (existsSync(file)) throw wrong('backup.exists', {}, { where: name })
    try {
      makeRoom(dirname(file))
      await server.backup(dataFolder, file)
    } catch (error) {
      throw unwritable(error, name)
    }
    const bytes = statSync(file).size
    if (out.json) out.data({ file, bytes })
    else out.line(out.text('backup.done', { file, kilobytes: Math.ceil(bytes / 1024) }))
    return exit.ok
  },
}

/** A folder to write to, for the owner alone: a backup tells as much as the store. */
function makeRoom(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  accessSync(folder, constants.W_OK)
}

/** What the system has against writing there; any other error is ours. */
function unwritable(error: unknown, where: string): unknown {
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown }
  const isOfSystem = typeof code === 'string' && (syscall !== undefined || code.startsWith('SQLITE_'))
  return isOfSystem ? wrong('file.unwritable', { code }, { where }) : error
}
