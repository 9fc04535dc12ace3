import type { Action, CoreState, GameFile, PlayerId, Refusal } from '@stellwerk/engine'
import { apply, engineRules, hash, turnStart } from '@stellwerk/engine'
import type { FromServer, GameView, LogEntry, Table } from '@stellwerk/protocol'
import type { PlayedGame } from '@stellwerk/titles'
import type { Search } from '../session/decider.js'
import { Decider } from '../session/decider.js'
import type { Moment, Now, Session } from '../session/session.js'
import { RequestFailed, newKey, request } from './api.js'
import { Attention } from './attention.js'
import { actsFor, untilRunsOut } from './clock/reading.js'
import { asRefusal, speakingOfFailures } from './failure.js'
import { logPages, wholeLog } from './log-pages.js'
import type { RecordView } from './record.js'
import { extended, fromLog, presentOf, presentOnly } from './record.js'
import type { Connection } from './socket.js'
import { live } from './socket.js'
import { isComputers, namerOf, seatName } from './seats.js'
import { tableFile } from './table-file.js'
import { undoLimits } from './undo-limits.js'

type Answer = Promise<Refusal | undefined>

/** What the pages around the board want to know besides the game. */
export interface TableListener {
  table(table: Table): void
  chat(message: Extract<FromServer, { type: 'chat' }>['message']): void
  /** The server shows this game no longer, or no longer with the eyes of before. */
  dismissed(): void
}

/**
 * A game on a server. The page follows the record by its entries; an own action is shown before the answer comes and
 * taken back if the server refuses it. After a break the missed entries are asked for, and nothing entered is lost.
 */
export class OnlineSession implements Session {
  readonly kind = 'online'
  readonly game: PlayedGame
  now: Now
  named: Session['named']
  private readonly listeners = new Set<() => void>()
  private readonly decider: Decider<CoreState>
  private connection: Connection = 'reconnecting'
  /** An own action whose result is shown already. */
  private expected: Moment | undefined
  private lastAsked:
    | { readonly after: number; readonly words: string; readonly key: string; readonly answer: Answer }
    | undefined
  private readonly stopListening: () => void
  /** Who looks at the table needs no notice of their turn. */
  private readonly attention = new Attention((attentive) =>
    live.send({ type: 'attend', table: this.id, attentive }),
  )
  private told = Date.now() // when the table was last told of, by this page's clock
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Entries that came while the whole log was on its way. */
  private since: LogEntry[] = []
  private isWhole = false

  private constructor(
    game: PlayedGame,
    search: Search,
    private table: Table,
    private record: RecordView<CoreState>,
    private readonly around: TableListener,
    private readonly invite: string | undefined,
  ) {
    this.game = speakingOfFailures(game)
    this.named = namerOf(table)
    this.decider = new Decider(game.title, game.face.slowSteps, search)
    this.now = this.present()
    this.waitForClocks()
    this.stopListening = live.listen({
      message: (message) => this.hear(message),
      connection: (connection) => this.connected(connection),
    })
  }

  /** The present first, so that the board is there at once; the history follows. */
  static async open(
    game: PlayedGame,
    search: Search,
    table: Table,
    around: TableListener,
    invite?: string,
  ): Promise<OnlineSession> {
    const { seq, length, redoable, state } = await request<GameView>(
      'GET',
      `/tables/${table.id}/game` + (invite === undefined ? '' : `?invite=${invite}`),
    )
    const record = presentOnly(seq, length, redoable, state as unknown as CoreState, table.turnSince)
    const session = new OnlineSession(game, search, table, record, around, invite)
    void session.readLog()
    return session
  }

  get id(): string {
    return this.table.id
  }

  get options(): Session['options'] {
    return this.table.options
  }

  fetchFile(): Promise<GameFile> {
    return tableFile(this.id, this.invite)
  }

