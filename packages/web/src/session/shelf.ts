import type { Beginning, CoreState, Entry } from '@stellwerk/engine'
import type { Computers } from '../computers/seats.js'

/** What a game of this browser began with: a set-up or a position. */
export type Origin = Beginning

/** One entry of the record as it is kept, with the time it was made if that is known. */
export interface Kept {
  readonly entry: Entry
  readonly time?: number
}

/** What is told of a game in lists, without replaying it. */
export interface Label {
  readonly id: string
  readonly kind: 'hot-seat' | 'analysis'
  /** The name it was given; without one it is called after its title and players. */
  readonly name: string
  readonly title: string
  readonly players: readonly string[]
  /** "OR 3.2". */
  readonly round: string
  readonly over: boolean
  readonly length: number
  readonly created: number
  readonly changed: number
}

export interface Shelved {
  readonly label: Label
  readonly origin: Origin
  /** What players are called whose ids are those of seats. */
  readonly names: { readonly [player: string]: string }
  /** The seats that computers play. */
  readonly computers?: Computers
}

/** A game as it lies on the shelf. */
export interface Stored {
  readonly shelved: Shelved
  readonly record: readonly Kept[]
  /** The state that was kept last, with which a board can be shown before the record is played again. */
  readonly state?: CoreState | undefined
}

/** The record has grown elsewhere: in another page of this browser. */
export class Overtaken extends Error {}

/** Where the games of this browser are kept. */
export interface Shelf {
  /** All labels, the last changed first. */
  list(): Promise<readonly Label[]>
  read(id: string): Promise<Stored | undefined>
  add(shelved: Shelved, record: readonly Kept[]): Promise<void>
  /** Adds one entry at a place of the record; fails with `Overtaken` if there is one already. */
  append(label: Label, place: number, kept: Kept): Promise<void>
  /** Keeps the state of a game beside its record; a game without it is opened all the same. */
  keep(id: string, state: CoreState): Promise<void>
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
}

/** Keeps games as long as the page lives: for browsers that refuse storage. */
export class MemoryShelf implements Shelf {
  private readonly games = new Map<string, { shelved: Shelved; record: Kept[]; state?: CoreState }>()

  list(): Promise<readonly Label[]> {
    const labels = [...this.games.values()].map(({ shelved }) => shelved.label)
    return Promise.resolve(labels.toSorted((a, b) => b.changed - a.changed))
  }

  read(id: string): Promise<Stored | undefined> {
    const game = this.games.get(id)
    return Promise.resolve(game && { ...game, record: [...game.record] })
  }

  add(shelved: Shelved, record: readonly Kept[]): Promise<void> {
    this.games.set(shelved.label.id, { shelved, record: [...record] })
    return Promise.resolve()
  }

  append(label: Label, place: number, kept: Kept): Promise<void> {
    const game = this.games.get(label.id)
    if (!game || game.record.length !== place) return Promise.reject(new Overtaken())
    game.record.push(kept)
    game.shelved = { ...game.shelved, label }
    return Promise.resolve()
  }

  keep(id: string, state: CoreState): Promise<void> {
    const game = this.games.get(id)
    if (game) game.state = state
    return Promise.resolve()
  }

  rename(id: string, name: string): Promise<void> {
    const game = this.games.get(id)
    if (game) game.shelved = { ...game.shelved, label: { ...game.shelved.label, name } }
    return Promise.resolve()
  }

  remove(id: string): Promise<void> {
    this.games.delete(id)
    return Promise.resolve()
  }
}
