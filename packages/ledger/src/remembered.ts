/** Figures that are worked out once for a thing, such as a network, and a key. */
export function remembered<T extends object>(): (of: T, key: string, find: () => number) => number {
  const known = new WeakMap<T, Map<string, number>>()
  return (of, key, find) => {
    const figures = known.get(of) ?? new Map<string, number>()
    known.set(of, figures)
    const before = figures.get(key)
    if (before !== undefined) return before
    const found = find()
    figures.set(key, found)
    return found
  }
}

const mostRemembered = 20_000

/** Results cached under a key that contains everything relevant; cleared when there are too many. */
export function rememberedBy<V>(): (key: string, find: () => V) => V {
  const known = new Map<string, V>()
  return (key, find) => {
    if (known.has(key)) return known.get(key) as V
    const found = find()
    if (known.size >= mostRemembered) known.clear()
    known.set(key, found)
    return found
  }
}
