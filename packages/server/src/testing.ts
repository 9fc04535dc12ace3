import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { games as allGames } from '@stellwerk/titles'
import type { Game } from '@stellwerk/titles'
import { buildApp } from './app.js'
import type { Context } from './context.js'
import { config as configSchema } from './operate/config.js'
import type { Config } from './operate/config.js'
import { openLog } from './operate/logs.js'
import { storeFile } from './store/data-folder.js'
import { openStore } from './store/open.js'
import { emptyStoreFile } from './store/testing-empty.js'
import type { Visitor } from './testing-visitor.js'
import { visitorAt } from './testing-visitor.js'

export type { Visitor } from './testing-visitor.js'

export interface ServerWish {
  readonly config?: Partial<Config>
  readonly now?: () => number
  /** Without it as much time passes as by `now`. */
  readonly elapsed?: () => number
  readonly deciding?: Context['deciding']
  readonly games?: { readonly [id: string]: Game }
  /** Whether passwords are hashed as they are in earnest. */
  readonly safePasswords?: boolean
  /** The folder of an earlier server, to go on with what it stored; the caller removes it. */
  readonly folder?: string
}

export interface TestServer {
  readonly address: string
  readonly folder: string
  readonly context: Context
  readonly app: FastifyInstance
  /** The lines that were logged. */
  readonly log: readonly string[]
  /** Somebody with an account of this name, signed in. */
  as(name: string): Promise<Visitor>
  /** Somebody whom nobody knows. */
  anybody(): Visitor
  stop(): Promise<void>
}

/** Tests are faster than people, and all come from one address. */
const patient = {
  requestsPerMinute: 1_000_000,
  registrationsPerHour: 100_000,
  signInsPerQuarterHour: 100_000,
  uploadsPerHour: 100_000,
  chatPerMinute: 100_000,
  socketsPerAddress: 10_000,
  socketsPerAccount: 10_000,
  runningTablesPerAccount: 10_000,
}

/** Many tests begin with accounts, and few are about how safe their passwords are. */
const cheap = { memoryCost: 8, timeCost: 1 }

export const password = 'correct horse battery'

async function folderWithStore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stellwerk-server-'))
  await writeFile(storeFile(folder), await emptyStoreFile())
  return folder
}

/** A real server on a free port. Without a database in its settings it has a SQLite file of its own. */
export async function startServer(wish: ServerWish = {}): Promise<TestServer> {
  const folder = wish.folder ?? (await folderWithStore())
  const config: Config = {
    ...configSchema.parse({ dataFolder: folder, logLevel: 'warn' }),
    ...patient,
    ...wish.config,
  }
  const lines: string[] = []
  const log = openLog(config, { write: (line) => void lines.push(line) })
  const store = await openStore(config, log)
  const context: Context = {
    store,
    config,
    log,
    games: wish.games ?? allGames,
    threads: false,
    ...(wish.safePasswords === true ? {} : { hashCost: cheap }),
    now: wish.now ?? Date.now,
    ...(wish.deciding ? { deciding: wish.deciding } : {}),
    elapsed: wish.elapsed ?? wish.now ?? (() => performance.now()),
  }
  const app = await buildApp(context)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const known = new Map<string, Promise<Visitor>>()
  return {
    address,
    folder,
    context,
    app,
    log: lines,
    anybody: () => visitorAt(address),
    as(name) {
      const visitor = known.get(name) ?? enter(visitorAt(address), name)
      known.set(name, visitor)
      return visitor
    },
    async stop() {
      await app.close()
      await store.close()
      if (wish.folder === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Registers somebody, or signs in who is registered. */
async function enter(visitor: Visitor, name: string): Promise<Visitor> {
  const entered = await visitor.post('/api/accounts', { name, password })
  if (entered.status === 409) await visitor.post('/api/session', { name, password })
  return visitor
}
