import type { Action, CoreState, Entry, GameFile, History, PlayerId, Point, Refusal } from '@stellwerk/engine'
import { refusal, toGameFile } from '@stellwerk/engine'
import { roundCode } from '@stellwerk/table'
import type { PlayedGame } from '@stellwerk/titles'
import { awaitsComputers } from '../table/awaited.js'
import type { Search } from './decider.js'
import { Decider } from './decider.js'
import { namer } from './names.js'
import { overtaken } from './passing.js'
import type { Known } from './present.js'
import { presentIn } from './present.js'
import type { Rebuilt } from './rebuild.js'
import { rebuild } from './rebuild.js'
import type { Ahead, Moment, Now, Session } from './session.js'
import type { Kept, Label, Shelf, Shelved } from './shelf.js'
import { Overtaken } from './shelf.js'

/** What a session of this browser works with. */
export interface Surroundings<S extends CoreState> {
  readonly game: PlayedGame<S>
  readonly shelf: Shelf
  readonly search: Search
  /** Fetches what the rules need once something happens. */
  complete?(): Promise<void>
  /** Tells other pages of this browser that a game has changed. */
  announce?(id: string): void
  /** When the board is on the screen and nobody waits for anything. */
  rest?(): Promise<void>
  /** The same a while later. */
  lull?(): Promise<void>
}

type Failed<S extends CoreState> = Extract<Rebuilt<S>, { ok: false }>

/** A game on one screen, or one that is being analysed: everyone's seat is on this page, and everything can be undone. */
export class LocalSession<S extends CoreState> implements Session<S> {
  readonly id: string
  readonly kind: 'hot-seat' | 'analysis'
  now: Now<S>
  readonly named: (text: string) => string
  private readonly listeners = new Set<() => void>()
  private readonly moments = new WeakMap<Point<S>, Moment<S>>()
  private readonly decider: Decider<S>
  private trouble: Now['trouble']
  /** All that happened; undefined until a record whose present is known has been played again. */
  private history: History<S> | undefined
  private known: Known<S>
  /** How many entries are on the shelf. */
  private kept: number
  private times: (number | undefined)[]
  private saving: Promise<void> = Promise.resolve()
  /** Whether the state is about to be kept. */
  private isKeeping = false
  /** Whether something may happen; a game that has gone on is complete from the start. */
  private isComplete: boolean
  /** When all of the game is there: what of its record does not fit the rules. */
  readonly whole: Promise<Failed<S> | undefined>

  private constructor(
    private readonly around: Surroundings<S>,
    private shelved: Shelved,
    private readonly record: readonly Kept[],
    start: History<S> | Known<S>,
  ) {
    this.id = shelved.label.id
    this.kind = shelved.label.kind
    this.named = namer(shelved.names)
    this.kept = record.length
    this.times = record.map(({ time }) => time)
    this.decider = new Decider(around.game.title, around.game.face.slowSteps, around.search)
    this.history = 'record' in start ? start : undefined
    this.known = this.history ? this.played(this.history) : (start as Known<S>)
    this.isComplete = this.history !== undefined && (!around.complete || record.length > 0)
    this.now = this.present()
    this.whole = this.history ? Promise.resolve(undefined) : this.playAgain()
  }

  /** Opens a game; with the state to which its record leads, the board is there before the record is played again. */
  static async open<S extends CoreState>(
    around: Surroundings<S>,
    shelved: Shelved,
    record: readonly Kept[],
    state?: CoreState,
  ): Promise<LocalSession<S> | Failed<S>> {
    const early = presentIn(around.game.title, shelved.origin, record, state)
    if (early) return new LocalSession(around, shelved, record, early)
    const rebuilt = await rebuild(around.game, shelved.origin, record)
    if (!rebuilt.ok) return rebuilt
    const session = new LocalSession(around, shelved, record, rebuilt.history)
    if (record.length > 0) void session.keepState()
    return session
  }

  get game(): PlayedGame<S> {
    return this.around.game
  }

  get label(): Label {
    return this.shelved.label
  }

  get options(): Session['options'] {
    return this.shelved.origin.options
  }

