/**
 * `npm run capacity -- [--players 1000,3000] [--pace 15] [--rates 200,400,800,1200,1600] [--seconds 8]
 * [--store sqlite|postgres]`: how many people one process serves. First people at their own pace, each with a socket of
 * their own and three at a table; then the same people in ever greater haste, until the server falls behind. In the end, what
 * larger crowds would need by the processor time of an action. Everything runs on this machine, those who play too.
 */
import { Actors } from './actors.js'
import { Audience } from './audience.js'
import { played, seats, setUp } from './bench-store.js'
import type { Stage } from './bench-store.js'
import { isMain, wishes } from './command.js'
import { Asker } from './http.js'
import { rush } from './open-loop.js'
import { Tables } from './pace.js'
import type { Place } from './place.js'
import { placeFor } from './place.js'
import type { ServerProcess } from './server-process.js'
import { startProcess } from './server-process.js'
import { printTable } from './table.js'

/** Longer waits after a click are noticed; one in a hundred may be longer. */
const patience = 250
/** A process should be no busier than this, so that it survives a burst or the loss of another process. */
const planned = 0.6
/**
 * How many sockets to plan for. The server takes more (`mostClients`), which is for clients that come while another
 * process restarts.
 */
const socketsPlanned = 8_000
const clients = 128

interface Step {
  readonly players: number
  readonly wanted: number
  readonly perSecond: number
  readonly median: number
  readonly late: number
  /** How many cores the process used, and how much of one for each action, in milliseconds. */
  readonly cores: number
  readonly processor: number
  /** Milliseconds by which the event loop was late, at the 99th of a hundred looks. */
  readonly delay: number
  readonly megabytes: number
}

interface Wish {
  readonly players: readonly number[]
  readonly rates: readonly number[]
  /** Seconds from one action at a table to the next. */
  readonly pace: number
  readonly seconds: number
}

async function measure(place: Place, wish: Wish): Promise<Step[]> {
  const stage = await setUp(place, Math.ceil(Math.max(...wish.players) / seats))
  const server = await startProcess(place)
  const steps: Step[] = []
  try {
    const crowd = await Crowd.open(server, stage)
    try {
      for (const players of wish.players) {
        await crowd.growTo(players)
        steps.push(await crowd.step(players / seats / wish.pace, wish.seconds))
      }
      for (const rate of wish.rates) {
        steps.push(await crowd.step(rate, wish.seconds))
        if (fallsBehind(steps.at(-1))) break
      }
      return steps
    } finally {
      crowd.close()
    }
  } finally {
    await server.kill()
  }
}

/** Those who play and look on; every player has a socket that follows their table. */
class Crowd {
  private readonly audience = new Audience()
  private tables: Tables
  private seated = 0

  private constructor(
    private readonly server: ServerProcess,
    private readonly stage: Stage,
    private readonly askers: readonly Asker[],
    private readonly actors: Actors,
  ) {
    this.tables = new Tables([], stage.script, played)
  }

  static async open(server: ServerProcess, stage: Stage): Promise<Crowd> {
    const askers = stage.cookies.map((cookie) => Object.assign(new Asker(server.address), { cookie }))
    return new Crowd(server, stage, askers, await Actors.open('socket', clients, askers))
  }

  async growTo(players: number): Promise<void> {
    const wanted = Math.ceil(players / seats)
    const more = this.stage.tables.slice(this.seated, wanted)
    this.seated = wanted
    for (const asker of this.askers) await this.audience.seat(asker, more, played)
    this.tables = new Tables(more, this.stage.script, played)
    // each game is read once, as when people arrive one after another
    await rush(this.tables, this.actors.all, { perSecond: 150, seconds: more.length / 150 })
  }

  async step(wanted: number, seconds: number): Promise<Step> {
    const { processor } = await this.server.usage()
    const began = performance.now()
    const pace = await rush(this.tables, this.actors.all, { perSecond: wanted, seconds })
    const lasted = performance.now() - began
    const used = await this.server.usage(false)
    return {
      players: this.audience.size,
      wanted,
      perSecond: pace.perSecond,
      median: pace.within(0.5),
      late: pace.within(0.99),
      cores: (used.processor - processor) / lasted,
      processor: (used.processor - processor) / pace.times.length,
      delay: (await this.figure('nodejs_eventloop_lag_p99_seconds')) * 1000,
      megabytes: (await this.figure('process_resident_memory_bytes')) / 1e6,
    }
  }

  close(): void {
    this.audience.leave()
    this.actors.close()
    for (const asker of this.askers) asker.close()
  }

  private async figure(name: string): Promise<number> {
    const { text } = await (this.askers[0] as Asker).ask('GET', '/metrics')
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? NaN)
  }
}

const fallsBehind = (step: Step | undefined): boolean =>
  step !== undefined && step.perSecond < step.wanted * 0.8

const figures = (step: Step): string[] => [
  String(step.players),
  step.wanted.toFixed(0),
  step.perSecond.toFixed(0),
  step.median.toFixed(1),
  step.late.toFixed(1),
  step.cores.toFixed(2),
  step.processor.toFixed(2),
  step.delay.toFixed(0),
  step.megabytes.toFixed(0),
  fallsBehind(step) ? 'falls behind' : step.late > patience ? 'late' : '',
]

/** What so many people at a time need, by the actions that fill a core. */
export function planFor(
  players: number,
  most: number,
  pace: number,
): { readonly actions: number; readonly processes: number } {
  const actions = players / seats / pace
  const byActions = Math.ceil(actions / (most * planned))
  return { actions, processes: Math.max(byActions, Math.ceil(players / socketsPlanned)) }
}

const numbers = (text: string): number[] => text.split(',').map(Number)

async function main(): Promise<void> {
  const values = wishes({
    players: '1000,3000',
    rates: '200,400,800,1200,1600,2000',
    pace: '15',
    seconds: '8',
    store: 'sqlite',
  })
  const kind = values.store === 'postgres' ? 'postgres' : 'sqlite'
  const pace = Number(values.pace)
  const place = await placeFor(kind, true)
  try {
    const wish = {
      players: numbers(values.players),
      rates: numbers(values.rates),
      pace,
      seconds: Number(values.seconds),
    }
    const steps = await measure(place, wish)
    const headings = [
      'sockets',
      'wanted/s',
      'done/s',
      'p50 ms',
      'p99 ms',
      'cores',
      'ms/action',
      'loop p99 ms',
      'MB',
      '',
    ]
    printTable([headings, ...steps.map(figures)])
    // by processor time, which hardly depends on what else the machine does, unlike waiting times
    const busiest = steps.reduce((best, step) => (step.perSecond > best.perSecond ? step : best))
    const most = 1000 / busiest.processor
    console.log(
      `\n${kind}: ${busiest.processor.toFixed(2)} ms of a core for an action, ${most.toFixed(0)} a second`,
    )
    const crowds = [1_000, 10_000, 100_000].map((players) => {
      const { actions, processes } = planFor(players, most, pace)
      return [String(players), actions.toFixed(0), String(processes)]
    })
    printTable([['players at a time', 'actions/s', 'processes'], ...crowds])
  } finally {
    await place.remove()
  }
}

if (isMain(import.meta.url)) await main()
