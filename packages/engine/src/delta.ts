import type { Json } from './json.js'
import { isObject } from './json.js'

/**
 * The difference between two JSON values, itself a JSON value: a whole new value (`=`), or an object in which some keys
 * changed (`.`) or went away (null). The value before and the delta give the value after, without any rules. Lists are
 * replaced as a whole. States share what an action did not touch, so finding a delta costs only as much as what
 * changed.
 */
export type Delta = { readonly '=': Json } | { readonly '.': { readonly [key: string]: Delta | null } }

/** How `before` becomes `after`; undefined if they are equal. */
export function delta(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined
  if (!isObject(before) || !isObject(after))
    return sameList(before, after) ? undefined : { '=': after as Json }
  let changes: Changes | undefined
  let stayed = 0
  for (const key of Object.keys(after)) {
    const value = after[key]
    if (value === undefined) continue
    // most of a state is the same object as before
    const was = value === before[key] ? value : own(before, key)
    if (was !== undefined) stayed++
    const change = delta(was, value)
    if (change) put((changes ??= {}), key, change)
  }
  const keys = Object.keys(before)
  if (keys.length > stayed)
    for (const key of keys)
      // a field that is undefined counts as missing
      if (before[key] !== undefined && own(after, key) === undefined) put((changes ??= {}), key, null)
  return changes && { '.': changes }
}

interface Changes {
  [key: string]: Delta | null
}

function put(changes: Changes, key: string, change: Delta | null): void {
  // the one name that cannot be assigned
  if (key === '__proto__') Object.defineProperty(changes, key, { value: change, enumerable: true })
  else changes[key] = change
}

const own = (object: { [key: string]: unknown }, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined

function sameList(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false
  for (let i = 0; i < before.length; i++) if (delta(before[i], after[i]) !== undefined) return false
  return true
}

/** The value after a delta. What the delta does not name stays the same object. */
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
