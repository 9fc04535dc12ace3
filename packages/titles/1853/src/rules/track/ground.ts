import { Recent } from '@stellwerk/engine'
import type { BoardHex } from '../../board.js'
import { hexIds } from '../../board.js'
import type { HexId } from '../../data/types.js'
import { reading } from '../../readings.js'
import type { State } from '../../state.js'

/** What of the state lines depend on. */
export type Ground = Pick<State, 'tiles' | 'bases' | 'readings'>

/** whether a line that came over dual track in one gauge may go on in the other. */
export const changesOnDual = (ground: Ground): boolean => reading(ground, 'gauge') === 'changes on dual track'

/** The board with the bases on it. */
export interface Occupied extends Pick<State, 'bases'> {
  readonly board: readonly BoardHex[]
}

/** Whether the same tiles and bases are on all hexes with these numbers. */
export function isSameOn(numbers: readonly number[], before: Occupied, now: Occupied): boolean {
  for (const at of numbers) if (before.board[at] !== now.board[at]) return false
  if (before.bases === now.bases) return true
  // states share what an action did not touch
  return numbers.every((at) => {
    const hex = hexIds[at] as HexId
    return before.bases[hex] === now.bases[hex]
  })
}

/** What was found on a ground by the readings of its table, by name. */
interface Found<V> {
  readonly readings: Ground['readings']
  readonly byName: Map<string, V>
}

/** Keeps what was found on the last few grounds, by name. */
export class Memo<V> {
  private readonly byTiles = new Recent<State['tiles'], Recent<State['bases'], Found<V>>>()
  /** Where the last answer was found: while choices are listed, all questions are about one ground. */
  private tiles: State['tiles'] | undefined
  private bases: State['bases'] | undefined
  private found: Found<V> | undefined

  get({ tiles, bases, readings }: Ground, name: string, make: () => V): V {
    if (!this.found || this.tiles !== tiles || this.bases !== bases || this.found.readings !== readings) {
      this.found = this.foundOn(tiles, bases, readings)
      this.tiles = tiles
      this.bases = bases
    }
    return entry(this.found.byName, name, make)
  }

  private foundOn(tiles: State['tiles'], bases: State['bases'], readings: Ground['readings']): Found<V> {
    const byBases = this.byTiles.entry(tiles, () => new Recent(4))
    let found = byBases.get(bases)
    if (!found || found.readings !== readings)
      byBases.set(bases, (found = { readings, byName: new Map<string, V>() }))
    return found
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
