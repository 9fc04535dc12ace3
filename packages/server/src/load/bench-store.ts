import { Random } from '@stellwerk/engine'
import { openStore } from '../store/open.js'
import type { Store } from '../store/store.js'
import { Audience } from './audience.js'
import { cloneTable } from './clones.js'
import { GameRun } from './game-run.js'
import { Asker } from './http.js'
import type { GameMemory } from './game-memory.js'
import { measureMemory } from './game-memory.js'
import type { Pace } from './pace.js'
import { Tables } from './pace.js'
import { Person } from './person.js'
import type { Place } from './place.js'
import { placeFor } from './place.js'
import { openRaw } from './raw-rate.js'
import type { Script } from './script.js'
import { writeScript } from './script.js'
import { startProcess } from './server-process.js'

export interface BenchWish {
  readonly games: number
  readonly seconds: number
}

export interface Benched {
  readonly games: number
  readonly sockets: number
  readonly clients: number
  /** Single durable rows a second, measured around each of the two. */
  readonly raw: { readonly alone: number; readonly crowd: number }
  readonly alone: Pace
  readonly crowd: Pace
  /** How many actions shared a commit when many played. */
  readonly commitSize: number
  readonly memory: GameMemory
}

/** How far the games have come before anything is measured. */
const played = 60
const seats = 3
const clients = 64

/** A game under way, as often as wanted, and those who play it. */
interface Stage {
  readonly tables: readonly string[]
  readonly cookies: readonly string[]
  readonly script: Script
  /** The mean size of an entry, as it is stored. */
  readonly entryBytes: number
}

export async function benchStore(kind: Store['kind'], wish: BenchWish): Promise<Benched> {
  const place = await placeFor(kind, true)
  try {
    const stage = await setUp(place, wish.games)
    const paces = await measurePaces(place, stage, wish)
    return { ...paces, memory: await measureMemory(place, stage.tables), games: wish.games, clients }
  } finally {
    await place.remove()
  }
}

async function setUp(place: Place, games: number): Promise<Stage> {
  const server = await startProcess(place)
  const script = writeScript(11, seats, played + 140)
  const people: Person[] = []
  for (const name of ['Anna', 'Ben', 'Carl']) people.push(await Person.register(server.address, name))
  await Promise.all(people.map((person) => person.connect(server.address)))
  const first = { ...script, actions: script.actions.slice(0, played) }
  const run = await GameRun.begin(first, people, new Random(1), false)
  await run.play(() => false)
  for (const person of people) person.leave()
  await server.stop()
  const store = await openStore(place)
  try {
    const tables = await cloneTable(store, run.table, games)
    const rows = await store.db.selectFrom('entries').selectAll().where('table_id', '=', run.table).execute()
    const entryBytes = Math.round(JSON.stringify(rows).length / rows.length)
    return { tables, script, entryBytes, cookies: people.map(({ cookie }) => cookie) }
  } finally {
    await store.close()
  }
}

async function measurePaces(
  place: Place,
  { tables: ids, cookies, script, entryBytes }: Stage,
  { seconds }: BenchWish,
): Promise<Omit<Benched, 'memory' | 'games' | 'clients'>> {
  const raw = await openRaw(place, entryBytes)
  const server = await startProcess(place)
  const audience = new Audience()
  const askers = cookies.map((cookie) => Object.assign(new Asker(server.address), { cookie }))
  try {
    for (const asker of askers.slice(0, 2)) await audience.seat(asker, ids, played)
    const tables = new Tables(ids, script, askers, played)
    // every game is in memory, and the program warm
    for (let from = 0; from < ids.length; from += 20)
      await Promise.all(ids.slice(from, from + 20).map((id) => tables.step(id)))
    const rates = [await raw.rate(1500)]
    const alone = await tables.play(1, seconds * 1000)
    rates.push(await raw.rate(1500))
    const before = await commitsOf(askers[0]!)
    const crowd = await tables.play(clients, seconds * 1000)
    const after = await commitsOf(askers[0]!)
    rates.push(await raw.rate(1500))
    const [first = 0, second = 0, third = 0] = rates
    return {
      sockets: audience.size,
      raw: { alone: (first + second) / 2, crowd: (second + third) / 2 },
      alone,
      crowd,
      commitSize: (after.works - before.works) / (after.commits - before.commits),
    }
  } finally {
    audience.leave()
    for (const asker of askers) asker.close()
    await server.kill()
    await raw.close()
  }
}

async function commitsOf(asker: Asker): Promise<{ works: number; commits: number }> {
  const { text } = await asker.ask('GET', '/metrics')
  const figure = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? 0)
  return { works: figure('stellwerk_commit_works_sum'), commits: figure('stellwerk_commit_works_count') }
}
