/** More texts are not kept: all are forgotten from time to time. */
const most = 2000

/** Reads JSON of which rows say the same again and again, such as whose turn it is: each text is read once. */
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
