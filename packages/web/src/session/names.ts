/** Writes the names of players into texts that call them by the ids of their seats. */
export function namer(names: { readonly [player: string]: string }): (text: string) => string {
  const ids = Object.keys(names)
    .filter((id) => names[id] !== id)
    // the longest first, so that seat-10 is not read as seat-1
    .toSorted((a, b) => b.length - a.length)
  if (ids.length === 0) return (text) => text
  const anyId = ids.map((id) => id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const pattern = new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}_-])(?:${anyId})(?![\\p{Script=Latin}\\p{N}_-])`,
    'gu',
  )
  return (text) => text.replace(pattern, (id) => names[id] ?? id)
}
