/** Results worked out once for a thing, such as a network, and a key. */
export function remembered<T extends object, V = number>(): (of: T, key: string, find: () => V) => V {
  const known = new WeakMap<T, Map<string, V>>()
  return (of, key, find) => {
    const figures = known.get(of) ?? new Map<string, V>()
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

/** The last result for each key, as long as it is asked for with the same objects. */
export function lastFound<K, V>(): (key: K, from: readonly object[], find: () => V) => V {
  const last = new Map<K, { readonly from: readonly object[]; readonly found: V }>()
  return (key, from, find) => {
    const before = last.get(key)
    if (before?.from.every((one, i) => one === from[i])) return before.found
    const found = find()
    last.set(key, { from, found })
    return found
  }
}
