/** The most texts that are kept; when there are more, all are forgotten. */
const most = 2000

/** Parses JSON that many rows repeat, such as whose turn it is: each text is parsed once. */
export function keptJson<T>(): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    const before = kept.get(text)
    if (before !== undefined) return before
    const value = JSON.parse(text) as T
    if (kept.size >= most) kept.clear()
    kept.set(text, value)
    return value
  }
}
