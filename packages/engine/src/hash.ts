/**
 * A 64-bit fingerprint of a JSON value, the same on every machine and whatever the order of an object's keys.
 *
 * States share their unchanged parts with the states before them, so the fingerprint of every object is kept beside
 * it: hashing after an action costs only what the action changed. Values must not be changed after they were hashed.
 */
interface Lanes {
  readonly a: number
  readonly b: number
}

const known = new WeakMap<object, Lanes>()
const strings = new Map<string, Lanes>()
const mostStrings = 20_000

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
  return (h ^ (h >>> 15)) >>> 0
}

const nextA = (a: number, x: Lanes): number => mix(mix(a, x.a, 0x85ebca6b), x.b, 0xc2b2ae35)
const nextB = (b: number, x: Lanes): number => mix(mix(b, x.b, 0x27d4eb2f), x.a, 0x165667b1)

function ofString(text: string): Lanes {
  const cached = strings.get(text)
  if (cached) return cached
  let a = 0x811c9dc5
  let b = (0x9e3779b9 ^ text.length) >>> 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193) >>> 0
    b = mix(b, code, 0x5bd1e995)
  }
  const lanes = { a, b }
  if (strings.size < mostStrings) strings.set(text, lanes)
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
  let a = seeds.object
  let b = seeds.object
  for (const key in object) {
    const value = object[key]
    if (value === undefined || !Object.hasOwn(object, key)) continue
    const name = ofString(key)
    const lanes = ofValue(value)
    a = (a + nextA(nextA(seeds.entry, name), lanes)) >>> 0
    b = (b + nextB(nextB(seeds.entry, name), lanes)) >>> 0
  }
  return { a: mix(a, b, 0x85ebca6b), b: mix(b, a, 0x27d4eb2f) }
}

export function hash(value: unknown): string {
  const { a, b } = ofValue(value)
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0')
}