  get computers(): Shelved['computers'] {
    return this.shelved.computers
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  act(action: Action): Promise<Refusal | undefined> {
    return this.enter((history) => history.act(action))
  }

  ahead(action: Action): Ahead<S> | undefined {
    const state = this.isComplete ? this.history?.prepare(action) : undefined
    return state && { state, decision: this.decider.ahead(state) }
  }

  undo(to: number): Promise<Refusal | undefined> {
    return this.enter((history) => history.undo(to))
  }

  redo(): Promise<Refusal | undefined> {
    return this.enter((history) => history.redo())
  }

  nameOf(player: PlayerId): string {
    return this.shelved.names[player] ?? player
  }

  async rename(name: string): Promise<void> {
    this.shelved = { ...this.shelved, label: { ...this.label, name } }
    this.change()
    await this.around.shelf.rename(this.id, name)
  }

  /** The game as a file, with everything that was undone. */
  file(): GameFile {
    const { origin, names } = this.shelved
    const { title } = this.game
    const file = toGameFile(this.history ?? { title, record: this.record.map(({ entry }) => entry) }, origin)
    return Object.keys(names).length === 0 ? file : { ...file, names }
  }

  /** Another page of this browser has gone on with the game: takes over what it did. */
  async refresh(): Promise<void> {
    const stored = await this.around.shelf.read(this.id)
    if (!stored || stored.record.length <= this.kept) return
    await this.completed()
    await this.takeOver()
    this.change()
  }

  close(): void {
    this.decider.cancel()
    this.listeners.clear()
  }

  private async enter(change: (history: History<S>) => Refusal | undefined): Promise<Refusal | undefined> {
    if (!this.isComplete) await this.completed()
    const { history } = this
    if (!history) return (await this.whole)?.refusal
    const no = change(history)
    if (no) return no
    this.times[history.record.length - 1] = Date.now()
    this.shelved = { ...this.shelved, label: this.newLabel(history) }
    this.saving = this.saving.then(() => this.save(history))
    this.change()
    await this.saving
    return this.trouble === 'overtaken' ? refusal(overtaken) : undefined
  }

  private async completed(): Promise<void> {
    await this.around.complete?.()
    await this.whole
    this.isComplete = true
  }

  /** Plays the record again, once the board is there. */
  private async playAgain(): Promise<Failed<S> | undefined> {
    await this.around.rest?.()
    const rebuilt = await rebuild(this.game, this.shelved.origin, this.record)
    if (!rebuilt.ok) return rebuilt
    const { history } = rebuilt
    const present = history.at(history.length)
    // the state stays the one that was shown, so that nothing is drawn or looked for anew
    const state = this.known.at(this.known.length)?.state ?? present.state
    this.moments.set(present, { ...this.momentOf(history, present), state })
    this.history = history
    this.change()
    return undefined
  }

  private newLabel({ state, length }: History<S>): Label {
    return {
      ...this.label,
      round: roundCode(this.game.face.round(state)),
      over: this.game.title.isOver(state),
      length,
      changed: Date.now(),
    }
  }

  /** Puts on the shelf what is not there yet; what fails is tried again with the next action. */
  private async save(history: History<S>): Promise<void> {
    const before = this.trouble
    try {
      for (; this.kept < history.record.length; this.kept++) {
        const entry = history.record[this.kept] as Entry
        await this.around.shelf.append(this.label, this.kept, withTime(entry, this.times[this.kept]))
      }
      this.around.announce?.(this.id)
      this.trouble = undefined
      void this.keepState()
    } catch (error) {
      this.trouble = error instanceof Overtaken ? 'overtaken' : 'unsaved'
      if (error instanceof Overtaken) await this.takeOver()
    }
    if (this.trouble !== before || this.trouble === 'overtaken') this.change()
  }

  /** Keeps the state beside the record, a while later: to copy it takes longer than many a click. */
  private async keepState(): Promise<void> {
    if (this.isKeeping) return
    this.isKeeping = true
    await this.around.lull?.()
    this.isKeeping = false
    if (this.history) await this.around.shelf.keep(this.id, this.history.state).catch(() => undefined)
  }

  /** The shelf's record counts: what was entered here at the same time is dropped. */
  private async takeOver(): Promise<void> {
    const stored = await this.around.shelf.read(this.id)
    if (!stored) return
    const rebuilt = await rebuild(this.game, stored.shelved.origin, stored.record)
    if (!rebuilt.ok) return
    this.shelved = stored.shelved
    this.history = rebuilt.history
    this.times = stored.record.map(({ time }) => time)
    this.kept = stored.record.length
  }

  private change(): void {
    if (this.history) this.known = this.played(this.history)
    this.now = this.present()
    for (const listener of this.listeners) listener()
  }

  private present(): Now<S> {
    const { known, trouble, computers, game } = this
    const { state } = known.at(known.length) as Moment<S>
    const isForPeople = !awaitsComputers(game.title, state, computers)
    return {
      ...known,
      decision: isForPeople ? this.decider.decide(state, () => this.change()) : null,
      mine: state.players,
      undoTo: 0,
      askTo: 0,
      pending: false,
      connection: 'local',
      ...(trouble ? { trouble } : {}),
    }
  }

  private played(history: History<S>): Known<S> {
    const { length, redoable } = history
    // a later undo shortens the history, so what `now` promises is taken along
    const points = Array.from({ length: length + 1 }, (_, n) => history.at(n))
    const at = (n: number): Moment<S> | undefined => {
      const point = points[n]
      return point && this.momentOf(history, point)
    }
    return { length, at, redoable, turnStart: history.turnStart() }
  }

  private momentOf({ record }: History<S>, point: Point<S>): Moment<S> {
    const known = this.moments.get(point)
    if (known) return known
    const entry = record[point.entry]
    const time = this.times[point.entry]
    const moment: Moment<S> = {
      action: entry?.type === 'action' ? (entry.action as Action) : undefined,
      state: point.state,
      events: point.events,
      ...(time === undefined ? {} : { time }),
    }
    this.moments.set(point, moment)
    return moment
  }
}

const withTime = (entry: Kept['entry'], time: number | undefined): Kept =>
  time === undefined ? { entry } : { entry, time }
