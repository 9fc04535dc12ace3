import { spawn } from 'node:child_process'
import type { Definition } from '../command.js'
import { whole } from '../command.js'
import { exit } from '../exit.js'
import { loadServer, serverSettings, startFault } from './server-settings.js'

export const serve: Definition = {
  define(command, text) {
    command
      .option('--port <number>', text('option.port'), whole('--port'))
      .option('--host <address>', text('option.host'))
      .option('--data <folder>', text('option.data'))
      .option('--open-address', text('option.openAddress'))
  },
  async run({ world, out }, _args, options) {
    const server = await loadServer()
    const config = serverSettings(server, world, options)
    const log = server.openLog(config, { write: (line) => void world.stderr.write(line) })
    const running = await server.serve(config, log).catch((error: unknown) => {
      throw startFault(error, config) ?? error
    })
    const { address } = running
    if (out.json) out.data({ address })
    else out.line(out.text('serve.ready', { address }))
    if (options['openAddress'] === true) openInBrowser(address)
    await server.untilStopped(running)
    return exit.ok
  },
}

const openers: { readonly [platform: string]: readonly [string, ...string[]] } = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Shows a page in the person's browser; where there is none, the address on the screen has to do. */
function openInBrowser(address: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open']
  const browser = spawn(command, [...args, address], { stdio: 'ignore', detached: true })
  browser.on('error', () => undefined)
  browser.unref()
}
