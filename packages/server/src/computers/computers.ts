/** Computer players at the tables of a server. */
import type { Level } from '@stellwerk/bots'
import { apply, awaitedIn, hash } from '@stellwerk/engine'
import type { Action, PlayerId } from '@stellwerk/engine'
import { hasRunOut } from '../clock/at-table.js'
import { awaitedAt } from '../clock/clock.js'
import type { Services } from '../context.js'
import { Failed } from '../errors.js'
import { metrics } from '../operate/metrics.js'
import { enter } from '../play/enter.js'
import { carryOn, programmedEntry } from '../play/programs.js'
import { hasRoom } from '../play/record-bounds.js'
import type { KnownTable } from '../tables/known.js'
import type { Deciding } from './deciding.js'

/** What a computer decides, and for which moment of which game. */
interface Turn {
  readonly player: PlayerId
  readonly level: Level
  readonly seq: number
  /** It decides for a person whose time has run out. */
  readonly standsIn: boolean
}

/** How well it plays for somebody whose time has run out. */
const standInLevel = 'good'
/** How often, in milliseconds, to look for time that has run out, and at how many tables at once. */
const latePause = 1000
const mostLate = 20
/**
 * How often, in milliseconds, to look for tables whose computers were forgotten by this process or by one that ended.
 */
const sweepPause = 15_000
/** The most tables examined in one sweep. */
const mostSwept = 500

/**
 * Lets the computers of tables play, one decision at a time, with tables taking turns: many such tables delay each
 * other and nobody else. A decision is made outside the game's lock and entered only if the game has not moved on, so
 * two processes may decide the same turn, and one of them enters it.
 */
export class Computers {
  /** The tables whose computers are to decide, in the order in which they came. */
  private readonly waiting = new Set<string>()
  private working: Promise<void> | undefined
  private isClosed = false
  private readonly timers: readonly NodeJS.Timeout[]

  constructor(
    private readonly services: () => Services,
    private readonly deciding: Deciding,
  ) {
    this.timers = [
      setInterval(() => this.services().background.add(this.sweep()), sweepPause).unref(),
      setInterval(() => this.services().background.add(this.lookForLate()), latePause).unref(),
    ]
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const timer of this.timers) clearInterval(timer)
    this.waiting.clear()
    await this.deciding.close()
    await this.working
  }

  plays(title: string): boolean {
    return this.deciding.plays(title)
  }

  /** Something has changed at a table: perhaps a computer is to decide. */
  look({ row, seats }: Pick<KnownTable, 'row' | 'seats'>): void {
    if (this.isClosed || row.state !== 'running') return
    const turn = awaitedAt(row)
    const isLate = row.stand_in_at !== null && row.stand_in_at <= this.services().now()
    if (!isLate && !seats.some(({ player, computer }) => computer !== null && turn.includes(player))) return
    this.waiting.add(row.id)
    metrics.computersWaiting.set(this.waiting.size)
    this.working ??= this.work().finally(() => (this.working = undefined))
  }

  /** Looks for tables whose computers are to decide, wherever they were waited for. */
  async sweep(): Promise<void> {
    const { store, tables } = this.services()
    const rows = await store.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .distinct()
      .where('seats.computer', 'is not', null)
      .where('tables.state', '=', 'running')
      .limit(mostSwept)
      .execute()
    for (const { id } of rows) {
      const table = await tables.of(id)
      if (table) this.look(table)
    }
  }

  /** Looks for tables where a computer decides for those whose time has run out. */
  async lookForLate(): Promise<void> {
    const { store, tables, now } = this.services()
    const due = await store.db
      .selectFrom('tables')
      .select('id')
      .where('stand_in_at', '<=', now())
      .where('state', '=', 'running')
      .orderBy('stand_in_at')
      .limit(mostLate)
      .execute()
    for (const { id } of due) {
      const table = await tables.fresh(id)
      if (table) this.look(table)
    }
  }

  private async work(): Promise<void> {
    for (;;) {
      const [table] = this.waiting
      if (table === undefined || this.isClosed) return
      this.waiting.delete(table)
      metrics.computersWaiting.set(this.waiting.size)
      try {
        await this.move(table)
      } catch (error) {
        if (this.isClosed) return
        metrics.computerMoves.inc({ result: error instanceof Failed ? error.code : 'failed' })
        // a conflict means that somebody was faster; the next sweep comes back to anything else
        if (!(error instanceof Failed && error.code === 'conflict'))
          this.services().log.error({ err: error, table }, 'a computer player could not move')
      }
    }
  }

  private async move(id: string): Promise<void> {
    const { memory, tables, elapsed } = this.services()
    const table = await tables.of(id)
    const turn = table && (await this.turnAt(table))
    if (!turn) return
    const { title, state } = await memory.of(table.row)
    const began = elapsed()
    const { player, level } = turn
    const action = await this.deciding.decide({ title: title.id, level, state, player, seed: seedOf(id) })
    metrics.computerSeconds.observe({ level }, (elapsed() - began) / 1000)
    await memory.serially(id, () => this.enter(id, turn, action))
  }

  private async enter(id: string, turn: Turn, action: Action): Promise<void> {
    const services = this.services()
    const table = await services.tables.of(id)
    const now = table && (await this.turnAt(table))
    if (!now || now.seq !== turn.seq || now.player !== turn.player) return
    const game = await services.memory.of(table.row)
    hasRoom(game)
    const outcome = apply(game.title, game.state, action)
    if (!outcome.ok) throw new Error(`refused ${JSON.stringify({ action, refusal: outcome.refusal })}`)
    const own = { ...programmedEntry(turn.player, action, outcome), programmed: turn.standsIn }
    const start = { state: outcome.state, deeds: game.line.deeds, last: action }
    const { entries, ended } = carryOn(game.title, start, table.programs)
    try {
      await enter(services, table, game, [own, ...entries], ended.length > 0 ? { ended } : undefined)
    } catch (error) {
      // another process was faster, or this one knew an old table
      const fresh = await services.tables.fresh(id)
      if (fresh) this.look(fresh)
      throw error
    }
    metrics.computerMoves.inc({ result: 'done' })
  }

  private async turnAt(table: KnownTable): Promise<Turn | undefined> {
    const { row, seats } = table
    if (row.state !== 'running') return undefined
    const { title, state, seq } = await this.services().memory.of(row)
    for (const player of awaitedIn(title, state)) {
      const level = seats.find((seat) => seat.player === player)?.computer
      if (level) return { player, level, seq, standsIn: false }
      if (row.stand_in_at !== null && hasRunOut(table, player, this.services().now()))
        return { player, level: standInLevel, seq, standsIn: true }
    }
    return undefined
  }
}

/** Independent of the game's seed, which would reveal what will be drawn. */
const seedOf = (table: string): number => Number.parseInt(hash(table).slice(0, 8), 16)
