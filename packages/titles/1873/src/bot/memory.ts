/** Values by key that are worked out once; when there are too many, all are forgotten and worked out again. */
export class Memory<V> {
  private readonly values = new Map<string, V>()

  constructor(private readonly most = 20_000) {}

  of(key: string, find: () => V): V {
    const known = this.values.get(key)
    if (known !== undefined) return known
    const found = find()
    if (this.values.size >= this.most) this.values.clear()
    this.values.set(key, found)
    return found
  }
}

const numbers = new WeakMap<object, number>()
let last = 0
const byContent = new Memory<number>(2000)

/** A number for what an object of a state says, such as its tiles: states that differ elsewhere share what is known of it. */
export function contentNumber(of: object): number {
  let found = numbers.get(of)
  if (found === undefined) numbers.set(of, (found = byContent.of(JSON.stringify(of), () => ++last)))
  return found
}
