import type { Variation } from './variation.js'

/** Where the variations of this browser's reader are kept, by the game they belong to. */
export interface VariationStore {
  /** The oldest first. */
  list(game: string): Promise<readonly Variation[]>
  keep(game: string, variation: Variation): Promise<void>
  remove(game: string, id: string): Promise<void>
  removeAll(game: string): Promise<void>
}

/** Variations in a database of their own: one is needed for games of servers too, which this browser does not keep. */
class BrowserStore implements VariationStore {
  constructor(private readonly database: IDBDatabase) {}

  async list(game: string): Promise<readonly Variation[]> {
    return done<Variation[]>(this.rows('readonly').getAll(allOf(game)))
  }

  async keep(game: string, variation: Variation): Promise<void> {
    await done(this.rows('readwrite').put(variation, [game, variation.id]))
  }

  async remove(game: string, id: string): Promise<void> {
    await done(this.rows('readwrite').delete([game, id]))
  }

  async removeAll(game: string): Promise<void> {
    await done(this.rows('readwrite').delete(allOf(game)))
  }

  private rows(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction('variations', mode).objectStore('variations')
  }
}

const allOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game], [game, []])

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage did not answer'))
  })

/** Keeps variations as long as the page lives: for browsers that refuse storage. */
export class MemoryStore implements VariationStore {
  private readonly games = new Map<string, Map<string, Variation>>()

  list(game: string): Promise<readonly Variation[]> {
    const kept = [...(this.games.get(game)?.values() ?? [])]
    return Promise.resolve(kept.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  }

  keep(game: string, variation: Variation): Promise<void> {
    const kept = this.games.get(game) ?? new Map<string, Variation>()
    this.games.set(game, kept.set(variation.id, variation))
    return Promise.resolve()
  }

  remove(game: string, id: string): Promise<void> {
    this.games.get(game)?.delete(id)
    return Promise.resolve()
  }

  removeAll(game: string): Promise<void> {
    this.games.delete(game)
    return Promise.resolve()
  }
}

let opened: Promise<VariationStore> | undefined

export function openVariations(): Promise<VariationStore> {
  opened ??= open().then(
    (database) => new BrowserStore(database),
    () => new MemoryStore(),
  )
  return opened
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('stellwerk.variations', 1)
  request.onupgradeneeded = () => void request.result.createObjectStore('variations')
  return done(request)
}

let last = 0

/** Later ones come later in the order of text. */
export function newVariationId(): string {
  last = Math.max(last + 1, Date.now())
  return last.toString(36)
}
