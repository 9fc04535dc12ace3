import { setTimeout as pause } from 'node:timers/promises'
import { Random } from '@stellwerk/engine'
import type { Store } from '@stellwerk/server/inside'
import { openStore } from '@stellwerk/server/inside'
import { Follower } from './follower.js'
import { GameRun } from './game-run.js'
import { Person } from './person.js'
import type { Place } from './place.js'
import { writeScript } from './script.js'
import type { ServerProcess } from './server-process.js'
import { startProcess } from './server-process.js'
import type { Verified } from './verify.js'
import { nothingVerified, verify, verifyAgain } from './verify.js'

const gamesAtOnce = 6
const seats = 3
const longestGame = 400
/** Small, so that many snapshots are under way when the server dies. */
const snapshotEvery = '7'
/** How long it may take to hear of everything that is stored. */
const patience = 15_000

export interface FaultFigures {
  readonly kills: number
  readonly games: number
  readonly acknowledged: number
  /** How many actions waited for their answer at the moment of death. */
  readonly doubtful: number
  /** How many of them turned out to be entered, before anybody could send them again. */
  readonly kept: number
  /** Milliseconds until the slowest server was there again. */
  readonly slowestStart: number
}

interface Played {
  readonly run: GameRun
  readonly verified: Verified
}

/** Games that go on however often their servers are killed. */
export class Ordeal {
  readonly random: Random
  readonly violations: string[] = []
  readonly people: Person[] = []
  readonly follower = new Follower()
  private readonly servers = new Set<ServerProcess>()
  private readonly games: Played[] = []
  private kills = 0
  private kept = 0
  private slowestStart = 0

  constructor(
    private readonly place: Place,
    seed: number,
  ) {
    this.random = new Random(seed)
  }

  /** The games that are not over. */
  get running(): readonly GameRun[] {
    return this.games.flatMap(({ run }) => (run.isOver ? [] : run))
  }

  get figures(): FaultFigures {
    const { kills, kept, slowestStart, games } = this
    const doubtful = games.reduce((sum, { run }) => sum + run.doubts, 0)
    const acknowledged = games.reduce((sum, { run }) => sum + run.acknowledged.size, 0)
    return { kills, games: games.length, acknowledged, doubtful, kept, slowestStart }
  }

  async startServer(): Promise<ServerProcess> {
    const start = performance.now()
    const env = { STELLWERK_SNAPSHOT_EVERY: snapshotEvery }
    const server = await startProcess({ ...this.place, env })
    this.slowestStart = Math.max(this.slowestStart, performance.now() - start)
    this.servers.add(server)
    return server
  }

  async kill(server: ServerProcess): Promise<void> {
    this.servers.delete(server)
    await server.kill()
    this.kills++
    for (const line of server.troubles) this.violations.push(`logged: ${line}`)
  }

  /** Brings people to their servers, and begins new games where old ones are over. */
  async gather(serverOf: (person: number) => ServerProcess, followed: ServerProcess): Promise<void> {
    for (let i = this.people.length; i < seats; i++)
      this.people.push(await Person.register(serverOf(i).address, `Player ${i + 1}`))
    await Promise.all(this.people.map((person, i) => person.connect(serverOf(i).address)))
    for (const { run } of this.games) if (run.isOver) this.follower.drop(run.table)
    await this.follower.connect(followed.address)
    while (this.running.length < gamesAtOnce) {
      const script = writeScript(this.random.below(0x7fff_ffff), seats, longestGame)
      const run = await GameRun.begin(script, this.people, this.random)
      this.games.push({ run, verified: nothingVerified(run) })
      this.follower.add(run.table, run.start)
    }
  }

  /** Compares what was promised with what is stored. */
  async compare(): Promise<void> {
    await this.withStore(async (store) => {
      for (const { run, verified } of this.games) {
        if (run.isOver && verified.seq === run.acknowledged.size) continue
        this.violations.push(...(await verify(store, run, verified)))
        if (run.pending && verified.seq > run.pending.after) this.kept++
      }
    })
    this.violations.push(...this.games.flatMap(({ run }) => run.wrongs.splice(0)))
    this.violations.push(...this.follower.violations.splice(0))
  }

  /** Watchers hear of everything that is stored, wherever the connection broke. */
  async catchUp(): Promise<void> {
    const isBehind = ({ run, verified }: Played): boolean =>
      !run.isOver && this.follower.seqOf(run.table) < verified.seq
    const end = performance.now() + patience
    while (this.games.some(isBehind) && performance.now() < end) await pause(5)
    for (const { run } of this.games.filter(isBehind))
      this.violations.push(`table ${run.table}: a follower did not hear of everything`)
  }

  /** Everything once more, from the beginning. */
  async finish(): Promise<void> {
    await this.withStore(async (store) => {
      for (const { run } of this.games) this.violations.push(...(await verifyAgain(store, run)))
    })
    this.violations.push(...this.follower.violations.splice(0))
  }

  async close(): Promise<void> {
    this.follower.leave()
    for (const person of this.people) person.leave()
    for (const server of this.servers) await server.kill()
  }

  private async withStore(work: (store: Store) => Promise<void>): Promise<void> {
    const store = await openStore(this.place)
    try {
      await work(store)
    } finally {
      await store.close()
    }
  }
}
