import { isObject } from './json.js'

/**
 * A 64-bit fingerprint of a JSON value, the same on every machine and whatever the order of an object's keys.
 *
 * States share their unchanged parts with the states before them, so the fingerprint of every part is kept beside
 * it: hashing after an action costs only what the action changed. Values must not be changed after they were hashed.
 */
interface Lanes {
  // signed 32-bit numbers, which the machine keeps without allocating
  readonly a: number
  readonly b: number
}

/** An entry of an object: what its key adds before its value, and what it added with the value it had last. */
interface Entry {
  readonly key: Lanes
  value: unknown
  a: number
  b: number
}

const known = new WeakMap<object, Lanes>()
const strings = new Map<string, Lanes>()
/**
 * By key. Most entries of a changed object have the value that they had in the object before, and mostly that object
 * was the last one with such keys: a glance is then enough.
 */
const entries = new Map<string, Entry>()
const mostKept = 20_000
/** A list shorter than this is hashed again sooner than it is found. */
const fewItems = 8

/** Tells values of different types apart that would otherwise look the same. */
const seeds = {
  number: 0x3c6ef372,
  other: 0xa54ff53a,
  list: 0x510e527f,
  object: 0x9b05688c,
  entry: 0x1f83d9ab,
}

const mix = (h: number, k: number, c: number): number => {
  h = Math.imul(h ^ k, c)
  return h ^ (h >>> 15)
}

const nextA = (a: number, x: Lanes): number => mix(mix(a, x.a, 0x85ebca6b), x.b, 0xc2b2ae35)
const nextB = (b: number, x: Lanes): number => mix(mix(b, x.b, 0x27d4eb2f), x.a, 0x165667b1)

/** What is kept may all be forgotten: whatever is still in use soon comes back. */
function keep<T>(store: Map<string, T>, key: string, value: T): void {
  if (store.size >= mostKept) store.clear()
  store.set(key, value)
}

function ofString(text: string): Lanes {
  const cached = strings.get(text)
  if (cached) return cached
  let a = 0x811c9dc5 | 0
  let b = 0x9e3779b9 ^ text.length
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = mix(b, code, 0x5bd1e995)
  }
  const lanes = { a, b }
  keep(strings, text, lanes)
  return lanes
}

function ofNumber(value: number): Lanes {
  if (!Number.isInteger(value) || Math.abs(value) >= 2 ** 31)
    return typed(seeds.number, ofString(String(value)))
  return { a: mix(seeds.number, value, 0x85ebca6b), b: mix(seeds.number, value, 0x27d4eb2f) }
}

const typed = (seed: number, x: Lanes): Lanes => ({ a: nextA(seed, x), b: nextB(seed, x) })

function ofValue(value: unknown): Lanes {
  if (typeof value === 'string') return ofString(value)
  if (typeof value === 'number') return ofNumber(value)
  if (typeof value !== 'object' || value === null) return typed(seeds.other, ofString(String(value)))
  if (Array.isArray(value) && value.length < fewItems) return ofList(value)
  const cached = known.get(value)
  if (cached) return cached
  const lanes = Array.isArray(value) ? ofList(value) : ofObject(value as Record<string, unknown>)
  known.set(value, lanes)
  return lanes
}

function ofList(list: readonly unknown[]): Lanes {
  let a = seeds.list
  let b = seeds.list ^ list.length
  for (const item of list) {
    const lanes = ofValue(item)
    a = nextA(a, lanes)
    b = nextB(b, lanes)
  }
  return { a, b }
}

/** The entries are added up, so that their order does not matter. */
function ofObject(object: Readonly<Record<string, unknown>>): Lanes {
  let a = seeds.object | 0
  let b = seeds.object | 0
  for (const key of Object.keys(object)) {
    const value = object[key]
    if (value === undefined) continue
    const entry = entryOf(key)
    if (entry.value !== value) enter(entry, value)
    a = (a + entry.a) | 0
    b = (b + entry.b) | 0
  }
  return { a: mix(a, b, 0x85ebca6b), b: mix(b, a, 0x27d4eb2f) }
}

function entryOf(key: string): Entry {
  const cached = entries.get(key)
  if (cached) return cached
  const entry: Entry = { key: typed(seeds.entry, ofString(key)), value: undefined, a: 0, b: 0 }
  keep(entries, key, entry)
  return entry
}

function enter(entry: Entry, value: unknown): void {
  // an inner object may have an entry with the same key, so this one is changed after all of them
  const lanes = ofValue(value)
  entry.a = nextA(entry.key.a, lanes)
  entry.b = nextB(entry.key.b, lanes)
  entry.value = value
}

export function hash(value: unknown): string {
  // a whole state is rarely asked for twice, so only its parts are kept
  const { a, b } = isObject(value) ? ofObject(value) : ofValue(value)
  return digits(a) + digits(b)
}

const digits = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0')
