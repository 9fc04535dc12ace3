import type { State } from '../../state.js'

/** What of the state lines depend on. */
export type Ground = Pick<State, 'tiles' | 'bases'>

/** Keeps what was found on a ground, by name, for as long as the ground itself is there. */
export class Memo<V> {
  private readonly byTiles = new WeakMap<State['tiles'], WeakMap<State['bases'], Map<string, V>>>()

  get({ tiles, bases }: Ground, name: string, make: () => V): V {
    const byBases = entry(this.byTiles, tiles, () => new WeakMap<State['bases'], Map<string, V>>())
    return entry(
      entry(byBases, bases, () => new Map<string, V>()),
      name,
      make,
    )
  }
}

interface Store<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): unknown
}

/** What a store has under a key, made if it is not there yet. */
export function entry<K, V>(store: Store<K, V>, key: K, make: () => V): V {
  let found = store.get(key)
  if (found === undefined) {
    found = make()
    store.set(key, found)
  }
  return found
}
