import type { Chronicle, Earning } from './chronicle.js'

type Told<T> = (story: Chronicle) => T

/** Made once for each chronicle, and where nothing changed for each part of it: panels draw what is a new object. */
function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(key)
    known.set(key, made)
    return made
  }
}

/** Incomes by the names that a title's panels have for their sources. */
export function incomesBy<Source extends string>(
  ids: Readonly<Record<Source, string>>,
): Told<Readonly<Record<string, Readonly<Record<Source, number>>>>> {
  const named = once((each: { readonly [source: string]: number }) => {
    const entries = (Object.entries(ids) as [Source, string][]).map(([name, id]) => [name, each[id] ?? 0])
    return Object.fromEntries(entries) as Readonly<Record<Source, number>>
  })
  return ({ incomes }) =>
    Object.fromEntries(Object.entries(incomes).map(([player, each]) => [player, named(each)]))
}

/** Earnings in the words of a title's panels. */
export function earningsBy<E>(
  told: (earning: Earning) => E,
): Told<{ readonly [company: string]: readonly E[] }> {
  const all = once((earnings: readonly Earning[]) => earnings.map(told))
  return ({ earnings }) =>
    Object.fromEntries(Object.entries(earnings).map(([company, each]) => [company, all(each)]))
}
