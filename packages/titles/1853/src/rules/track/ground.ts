import { Recent } from '@stellwerk/engine'
import type { HexId } from '../../data/types.js'
import { reading } from '../../readings.js'
import type { State } from '../../state.js'

/** What of the state lines depend on. */
export type Ground = Pick<State, 'tiles' | 'bases' | 'readings'>

/** whether a line that came over dual track in one gauge may go on in the other. */
export const changesOnDual = (ground: Ground): boolean => reading(ground, 'gauge') === 'changes on dual track'

/** Whether the same tiles and bases are on all of these hexes: states share what an action did not touch. */
export function isSameOn(
  hexes: Iterable<HexId>,
  before: Omit<Ground, 'readings'>,
  now: Omit<Ground, 'readings'>,
): boolean {
  for (const hex of hexes)
    if (before.tiles[hex] !== now.tiles[hex] || before.bases[hex] !== now.bases[hex]) return false
  return true
}

/** What was found on a ground by the readings of its table, by name. */
interface Found<V> {
  readonly readings: Ground['readings']
  readonly byName: Map<string, V>
}

/** Keeps what was found on the last few grounds, by name. */
export class Memo<V> {
  private readonly byTiles = new Recent<State['tiles'], Recent<State['bases'], Found<V>>>()

  get({ tiles, bases, readings }: Ground, name: string, make: () => V): V {
    const byBases = this.byTiles.entry(tiles, () => new Recent(4))
    let found = byBases.get(bases)
    if (!found || found.readings !== readings)
      byBases.set(bases, (found = { readings, byName: new Map<string, V>() }))
    return entry(found.byName, name, make)
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
