import type { Action, CoreState, PlayerId, Refusal } from '@stellwerk/engine'
import type { Ahead, Now, Session } from './session.js'

/** A session around another one: the same game, shown or driven in another way. */
export abstract class SessionAround<S extends CoreState> implements Session<S> {
  readonly id: string
  readonly kind: Session<S>['kind']
  readonly game: Session<S>['game']
  abstract now: Now<S>
  private readonly listeners = new Set<() => void>()

  constructor(protected readonly whole: Session<S>) {
    this.id = whole.id
    this.kind = whole.kind
    this.game = whole.game
  }

  get options(): Session<S>['options'] {
    return this.whole.options
  }

  get computers(): Session<S>['computers'] {
    return this.whole.computers
  }

  get tips(): Session<S>['tips'] {
    return this.whole.tips
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  act(action: Action): Promise<Refusal | undefined> {
    return this.whole.act(action)
  }

  ahead(action: Action): Ahead<S> | undefined {
    return this.whole.ahead?.(action)
  }

  undo(to: number): Promise<Refusal | undefined> {
    return this.whole.undo(to)
  }

  redo(): Promise<Refusal | undefined> {
    return this.whole.redo()
  }

  nameOf(player: PlayerId): string {
    return this.whole.nameOf(player)
  }

  named(text: string): string {
    return this.whole.named(text)
  }

  close(): void {
    this.listeners.clear()
    this.whole.close()
  }

  protected tell(): void {
    for (const listener of this.listeners) listener()
  }
}
