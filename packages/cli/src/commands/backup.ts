import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Definition } from '../command.js'
import { numberOption, whole } from '../command.js'
import { wrong } from '../errors.js'
import { exit } from '../exit.js'
import { loadServer, serverSettings } from './server-settings.js'

export const backup: Definition = {
  define(command, text) {
    command
      .argument('<file>', text('argument.backup'))
      .option('--keep <number>', text('option.keep'), whole('--keep', 1))
      .option('--data <folder>', text('option.data'))
  },
  async run({ world, out }, [name = ''], options) {
    const server = await loadServer()
    const { dataFolder, databaseUrl } = serverSettings(server, world, options)
    if (databaseUrl !== '') throw wrong('backup.postgres', {}, { where: 'DATABASE_URL' })
    if (!existsSync(server.storeFile(dataFolder))) throw wrong('backup.none', {}, { where: dataFolder })
    const keep = numberOption(options, 'keep')
    const given = resolve(world.cwd, name)
    const file = keep === undefined ? given : join(given, backupName(new Date()))
    if (existsSync(file)) throw wrong('backup.exists', {}, { where: name })
    try {
      makeRoom(dirname(file))
      await server.backup(dataFolder, file)
    } catch (error) {
      throw unwritable(error, name)
    }
    const bytes = statSync(file).size
    const removed = keep === undefined ? [] : removeOlder(given, keep)
    if (out.json) out.data({ file, bytes, removed })
    else {
      out.line(out.text('backup.done', { file, kilobytes: Math.ceil(bytes / 1024) }))
      if (keep !== undefined) out.line(out.text('backup.kept', { removed: removed.length }))
    }
    return exit.ok
  },
}

/** Named after its time, so that names sort by time. */
const backupName = (moment: Date): string =>
  `stellwerk-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`

const isBackupName = (name: string): boolean => /^stellwerk-\d{4}-\d\d-\d\dT[\d-]{8}Z\.sqlite$/.test(name)

/** Deletes the oldest backups of a series, and nothing else in the folder. */
function removeOlder(folder: string, keep: number): string[] {
  const series = readdirSync(folder).filter(isBackupName).toSorted()
  const older = series.slice(0, Math.max(0, series.length - keep))
  for (const name of older) rmSync(join(folder, name))
  return older
}

/** Makes a folder that only its owner may read: a backup contains as much as the store. */
function makeRoom(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  accessSync(folder, constants.W_OK)
}

/** The system's reason for not writing there; any other error is a bug. */
function unwritable(error: unknown, where: string): unknown {
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown }
  const isOfSystem = typeof code === 'string' && (syscall !== undefined || code.startsWith('SQLITE_'))
  return isOfSystem ? wrong('file.unwritable', { code }, { where }) : error
}
