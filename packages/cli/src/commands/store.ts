import type { Definition } from '../command.js'
import { wrong } from '../errors.js'
import { exit } from '../exit.js'
import { loadServer, serverSettings, startFault } from './server-settings.js'

export const store: Definition = {
  define(command, text) {
    command
      .argument('<action>', `${text('argument.store')}: move`)
      .option('--data <folder>', text('option.data'))
  },
  async run({ world, out }, [action = ''], options) {
    if (action !== 'move') throw wrong('option.value', { given: action, values: 'move' })
    const server = await loadServer()
    const config = serverSettings(server, world, options)
    const { dataFolder, databaseUrl } = config
    if (databaseUrl === '') throw wrong('store.noDatabase', {}, { where: 'DATABASE_URL' })
    const moved = await server.moveStore(dataFolder, databaseUrl).catch((error: unknown) => {
      if (error instanceof server.MoveRefused)
        throw wrong(
          `store.${error.reason}`,
          { about: error.about },
          { where: error.reason === 'no-store' ? dataFolder : 'DATABASE_URL' },
        )
      throw startFault(error, config) ?? error
    })
    if (out.json) out.data({ tables: moved })
    else {
      out.table({
        columns: [{ heading: out.text('store.table') }, { heading: out.text('store.rows'), align: 'right' }],
        rows: moved.map(({ table, rows }) => [table, String(rows)]),
      })
      const rows = moved.reduce((sum, one) => sum + one.rows, 0)
      out.line(out.text('store.done', { rows, folder: dataFolder }))
    }
    return exit.ok
  },
}
