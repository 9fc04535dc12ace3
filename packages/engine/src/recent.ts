/**
 * A cache of what was worked out from the last few objects, such as the network from the tiles of a state. A weak map
 * would keep it for every state of a long game and burden the garbage collector; here newer entries replace older ones.
 */
export class Recent<K extends object, V> {
  private readonly keys: K[] = []
  private readonly values: V[] = []
  /** Where the newest entry is. */
  private at = -1

  constructor(private readonly size = 16) {}

  get(key: K): V | undefined {
    const { keys, at } = this
    // the newest first
    for (let i = at; i >= 0; i--) if (keys[i] === key) return this.values[i]
    for (let i = keys.length - 1; i > at; i--) if (keys[i] === key) return this.values[i]
    return undefined
  }

  /** The value for a key, made if there is none. */
  entry(key: K, make: () => V): V {
    let value = this.get(key)
    if (value === undefined) this.set(key, (value = make()))
    return value
  }

  set(key: K, value: V): void {
    const { keys, size } = this
    let i = keys.indexOf(key)
    if (i < 0) this.at = i = (this.at + 1) % size
    keys[i] = key
    this.values[i] = value
  }
}
