import type { CoreState, Title } from '@stellwerk/engine'
import type { Context } from '../context.js'
import { Failed } from '../errors.js'
import { metrics } from '../operate/metrics.js'
import type { TableRecord } from '../store/schema.js'
import type { GameInMemory } from './memory.js'
import { readGame, stepsFrom, storedAt, upgraded } from './reading.js'
import type { Step, StoredState } from './step.js'

type TableAt = Pick<TableRecord, 'id' | 'title' | 'seq'>

/** A place of a record and the state there. */
export interface Known {
  readonly seq: number
  readonly state: CoreState
  /** The state as it is stored, if it was read from there. */
  readonly stored?: StoredState
}

interface Held {
  readonly reading: Promise<GameInMemory>
  /** What was read, once it was. */
  game: GameInMemory | undefined
  used: number
}

/**
 * The games that this process has in memory. No process owns a game: these are copies of the stored records. Whenever
 * somebody asks for one, it is brought up to the sequence number that the table has in the store.
 */
export class Games {
  private readonly held = new Map<string, Held>()
  /** The end of each game's queue: what is entered into one game happens one after the other. */
  private readonly queues = new Map<string, Promise<unknown>>()
  private readonly sweeping: NodeJS.Timeout

  constructor(private readonly context: Context) {
    const idle = context.config.idleGameMinutes * 60_000
    this.sweeping = setInterval(() => this.forgetIdle(), Math.min(60_000, Math.max(1000, idle / 2)))
    this.sweeping.unref()
  }

  /** How many games are in memory. */
  get size(): number {
    return this.held.size
  }

  close(): void {
    clearInterval(this.sweeping)
    this.held.clear()
  }

  titleOf(id: string): Title {
    const game = Object.hasOwn(this.context.games, id) ? this.context.games[id] : undefined
    if (!game) throw new Failed('unavailable', `this server does not have the title ${id}`)
    return game.title
  }

  /** The same, without waiting, if nothing has to be read for it. */
  known(table: TableAt): GameInMemory | undefined {
    const held = this.held.get(table.id)
    if (held?.game === undefined || held.game.seq < table.seq) return undefined
    held.used = this.context.elapsed()
    return held.game
  }

  /** The game of a table, at least as far as the table's row says. */
  async of(table: TableAt): Promise<GameInMemory> {
    const game = await this.hold(table).reading
    if (game.seq < table.seq)
      for (const step of await stepsFrom(this.context.store, game.title, table.id, {
        seq: game.seq,
        ...game.stored,
      }))
        game.take(step)
    if (game.seq < table.seq) throw new Error(`table ${table.id} lacks entries up to ${table.seq}`)
    return game
  }

  /** Does one thing after the other with a game. */
  serially<T>(table: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(table)
    const mine = before ? before.then(work, work) : work()
    const settle = (): void => {
      if (this.queues.get(table) === mine) this.queues.delete(table)
    }
    this.queues.set(table, mine)
    mine.then(settle, settle)
    return mine
  }

  /** The steps of a game after a place of its record, up to place `to` or the end. */
  async steps(table: TableAt, start: number | Known, to?: number): Promise<readonly Step[]> {
    const from = typeof start === 'number' ? start : start.seq
    const game = await this.of(table)
    const recent = game.recent(from)
    if (recent) return recent.filter(({ entry }) => entry.seq <= (to ?? game.seq))
    const { store } = this.context
    const known =
      typeof start === 'number' || !start.stored
        ? await storedAt(store, game.title, table.id, from)
        : { seq: from, ...start.stored }
    return stepsFrom(store, game.title, table.id, known, to ?? game.seq)
  }

  async stateAt(table: TableAt, seq: number): Promise<CoreState> {
    return (await this.knownAt(table, seq)).state
  }

  /** The state at a place of the record, so that steps from there can be read without reading the state again. */
  async knownAt(table: TableAt, seq: number): Promise<Known> {
    const game = await this.of(table)
    const state = game.stateAt(seq)
    if (state) return { seq, state }
    const stored = await storedAt(this.context.store, game.title, table.id, seq)
    return { seq, state: upgraded(game.title, stored), stored }
  }

  /** Two who ask at the same time wait for the same reading. */
  private hold(table: TableAt): Held {
    const now = this.context.elapsed()
    const known = this.held.get(table.id)
    if (known) {
      known.used = now
      return known
    }
    const reading = readGame(this.context.store, table.id, this.titleOf(table.title))
    const held: Held = { reading, game: undefined, used: now }
    reading.then(
      (game) => (held.game = game),
      () => this.held.delete(table.id),
    )
    this.held.set(table.id, held)
    metrics.loadedGames.set(this.size)
    return held
  }

  private forgetIdle(): void {
    const before = this.context.elapsed() - this.context.config.idleGameMinutes * 60_000
    for (const [table, { used }] of this.held)
      if (used <= before && !this.queues.has(table)) this.held.delete(table)
    metrics.loadedGames.set(this.size)
  }
}