  /** Only where everybody has agreed to it. */
  get tips(): boolean {
    return this.table.tips?.needs.length === 0
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  async act(action: Action): Promise<Refusal | undefined> {
    const after = this.record.seq
    const words = JSON.stringify(action)
    const before = this.lastAsked
    const isRepeated = before?.after === after && before.words === words
    // a second press while the first is on its way means the same
    if (isRepeated && this.expected) return before.answer
    const outcome = apply(this.game.title, presentOf(this.record).state, action)
    // only the server knows what depends on random draws
    if (!outcome.ok && outcome.refusal.rule !== engineRules.chance) return outcome.refusal
    if (outcome.ok) this.expected = { action, state: outcome.state, events: outcome.events, time: Date.now() }
    this.change()
    // what was asked before may have arrived although no answer came: under the same key it is done once
    const key = isRepeated ? before.key : newKey()
    const answer = this.ask(`/tables/${this.id}/actions`, { after, key, action })
    this.lastAsked = { after, words, key, answer }
    return answer
  }

  /** Past what computers decided, to somebody's own decision: they would only decide the same again. */
  undo(to: number): Promise<Refusal | undefined> {
    let before = to
    while (before > 0 && isComputers(this.table, this.record.line[before + 1]?.action)) before--
    return this.ask(`/tables/${this.id}/undo`, { after: this.record.seq, key: newKey(), to: before })
  }

  redo(): Promise<Refusal | undefined> {
    const to = this.record.line.length
    return this.ask(`/tables/${this.id}/redo`, { after: this.record.seq, key: newKey(), to })
  }

  passUntilChange(): Answer {
    const body = { program: { kind: 'pass' } }
    return request('PUT', `/tables/${this.id}/program`, body).then(() => undefined, asRefusal)
  }

  nameOf(player: PlayerId): string {
    const seat = this.table.seats.find((one) => one.player === player)
    return seat ? seatName(seat) : player
  }

  close(): void {
    this.attention.end()
    live.send({ type: 'unwatch', table: this.id })
    clearTimeout(this.timer)
    this.stopListening()
    this.decider.cancel()
    this.listeners.clear()
  }

  private async ask(path: string, body: object): Promise<Refusal | undefined> {
    try {
      const { seq } = await request<{ seq: number }>('POST', path, body)
      // the entries usually come over the socket before the answer; without it they are fetched
      if (this.record.seq < seq) await this.catchUp()
      return undefined
    } catch (error) {
      if (error instanceof RequestFailed && error.code === 'conflict')
        await this.catchUp().catch(() => undefined)
      return asRefusal(error)
    } finally {
      this.expected = undefined
      this.change()
    }
  }

  private async catchUp(): Promise<void> {
    for await (const { entries } of logPages(this.id, this.record.seq, this.invite)) this.take(entries)
  }

  private async readLog(): Promise<void> {
    this.since = []
    this.isWhole = false
    try {
      const { start, entries } = await wholeLog(this.id, this.invite)
      // before anybody has done anything, the turn has lasted since the beginning
      const begun = this.record.seq === 0 ? presentOf(this.record).time : undefined
      const record = fromLog(start as CoreState, entries, begun)
      this.record = this.since.reduce((r, one) => (one.seq === r.seq + 1 ? extended(r, one) : r), record)
      this.isWhole = true
      this.since = []
      this.change()
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error
    }
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'entries':
        if (message.table === this.id) this.take(message.entries)
        break
      case 'table':
        if (message.table.id === this.id) this.shown(message.table)
        break
      case 'moved':
        if (message.table === this.id) this.shown({ ...this.table, ...message.progress })
        break
      case 'chat':
        if (message.table === this.id) this.around.chat(message.message)
        break
      case 'watching':
        // the server believes nothing of the kind about a socket that has just begun to follow
        if (message.table === this.id) this.attention.tell()
        break
      case 'failed':
        if (message.table === this.id && message.key === undefined) this.around.dismissed()
        break
      case 'acted':
      case 'pong':
        break
    }
  }

  private shown(table: Table): void {
    this.table = table
    this.told = Date.now()
    this.waitForClocks()
    this.named = namerOf(table)
    this.around.table(table)
    this.change()
  }

  private take(entries: readonly LogEntry[]): void {
    for (const entry of entries) {
      if (entry.seq <= this.record.seq) continue
      if (entry.seq > this.record.seq + 1) return void this.catchUp().catch(() => undefined)
      this.record = extended(this.record, entry)
      if (!this.isWhole) this.since.push(entry)
      this.expected = undefined
      // what this page believes is not what the server has: read everything anew
      if (hash(presentOf(this.record).state) !== entry.hash) return void this.readLog()
    }
    this.change()
  }

  private connected(connection: Connection): void {
    this.connection = connection
    if (connection === 'online') {
      const invite = this.invite === undefined ? {} : { invite: this.invite }
      live.send({ type: 'watch', table: this.id, after: this.record.seq, ...invite })
      if (!this.isWhole) void this.readLog()
    }
    this.change()
  }

  /** When somebody's time runs out, others may perhaps decide for them. */
  private waitForClocks(): void {
    clearTimeout(this.timer)
    const next = untilRunsOut(this.table)
    if (next !== undefined) this.timer = setTimeout(() => this.change(), next)
  }

  private change(): void {
    this.now = this.present()
    for (const listener of this.listeners) listener()
  }

  private present(): Now {
    const { line } = this.record
    const shown = this.expected ? [...line, this.expected] : line
    const length = shown.length - 1
    const moment = this.expected ?? presentOf(this.record)
    const isStopped = this.table.state === 'closed'
    const mine = isStopped ? null : this.table.you.player
    const others = actsFor(this.table, Date.now() - this.told) as readonly PlayerId[]
    return {
      length,
      at: (n) => shown[n],
      decision: this.expected ? null : this.decider.decide(moment.state, () => this.change()),
      mine: mine === null ? [] : [mine as PlayerId, ...others],
      ...undoLimits(this.table, line, length),
      turnStart: turnStart(this.game.title, length, (n) => {
        const moment = shown[n]
        return moment && { ...moment, player: moment.action?.player }
      }),
      redoable: mine === null ? 0 : this.record.undone.length,
      pending: this.expected !== undefined,
      connection: this.connection,
      ...(isStopped ? { stopped: true } : {}),
    }
  }
}
