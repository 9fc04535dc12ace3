import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const startWithin = 60_000

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** A machine on which releases are installed, as docs/operate.md says: folders, a link `current`, one data folder. */
export class Machine {
  private server: ChildProcess | undefined
  /** What the server has said in all. */
  said = ''

  constructor(
    readonly folder: string,
    readonly port: number,
    readonly env: Record<string, string>,
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async unpack(archive: string, name: string): Promise<void> {
    const into = join(this.folder, 'releases', name)
    await run('mkdir', ['-p', into, join(this.folder, 'data')])
    await run('tar', ['-xzf', archive, '-C', into, '--strip-components=1'])
  }

  /** The release that the next start takes: the link is swapped in one step. */
  async choose(name: string): Promise<void> {
    const beside = join(this.folder, 'next')
    await symlink(join('releases', name), beside)
    await rename(beside, join(this.folder, 'current'))
  }

  /** What the unit of systemd does. */
  async start(): Promise<void> {
    const server = spawn(process.execPath, [join(this.folder, 'current/bin/server.mjs')], {
      env: this.settings(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.said += text))
    this.server = server
    const until = performance.now() + startWithin
    for (;;) {
      const answer = await fetch(`${this.address}/ready`).catch(() => undefined)
      if (answer?.status === 200) return
      if (server.exitCode !== null || performance.now() > until)
        throw new Error(`the server does not start: ${this.said}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async stop(): Promise<void> {
    const { server } = this
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  /** Runs `stellwerk` of the present release; what it printed. */
  async command(...args: string[]): Promise<string> {
    const program = join(this.folder, 'current/bin/stellwerk.mjs')
    const { stdout } = await run(process.execPath, [program, ...args], { env: this.settings() })
    return stdout
  }

  private settings(): Record<string, string> {
    return {
      PATH: process.env['PATH'] ?? '',
      STELLWERK_PORT: String(this.port),
      STELLWERK_DATA: join(this.folder, 'data'),
      STELLWERK_LOG: 'warn',
      ...this.env,
    }
  }
}
