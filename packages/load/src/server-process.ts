import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ChildMessage } from './child.js'

/** A server that runs in a process of its own. */
export interface ServerProcess {
  readonly address: string
  /** Everything that it logged as an error. */
  readonly troubles: readonly string[]
  /** What it uses: memory, if wanted after everything else was cleared away, and processor time since the start. */
  usage(tidy?: boolean): Promise<Usage>
  /** Ends it as a loss of power would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

type Usage = Omit<Extract<ChildMessage, { kind: 'usage' }>, 'kind'>

/** Where its data is, and settings that differ from those for people. */
export interface ProcessWish {
  readonly dataFolder: string
  readonly databaseUrl?: string
  readonly env?: { readonly [variable: string]: string }
  /** Megabytes for its objects; as many as Node takes by itself if not given. */
  readonly heap?: number
}

/** Programs are faster than people, and all come from one address. */
const patient = {
  STELLWERK_REQUESTS_PER_MINUTE: '1000000000',
  STELLWERK_REGISTRATIONS_PER_HOUR: '100000',
  STELLWERK_SIGN_INS_PER_QUARTER_HOUR: '100000',
  STELLWERK_UPLOADS_PER_HOUR: '1000000000',
  STELLWERK_CHAT_PER_MINUTE: '1000000000',
  STELLWERK_SOCKETS_PER_ADDRESS: '1000000000',
  STELLWERK_SOCKETS_PER_ACCOUNT: '1000000000',
  STELLWERK_RUNNING_TABLES_PER_ACCOUNT: '1000000000',
  STELLWERK_NOTICE_DELAY_SECONDS: '86400',
}

/** The built program: it is the same whether this file runs built or as a source. */
const program = fileURLToPath(new URL('../dist/child.js', import.meta.url))

/** Starting needs a second, and much longer on a machine that has a lot to do. */
const startWithin = 60_000

export async function startProcess({
  dataFolder,
  databaseUrl,
  env,
  heap,
}: ProcessWish): Promise<ServerProcess> {
  if (!existsSync(program)) throw new Error(`${program} is missing: build first`)
  const child = fork(program, {
    execArgv: ['--expose-gc', ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`])],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      ...patient,
      STELLWERK_PORT: '0',
      STELLWERK_LOG: 'error',
      STELLWERK_DATA: dataFolder,
      DATABASE_URL: databaseUrl ?? '',
      ...env,
    },
  })
  const ended = once(child, 'exit')
  const troubles: string[] = []
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (line !== '' && troubles.length < 1000) troubles.push(line)
  })
  const hear = async <K extends ChildMessage['kind']>(kind: K): Promise<Extract<ChildMessage, { kind: K }>> =>
    new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(late)
        child.off('message', listen).off('exit', gone)
      }
      const listen = (message: unknown): void => {
        if ((message as ChildMessage).kind !== kind) return
        settle()
        resolve(message as Extract<ChildMessage, { kind: K }>)
      }
      const fail = (why: string): void => {
        settle()
        reject(new Error(`${why}: ${troubles.join('\n')}`))
      }
      const gone = (): void => fail('the server ended')
      const late = setTimeout(() => fail(`no word of ${kind}`), startWithin)
      child.on('message', listen).on('exit', gone)
    })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    await ended
  }
  try {
    const { address } = await hear('ready')
    return {
      address,
      troubles,
      usage: async (tidy = true) => {
        const answer = hear('usage')
        child.send(tidy)
        return answer
      },
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
    }
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
}
