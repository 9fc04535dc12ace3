/** A server as a program of its own: settings from the environment, the log on standard output. */
import { openLog } from './operate/logs.js'
import { SettingError, readConfig } from './operate/settings.js'
import { serve } from './operate/serve.js'
import { untilStopped } from './operate/signals.js'
import { StoreNotOpened } from './store/errors.js'

try {
  const config = readConfig(process.env)
  const log = openLog(config)
  const running = await serve(config, log)
  log.info({ address: running.address }, 'ready')
  await untilStopped(running)
} catch (error) {
  if (!(error instanceof SettingError || error instanceof StoreNotOpened)) throw error
  process.stderr.write(`stellwerk: ${error.message}\n`)
  process.exitCode = error instanceof SettingError ? 2 : 1
}
