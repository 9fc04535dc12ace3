import type { Json } from './json.js'
import { isObject } from './json.js'

/**
 * The difference between two JSON values, itself a JSON value: a whole new value (`=`), or an object in which some keys
 * changed (`.`) or went away (null). The value before and the delta give the value after, without any rules.
 * Lists are replaced as a whole. States share what an action did not touch, so finding a delta costs what changed.
 */
export type Delta = { readonly '=': Json } | { readonly '.': { readonly [key: string]: Delta | null } }

/** How `before` becomes `after`; undefined if they are equal. */
export function delta(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined
  if (!isObject(before) || !isObject(after))
    return sameList(before, after) ? undefined : { '=': after as Json }
  const changes = new Map<string, Delta | null>()
  for (const key of Object.keys(before)) if (own(after, key) === undefined) changes.set(key, null)
  for (const [key, value] of Object.entries(after)) {
    const change = value === undefined ? undefined : delta(own(before, key), value)
    if (change) changes.set(key, change)
  }
  return changes.size > 0 ? { '.': Object.fromEntries(changes) } : undefined
}

const own = (object: { [key: string]: unknown }, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined

function sameList(before: unknown, after: unknown): boolean {
  return (
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.length === after.length &&
    before.every((item, i) => delta(item, after[i]) === undefined)
  )
}

/** The value after a delta; what the delta does not name stays the same object. */
export function patched<T>(before: T, change: Delta | undefined): T {
  if (!change) return before
  if ('=' in change) return change['='] as T
  const result = new Map(Object.entries(before as { [key: string]: unknown }))
  for (const [key, inner] of Object.entries(change['.'])) {
    if (inner === null) result.delete(key)
    else result.set(key, patched(result.get(key), inner))
  }
  return Object.fromEntries(result) as T
}
