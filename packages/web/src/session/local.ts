import type { Action, CoreState, Entry, GameFile, History, PlayerId, Point, Refusal } from '@stellwerk/engine'
import { refusal, toGameFile } from '@stellwerk/engine'
import { roundCode } from '@stellwerk/table'
import type { PlayedGame } from '@stellwerk/titles'
import type { Search } from './decider.js'
import { Decider } from './decider.js'
import { namer } from './names.js'
import { overtaken } from './passing.js'
import type { Rebuilt } from './rebuild.js'
import { rebuild } from './rebuild.js'
import type { Moment, Now, Session } from './session.js'
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
}

type Failed<S extends CoreState> = Extract<Rebuilt<S>, { ok: false }>

/** A game at one screen, or one that is being analysed: everyone's seat is on this page, and everything can be undone. */
export class LocalSession<S extends CoreState> implements Session<S> {
  readonly id: string
  readonly kind: 'hot-seat' | 'analysis'
  now: Now<S>
  readonly named: (text: string) => string
  private readonly listeners = new Set<() => void>()
  private readonly moments = new WeakMap<Point<S>, Moment<S>>()
  private readonly decider: Decider<S>
  private trouble: Now['trouble']
  /** How many entries are on the shelf. */
  private kept: number
  private saving: Promise<void> = Promise.resolve()
  /** Whether something may happen; a game that has gone on is complete from the start. */
  private isComplete: boolean

  private constructor(
    private readonly around: Surroundings<S>,
    private shelved: Shelved,
    private history: History<S>,
    private times: (number | undefined)[],
  ) {
    this.id = shelved.label.id
    this.kind = shelved.label.kind
    this.named = namer(shelved.names)
    this.kept = history.record.length
    this.isComplete = !around.complete || history.record.length > 0
    this.decider = new Decider(around.game.title, around.game.face.slowSteps, around.search)
    this.now = this.present()
  }

  static async open<S extends CoreState>(
    around: Surroundings<S>,
    shelved: Shelved,
    record: readonly Kept[],
  ): Promise<LocalSession<S> | Failed<S>> {
    const rebuilt = await rebuild(around.game, shelved.origin, record)
    if (!rebuilt.ok) return rebuilt
    const times = record.map(({ time }) => time)
    return new LocalSession(around, shelved, rebuilt.history, times)
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
    return this.enter(() => this.history.act(action))
  }

  undo(to: number): Promise<Refusal | undefined> {
    return this.enter(() => this.history.undo(to))
  }

  redo(): Promise<Refusal | undefined> {
    return this.enter(() => this.history.redo())
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
    const file = toGameFile(this.history, origin)
    return Object.keys(names).length === 0 ? file : { ...file, names }
  }

  /** Another page of this browser has gone on with the game: takes over what it did. */
  async refresh(): Promise<void> {
    const stored = await this.around.shelf.read(this.id)
    if (!stored || stored.record.length <= this.history.record.length) return
    await this.completed()
    await this.takeOver()
    this.change()
  }

  close(): void {
    this.decider.cancel()
    this.listeners.clear()
  }

  private async enter(change: () => Refusal | undefined): Promise<Refusal | undefined> {
    if (!this.isComplete) await this.completed()
    const no = change()
    if (no) return no
    this.times[this.history.record.length - 1] = Date.now()
    this.shelved = { ...this.shelved, label: this.newLabel() }
    this.saving = this.saving.then(() => this.save())
    this.change()
    await this.saving
    return this.trouble === 'overtaken' ? refusal(overtaken) : undefined
  }

  private async completed(): Promise<void> {
    await this.around.complete?.()
    this.isComplete = true
  }

  private newLabel(): Label {
    const { state, length } = this.history
    return {
      ...this.label,
      round: roundCode(this.game.face.round(state)),
      over: this.game.title.isOver(state),
      length,
      changed: Date.now(),
    }
  }

  /** Puts on the shelf what is not there yet; what fails is tried again with the next action. */
  private async save(): Promise<void> {
    const before = this.trouble
    try {
      for (; this.kept < this.history.record.length; this.kept++) {
        const entry = this.history.record[this.kept] as Entry
        await this.around.shelf.append(this.label, this.kept, withTime(entry, this.times[this.kept]))
      }
      this.around.announce?.(this.id)
      this.trouble = undefined
    } catch (error) {
      this.trouble = error instanceof Overtaken ? 'overtaken' : 'unsaved'
      if (error instanceof Overtaken) await this.takeOver()
    }
    if (this.trouble !== before || this.trouble === 'overtaken') this.change()
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
    this.kept = this.history.record.length
  }

  private change(): void {
    this.now = this.present()
    for (const listener of this.listeners) listener()
  }

  private present(): Now<S> {
    const { history, trouble } = this
    const { length, state, redoable } = history
    // a later undo shortens the history, so what `now` promises is taken along
    const points = Array.from({ length: length + 1 }, (_, n) => history.at(n))
    return {
      length,
      at: (n) => {
        const point = points[n]
        return point && this.momentOf(point)
      },
      decision: this.decider.decide(state, () => this.change()),
      mine: state.players,
      undoTo: 0,
      askTo: 0,
      turnStart: history.turnStart(),
      redoable,
      pending: false,
      connection: 'local',
      ...(trouble ? { trouble } : {}),
    }
  }

  private momentOf(point: Point<S>): Moment<S> {
    const known = this.moments.get(point)
    if (known) return known
    const entry = this.history.record[point.entry]
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
