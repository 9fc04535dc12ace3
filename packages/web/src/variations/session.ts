import type { Action, CoreState, PlayerId, Refusal } from '@stellwerk/engine'
import { apply, engineRules, refusal, turnStart } from '@stellwerk/engine'
import type { PlayedGame } from '@stellwerk/titles'
import type { Search } from '../session/decider.js'
import { Decider } from '../session/decider.js'
import type { Moment, Now, Session } from '../session/session.js'
import type { Variation } from './variation.js'
import { played } from './variation.js'

interface Around {
  readonly slowSteps: readonly string[]
  readonly search: Search
  /** Keeps what leads to the end of the variation now. */
  keep(actions: readonly Action[]): Promise<void>
}

/** A variation on the page: whoever has opened it decides for everybody, and can take back everything done in it. */
export class VariationSession<S extends CoreState> implements Session<S> {
  readonly kind = 'analysis'
  now: Now<S>
  private readonly listeners = new Set<() => void>()
  private readonly decider: Decider<S>
  private line: readonly Moment<S>[]
  private undone: readonly Moment<S>[] = []
  private readonly before: number
  private trouble: Now['trouble']

  constructor(
    private readonly of: Session<S>,
    private readonly variation: Variation,
    private readonly around: Around,
  ) {
    const { moments, before } = played(of.game.title, of.now, variation)
    this.line = moments
    this.before = before
    this.decider = new Decider(of.game.title, around.slowSteps, around.search)
    this.now = this.present()
  }

  get id(): string {
    return this.of.id
  }

  get game(): PlayedGame<S> {
    return this.of.game
  }

  get options(): Session['options'] {
    return this.of.options
  }

  get tips(): Session['tips'] {
    return this.of.tips
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  async act(action: Action): Promise<Refusal | undefined> {
    const outcome = apply(this.game.title, this.end.state, action)
    if (!outcome.ok) return outcome.refusal
    this.undone = []
    return this.go([...this.line, { action, state: outcome.state, events: outcome.events, time: Date.now() }])
  }

  async undo(to: number): Promise<Refusal | undefined> {
    const { length, undoTo } = this.now
    if (to < undoTo || to >= length) return refusal(engineRules.malformed, { path: 'to' })
    this.undone = [...this.line.slice(to + 1), ...this.undone]
    return this.go(this.line.slice(0, to + 1))
  }

  async redo(): Promise<Refusal | undefined> {
    const [next, ...rest] = this.undone
    if (!next) return refusal(engineRules.malformed, { path: 'to' })
    this.undone = rest
    return this.go([...this.line, next])
  }

  nameOf(player: PlayerId): string {
    return this.of.nameOf(player)
  }

  named(text: string): string {
    return this.of.named(text)
  }

  close(): void {
    this.decider.cancel()
    this.listeners.clear()
  }

  /** Everything that leads to one of its moments, from the beginning of the game. */
  actionsTo(at: number): readonly Action[] {
    const own = this.line.slice(1, at + 1).map(({ action }) => action as Action)
    return [...this.variation.actions.slice(0, this.before), ...own]
  }

  private get end(): Moment<S> {
    return this.line.at(-1) as Moment<S>
  }

  private async go(line: readonly Moment<S>[]): Promise<undefined> {
    this.line = line
    this.change()
    const trouble = await this.around.keep(this.actionsTo(line.length - 1)).then(
      () => undefined,
      () => 'unsaved' as const,
    )
    if (trouble !== this.trouble) {
      this.trouble = trouble
      this.change()
    }
    return undefined
  }

  private change(): void {
    this.now = this.present()
    for (const listener of this.listeners) listener()
  }

  private present(): Now<S> {
    const { line, trouble } = this
    const length = line.length - 1
    const { state } = this.end
    const first = Math.min(length, this.variation.from - this.before)
    const began = turnStart(this.game.title, length, (n) => {
      const moment = line[n]
      return moment && { ...moment, player: moment.action?.player }
    })
    return {
      length,
      at: (n) => line[n],
      decision: this.decider.decide(state, () => this.change()),
      mine: state.players,
      undoTo: first,
      askTo: first,
      turnStart: Math.max(first, began),
      redoable: this.undone.length,
      pending: false,
      connection: 'local',
      ...(trouble ? { trouble } : {}),
    }
  }
}
