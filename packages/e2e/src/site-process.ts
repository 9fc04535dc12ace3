import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { OperatorAnswer, OperatorWish } from '@stellwerk/server'
import { askOperator, readConfig } from '@stellwerk/server'
import type { Site } from './site.js'
import { dataFolder, siteSettings } from './site.js'

const command = fileURLToPath(new URL('../../cli/dist/stellwerk.cjs', import.meta.url))

/** `stellwerk serve` as a process that can be killed, and started again where it was and with the data it had. */
export class SiteProcess implements Site {
  address = ''
  /** What servers said of errors. */
  readonly troubles: string[] = []
  private child: ChildProcess | undefined

  private constructor(private readonly data: string) {}

  static async start(): Promise<SiteProcess> {
    if (!existsSync(command)) throw new Error(`${command} is missing: run "npm run build" first`)
    const site = new SiteProcess(await dataFolder())
    await site.begin()
    return site
  }

  /** Ends it as a loss of power would, and starts another. Tells after how many milliseconds that one answers. */
  async killAndStart(): Promise<number> {
    await this.end('SIGKILL')
    const killed = performance.now()
    await this.begin()
    return performance.now() - killed
  }

  operator(wish: OperatorWish): Promise<OperatorAnswer> {
    return askOperator(readConfig(siteSettings(this.data)), wish)
  }

  async close(): Promise<void> {
    await this.end('SIGTERM')
    await rm(this.data, { recursive: true, force: true })
  }

  private async begin(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port
    const env = { ...siteSettings(this.data), PATH: process.env['PATH'], STELLWERK_LOG: 'error' }
    const child = spawn(process.execPath, [command, 'serve', '--port', port], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    // it does not outlive those who started it
    const gone = (): void => void child.kill('SIGKILL')
    process.once('exit', gone)
    child.once('exit', () => process.off('exit', gone))
    createInterface({ input: child.stderr }).on('line', (line) => this.troubles.push(`server: ${line}`))
    const said = once(createInterface({ input: child.stdout }), 'line')
    const [line] = (await Promise.race([said, once(child, 'exit')])) as [unknown]
    const [address] = /http:\S+/.exec(String(line)) ?? []
    if (address === undefined) throw new Error(`the server does not start: ${this.troubles.join('\n')}`)
    this.address = address
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
