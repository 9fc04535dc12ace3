import { Random } from '@stellwerk/engine'
import type { Store } from '@stellwerk/server/inside'
import { openStore } from '@stellwerk/server/inside'
import type { Road } from './actors.js'
import { Actors } from './actors.js'
import { Audience } from './audience.js'
import { cloneTable } from './clones.js'
import { GameRun } from './game-run.js'
import { Asker } from './http.js'
import type { GameMemory } from './game-memory.js'
import { measureMemory } from './game-memory.js'
import { Pace, Tables } from './pace.js'
import { Person } from './person.js'
import type { Place } from './place.js'
import { placeFor } from './place.js'
import { openRaw } from './raw-rate.js'
import type { Script } from './script.js'
import { writeScript } from './script.js'
import { startProcess } from './server-process.js'
import type { StorePace } from './store-alone.js'
import { measureStore } from './store-alone.js'

interface BenchWish {
  readonly games: number
  readonly seconds: number
  readonly memory: boolean
  readonly road: Road
}

/** How fast some clients were, and how fast the bare store was in the same minutes. */
export interface Measured {
  readonly clients: number
  readonly pace: Pace
  /** Single durable rows a second. */
  readonly raw: number
  /** Milliseconds of processor time per action: the server's, and that of the players and watchers. */
  readonly processor: number
  readonly playing: number
  /** How many actions shared a commit. */
  readonly commitSize: number
}

export interface Benched {
  readonly games: number
  readonly sockets: number
  readonly alone: Measured
  readonly crowd: Measured
  /** The store alone, with as many writers as there are clients. */
  readonly store: StorePace
  /** The same for both stores, so it is measured once. */
  readonly memory?: GameMemory
}

/** How many actions the games have before anything is measured, and how many people play each. */
export const played = 60
export const seats = 3
const crowdSize = 64
/**
 * How many actions are played before anything is measured, and how many of them at one table at most: after 4,000 the program still
 * takes one and a half times as long for an action as after 16,000.
 */
const warmUp = 16_000
const warmUpAtTable = 50
const longestWarmUp = 20_000
/** Disks and other programs vary over time, so players and the bare store take turns of this many milliseconds. */
const slice = 500

/** A game under way, as often as wanted, and those who play it. */
export interface Stage {
  readonly first: string
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
    const store = await measureWriters(place, stage, wish)
    const memory = wish.memory ? { memory: await measureMemory(place, stage.tables) } : {}
    return { ...paces, store, ...memory, games: wish.games }
  } finally {
    await place.remove()
  }
}

export async function setUp(place: Place, games: number): Promise<Stage> {
  const server = await startProcess(place)
  const script = writeScript(11, seats, played + 300)
  const people: Person[] = []
  for (const name of ['Anna', 'Ben', 'Carl']) people.push(await Person.register(server.address, name))
  await Promise.all(people.map((person) => person.connect(server.address)))
  const first = { ...script, actions: script.actions.slice(0, played) }
  const run = await GameRun.begin(first, people, new Random(1), false)
  await run.play(() => false)
  if (!run.isOver) throw new Error(run.wrongs.join('\n'))
  for (const person of people) person.leave()
  await server.stop()
  const store = await openStore(place)
  try {
    const tables = await cloneTable(store, run.table, games)
    const rows = await store.db.selectFrom('entries').selectAll().where('table_id', '=', run.table).execute()
    const entryBytes = Math.round(JSON.stringify(rows).length / rows.length)
    return { first: run.table, tables, script, entryBytes, cookies: people.map(({ cookie }) => cookie) }
  } finally {
    await store.close()
  }
}

async function measurePaces(
  place: Place,
  { tables: ids, cookies, script, entryBytes }: Stage,
  { seconds, road }: BenchWish,
): Promise<Pick<Benched, 'alone' | 'crowd' | 'sockets'>> {
  const raw = await openRaw(place, entryBytes)
  const server = await startProcess(place)
  const audience = new Audience()
  const askers = cookies.map((cookie) => Object.assign(new Asker(server.address), { cookie }))
  const [asker] = askers as [Asker]
  const crowd = await Actors.open(road, crowdSize, askers)
  const measure = async (tables: Tables, clients: number): Promise<Measured> => {
    const pace = new Pace()
    const actors = crowd.all.slice(0, clients)
    const commits = await commitsOf(asker)
    const { processor } = await server.usage()
    let [rows, playing] = [0, 0]
    const slices = Math.ceil((seconds * 1000) / slice)
    for (let i = 0; i < slices; i++) {
      const before = process.cpuUsage()
      await tables.play(actors, slice, pace)
      playing += millisecondsSince(before)
      rows += await raw.insert(slice)
    }
    const actions = pace.times.length
    return {
      clients,
      pace,
      raw: (rows / slices / slice) * 1000,
      processor: ((await server.usage(false)).processor - processor) / actions,
      playing: playing / actions,
      commitSize: actions / ((await commitsOf(asker)) - commits),
    }
  }
  try {
    for (const one of askers.slice(0, 2)) await audience.seat(one, ids, played)
    const tables = new Tables(ids, script, played)
    // every game is in memory, and the program is as fast as it gets
    const warm = new Pace()
    const steps = Math.min(warmUp, warmUpAtTable * ids.length)
    while (tables.steps < steps && warm.milliseconds < longestWarmUp)
      await tables.play(crowd.all, slice, warm)
    const alone = await measure(tables, 1)
    return { sockets: audience.size, alone, crowd: await measure(tables, crowdSize) }
  } finally {
    audience.leave()
    crowd.close()
    for (const one of askers) one.close()
    await server.kill()
    await raw.close()
  }
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function measureWriters(
  place: Place,
  { first, entryBytes }: Stage,
  { seconds }: BenchWish,
): Promise<StorePace> {
  const raw = await openRaw(place, entryBytes)
  const store = await openStore(place)
  try {
    return await measureStore(store, raw, {
      table: first,
      writers: crowdSize,
      milliseconds: seconds * 1000,
      slice,
    })
  } finally {
    await store.close()
    await raw.close()
  }
}

async function commitsOf(asker: Asker): Promise<number> {
  const { text } = await asker.ask('GET', '/metrics')
  return Number(/^stellwerk_commit_works_count (.+)$/m.exec(text)?.[1] ?? 0)
}
