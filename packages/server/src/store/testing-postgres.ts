import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openStore } from './open.js'
import { postgresBinaries, postgresPackage, unprivileged } from './testing-binaries.js'
import type { Binaries } from './testing-binaries.js'

/** A real PostgreSQL for tests. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  freshDatabase(): Promise<string>
  /** The address of a database with all tables and nothing in them. */
  emptyStore(): Promise<string>
  /** Takes all databases away. */
  stop(): Promise<void>
}

const given = process.env['STELLWERK_TEST_DATABASE_URL'] ?? ''

/** Why tests on PostgreSQL cannot run here, in words; nothing if they can. */
export const noPostgres: string | undefined =
  given !== '' || postgresPackage() !== undefined
    ? undefined
    : `no PostgreSQL for ${process.platform} ${process.arch} comes with the packages; STELLWERK_TEST_DATABASE_URL may name one`

/** Tests need not survive a loss of power. */
const careless = ['fsync=off', 'full_page_writes=off']

/**
 * Uses the server that STELLWERK_TEST_DATABASE_URL names, whose user must be allowed to create databases, or starts
 * one of its own on a free port of this machine. `durable` is for measuring: it writes as a server in earnest does.
 */
export async function startPostgres(options: { readonly durable?: boolean } = {}): Promise<TestPostgres> {
  if (given !== '') return databasesOf(serverAt(given, nothing))
  return databasesOf(await startOwn(options.durable === true ? [] : careless))
}

let shared: Promise<Server> | undefined

/** As `startPostgres`, but with one server for all tests that follow one another here; it ends with their process. */
export async function sharedPostgres(): Promise<TestPostgres> {
  if (given !== '') return startPostgres()
  shared ??= startOwn(careless)
  return databasesOf({ ...(await shared), stop: nothing })
}

const nothing = (): Promise<void> => Promise.resolve()

interface Server {
  readonly url: string
  /** The name of a database that others are copied from: it has all tables. */
  pattern(): Promise<string>
  stop(): Promise<void>
}

function serverAt(url: string, end: () => Promise<void>): Server {
  let pattern: Promise<string> | undefined
  return {
    url,
    pattern: () => (pattern ??= makePattern(url)),
    stop: async () => {
      if (pattern) await dropDatabases(url, [await pattern])
      await end()
    },
  }
}

async function startOwn(settings: readonly string[]): Promise<Server> {
  const installed = postgresPackage()
  if (installed === undefined) throw new Error(noPostgres)
  const binaries = postgresBinaries(installed)
  for (let attempt = 1; ; attempt++) {
    try {
      const { server, port } = await launch(binaries, initialise(binaries), settings)
      return serverAt(`postgres://postgres@127.0.0.1:${port}/postgres`, () => end(server))
    } catch (error) {
      // Somebody else may have taken the port in the meantime.
      if (attempt === 3) throw error
    }
  }
}

/** A folder with the files of an empty server. */
function initialise(binaries: Binaries): string {
  const data = mkdtempSync(join(tmpdir(), 'stellwerk-postgres-data-'))
  if (unprivileged.uid !== undefined) chownSync(data, unprivileged.uid, unprivileged.uid)
  const { status, stdout, stderr } = spawnSync(
    join(binaries.folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...unprivileged, cwd: '/', encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`initdb failed: ${stdout}${stderr}`)
  return data
}

/** The server ends with its standard input, and its files with it: however tests end, nothing outlives them. */
const leashed = `
data=$1; shift
copy=$1; shift
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
(cat <&3 >/dev/null 2>&1; kill -INT $server) >/dev/null 2>&1 &
exec 3<&-
wait $server
rm -rf "$data" "$copy"
`

async function launch(
  binaries: Binaries,
  data: string,
  settings: readonly string[],
): Promise<{ server: ChildProcess; port: number }> {
  const port = await freePort()
  const all = [...settings, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const program = [join(binaries.folder, 'postgres'), '-D', data, '-p', String(port)]
  const server = spawn(
    '/bin/sh',
    [
      '-c',
      leashed,
      'sh',
      data,
      binaries.temporary ?? '',
      ...program,
      ...all.flatMap((setting) => ['-c', setting]),
    ],
    { ...unprivileged, cwd: '/', stdio: ['pipe', 'ignore', 'pipe'] },
  )
  await new Promise<void>((resolve, reject) => {
    let said = ''
    server.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-10_000)
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)))
  })
  return { server, port }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.stdin?.end()
  await ended
}

/** Makes databases on a server, each with a name of its own, and forgets them in the end. */
function databasesOf({ url, pattern, stop }: Server): TestPostgres {
  const names: string[] = []
  const made = async (from?: string): Promise<string> => {
    const name = await makeDatabase(url, from)
    names.push(name)
    return addressOf(url, name)
  }
  return {
    freshDatabase: () => made(),
    emptyStore: async () => made(await pattern()),
    stop: async () => {
      await dropDatabases(url, names)
      await stop()
    },
  }
}

async function makePattern(url: string): Promise<string> {
  const name = await makeDatabase(url)
  const store = await openStore({ databaseUrl: addressOf(url, name), dataFolder: '' })
  await store.close()
  return name
}

async function makeDatabase(url: string, pattern = 'template1'): Promise<string> {
  const name = `stellwerk_test_${randomBytes(6).toString('hex')}`
  await command(url, [`create database ${name} template ${pattern}`])
  return name
}

const dropDatabases = (url: string, names: readonly string[]): Promise<void> =>
  command(
    url,
    names.map((name) => `drop database if exists ${name} with (force)`),
  )

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

async function command(url: string, commands: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const each of commands) await client.query(each)
  } finally {
    await client.end()
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
