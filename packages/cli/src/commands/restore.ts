import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Definition } from '../command.js'
import { wrong } from '../errors.js'
import { exit } from '../exit.js'
import { loadServer, serverSettings } from './server-settings.js'

export const restore: Definition = {
  define(command, text) {
    command.argument('<file>', text('argument.restore')).option('--data <folder>', text('option.data'))
  },
  async run({ world, out }, [name = ''], options) {
    const server = await loadServer()
    const { dataFolder, databaseUrl } = serverSettings(server, world, options)
    if (databaseUrl !== '') throw wrong('backup.postgres', {}, { where: 'DATABASE_URL' })
    const file = resolve(world.cwd, name)
    const about = statSync(file, { throwIfNoEntry: false })
    if (!about) throw wrong('file.missing', {}, { where: name })
    if (!about.isFile()) throw wrong('file.notFile', {}, { where: name })
    const store = server.storeFile(dataFolder)
    for (const trace of [store, `${store}-wal`])
      if (existsSync(trace)) throw wrong('restore.exists', {}, { where: trace })
    try {
      await server.restore(file, dataFolder)
    } catch (error) {
      const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown }
      if (typeof code === 'string' && syscall !== undefined)
        throw wrong('file.unwritable', { code }, { where: dataFolder })
      throw wrong('restore.unsound', {}, { where: name })
    }
    if (out.json) out.data({ folder: dataFolder })
    else out.line(out.text('restore.done', { folder: dataFolder }))
    return exit.ok
  },
}
