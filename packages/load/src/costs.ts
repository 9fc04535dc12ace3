/**
 * `npm run bench -- costs [--store sqlite|postgres]`: the processor time of each request that a stranger may send, at
 * the largest table there may be. The first time, when nothing of the table is in memory, and when many ask for the same.
 */
import type { Table } from '@stellwerk/protocol'
import type { Store, Swelling } from '@stellwerk/server/inside'
import { config, largest, openStore, swollenFile } from '@stellwerk/server/inside'
import { cloneTable } from './clones.js'
import { isMain, wishes } from './command.js'
import { Asker, enterAs } from './http.js'
import type { Place } from './place.js'
import { placeFor } from './place.js'
import type { ServerProcess } from './server-process.js'
import { startProcess } from './server-process.js'
import { printTable } from './table.js'

export interface Cost {
  readonly what: string
  /** Milliseconds of processor time of the server. */
  readonly first: number
  readonly usual: number
}

/** No request of a stranger may cost more, in milliseconds. */
export const mostCost = 5

const repeated = 40
/** How many tables the lobby has. */
const lobby = 1000
const small: Swelling = { title: '1873', players: 3, seed: 1, actions: 10, travels: 0 }

/** The requests that anybody may send. */
const requestsFor = (table: string, seq: number): readonly (readonly [string, string])[] => [
  ['a table', `/api/tables/${table}`],
  ['its game', `/api/tables/${table}/game`],
  ['its log, first page', `/api/tables/${table}/log`],
  ['its log, from the middle', `/api/tables/${table}/log?from=${Math.floor(seq / 2) + 7}`],
  ['its log, last page', `/api/tables/${table}/log?from=${Math.max(0, seq - 300)}`],
  ['its file', `/api/tables/${table}/file`],
  ['what was said there', `/api/tables/${table}/chat`],
  ['the lobby', '/api/tables?limit=100'],
  ['free seats in the lobby', '/api/tables?limit=100&free=true&title=1873'],
  ['titles', '/api/titles'],
  ['the description', '/api/openapi.json'],
]

export async function measureCosts(store: Store['kind'], swelling: Swelling): Promise<Cost[]> {
  const place = await placeFor(store)
  try {
    const { large, little } = await prepare(place, swelling)
    const warmUps = requestsFor(little.id, little.seq)
    const costs: Cost[] = []
    for (const [i, [what, path]] of requestsFor(large.id, large.seq).entries())
      costs.push(await costOf(place, what, path, warmUps[i]?.[1] ?? path))
    return costs
  } finally {
    await place.remove()
  }
}

async function prepare(
  place: Place,
  swelling: Swelling,
): Promise<{ readonly large: Table; readonly little: Table }> {
  const server = await startProcess(place)
  const host = await enterAs(server.address, 'Host')
  const large = await host.post<Table>('/api/tables/upload', { file: swollenFile(swelling) })
  const little = await host.post<Table>('/api/tables/upload', { file: swollenFile(small) })
  host.close()
  await server.stop()
  const opened = await openStore(config.parse({ ...place }))
  await cloneTable(opened, little.id, lobby)
  await opened.close()
  return { large, little }
}

/**
 * What a request costs a server that has seen such requests but not the table, and one that was asked the same before.
 */
async function costOf(place: Place, what: string, path: string, warmUp: string): Promise<Cost> {
  const server = await startProcess(place)
  const asker = new Asker(server.address, 1)
  try {
    await costOfSome(server, asker, warmUp, repeated)
    const first = await costOfSome(server, asker, path, 1)
    await costOfSome(server, asker, path, repeated)
    return { what, first, usual: await costOfSome(server, asker, path, repeated) }
  } finally {
    asker.close()
    await server.kill()
  }
}

async function costOfSome(server: ServerProcess, asker: Asker, path: string, times: number): Promise<number> {
  const { processor: before } = await server.usage()
  for (let i = 0; i < times; i++) {
    const { status } = await asker.ask('GET', path, { headers: { 'accept-encoding': 'gzip' } })
    if (status !== 200 && status !== 409) throw new Error(`GET ${path} was answered with ${status}`)
  }
  const { processor: after } = await server.usage(false)
  return (after - before) / times
}

async function main(): Promise<void> {
  const values = wishes({ store: 'sqlite' })
  const store = (['sqlite', 'postgres'] as const).find((kind) => kind === values.store)
  if (!store) throw new Error('--store takes sqlite or postgres')
  const costs = await measureCosts(store, largest)
  const figure = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`
  printTable([
    ['processor time', 'first', 'usual', `< ${mostCost} ms`],
    ...costs.map(({ what, first, usual }) => [
      what,
      figure(first),
      figure(usual),
      usual < mostCost ? 'reached' : 'MISSED',
    ]),
  ])
  process.exitCode = costs.every(({ usual }) => usual < mostCost) ? 0 : 1
}

if (isMain(import.meta.url)) await main()
