/**
 * Remembers parts of a description by what they were made from. States share whatever an action did not touch, so most
 * parts stay the same object instead of being made again. A part must name everything it depends on.
 */
export function memory(): <T>(key: string, from: readonly unknown[], make: () => T) => T {
  const known = new Map<string, { readonly from: readonly unknown[]; readonly part: unknown }>()
  return <T>(key: string, from: readonly unknown[], make: () => T): T => {
    const last = known.get(key)
    if (last && last.from.length === from.length && last.from.every((one, i) => one === from[i]))
      return last.part as T
    const part = make()
    known.set(key, { from, part })
    return part
  }
}

/** The fields that identify items of a list, in the order in which they are tried. */
const identities = ['ref', 'id', 'holder', 'space', 'train', 'tile'] as const

const identityOf = (item: unknown): (typeof identities)[number] | undefined =>
  isRecord(item) ? identities.find((field) => typeof item[field] === 'string') : undefined

/** The new value, with the old object for every part that is equal, so that only changes are redrawn. */
export function kept<T>(before: unknown, after: T): T {
  if (before === after) return after
  if (Array.isArray(after)) return (Array.isArray(before) ? keptList(before, after) : after) as T
  return isRecord(before) && isRecord(after) ? (keptRecord(before, after) as T) : after
}

function keptList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const field = identityOf(after[0])
  const nameOf = (item: unknown): unknown => (field && isRecord(item) ? item[field] : undefined)
  let moved: ReadonlyMap<unknown, unknown> | undefined
  const next = after.map((item, i) => {
    const isInPlace = nameOf(item) === nameOf(before[i])
    if (!isInPlace) moved ??= new Map(before.map((one) => [nameOf(one), one]))
    return kept(isInPlace ? before[i] : moved?.get(nameOf(item)), item)
  })
  return next.length === before.length && next.every((item, i) => item === before[i]) ? before : next
}

function keptRecord(before: Fields, after: Fields): Fields {
  const names = Object.keys(after)
  const values = names.map((name) => kept(before[name], after[name]))
  const isOld = (name: string, i: number): boolean =>
    values[i] === before[name] && (values[i] !== undefined || Object.hasOwn(before, name))
  if (names.length === Object.keys(before).length && names.every(isOld)) return before
  return Object.fromEntries(names.map((name, i) => [name, values[i]]))
}

interface Fields {
  readonly [field: string]: unknown
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
