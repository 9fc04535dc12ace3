import type { CoreState } from '@stellwerk/engine'
import type { Kept, Label, Shelf, Shelved, Stored } from './shelf.js'
import { MemoryShelf, Overtaken } from './shelf.js'

/** Games in IndexedDB: a row for each game, one for each entry of its record and one for its state, so that saving stays cheap. */
class BrowserShelf implements Shelf {
  constructor(private readonly database: IDBDatabase) {}

  async list(): Promise<readonly Label[]> {
    const transaction = this.database.transaction('games')
    const games = await asked<Shelved[]>(transaction.objectStore('games').getAll())
    return games.map(({ label }) => label).toSorted((a, b) => b.changed - a.changed)
  }

  async read(id: string): Promise<Stored | undefined> {
    const transaction = this.database.transaction(['games', 'entries'])
    const entries = transaction.objectStore('entries')
    const [shelved, record, state] = await Promise.all([
      asked<Shelved | undefined>(transaction.objectStore('games').get(id)),
      asked<Kept[]>(entries.getAll(entriesOf(id))),
      asked<CoreState | undefined>(entries.get(stateOf(id))),
    ])
    return shelved && { shelved, record, state }
  }

  add(shelved: Shelved, record: readonly Kept[]): Promise<void> {
    return this.write((games, entries) => {
      games.put(shelved, shelved.label.id)
      for (const [place, kept] of record.entries()) entries.put(kept, [shelved.label.id, place])
    })
  }

  async append(label: Label, place: number, kept: Kept): Promise<void> {
    try {
      await this.write((games, entries) => {
        entries.add(kept, [label.id, place])
        relabel(games, label.id, (before) => ({ ...label, name: before.name }))
      })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') throw new Overtaken()
      throw error
    }
  }

  keep(id: string, state: CoreState): Promise<void> {
    return this.write((games, entries) => {
      // nothing of a game that is gone
      const found = games.count(id)
      found.onsuccess = () => found.result > 0 && entries.put(state, stateOf(id))
    })
  }

  rename(id: string, name: string): Promise<void> {
    return this.write((games) => relabel(games, id, (label) => ({ ...label, name })))
  }

  remove(id: string): Promise<void> {
    return this.write((games, entries) => {
      games.delete(id)
      entries.delete(entriesOf(id))
      entries.delete(stateOf(id))
    })
  }

  /** Everything that `change` asks for is written, or nothing of it. */
  private write(change: (games: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
    const transaction = this.database.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' })
    change(transaction.objectStore('games'), transaction.objectStore('entries'))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('storage gave up'))
    })
  }
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity])

/** Beside the entries of a game, whose keys are numbers. */
const stateOf = (id: string): IDBValidKey => [id, 'state']

function relabel(games: IDBObjectStore, id: string, change: (label: Label) => Label): void {
  const request: IDBRequest<Shelved | undefined> = games.get(id)
  request.onsuccess = () => {
    const shelved = request.result
    if (shelved) games.put({ ...shelved, label: change(shelved.label) }, id)
  }
}

const asked = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T)
    request.onerror = () => reject(request.error ?? new Error('storage did not answer'))
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('stellwerk', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('games')
    request.result.createObjectStore('entries')
  }
  return asked<IDBDatabase>(request)
}

/** The shelf of this browser, and whether what is put there outlives the page. */
export interface OpenedShelf {
  readonly shelf: Shelf
  readonly lasting: boolean
}

let opened: Promise<OpenedShelf> | undefined

/** Opens the shelf once; a browser that refuses storage gets one that lasts as long as the page. */
export function openShelf(): Promise<OpenedShelf> {
  opened ??= openDatabase().then(
    (database) => ({ shelf: new BrowserShelf(database), lasting: true }),
    () => ({ shelf: new MemoryShelf(), lasting: false }),
  )
  return opened
}
