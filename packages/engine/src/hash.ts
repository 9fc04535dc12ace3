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

const mix = (h: number, k: number, c: number): number => {
  h = Math.imul(h ^ k, c)
  return (h ^ (h >>> 15)) >>> 0
}

const combine = (x: Lanes, y: Lanes): Lanes => ({
  a: mix(mix(x.a, y.a, 0x85ebca6b), y.b, 0xc2b2ae35),
  b: mix(mix(x.b, y.b, 0x27d4eb2f), y.a, 0x165667b1),
})

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
  if (strings.size < 20_000) strings.set(text, lanes)
  return lanes
}

function ofValue(value: unknown): Lanes {
  if (typeof value === 'string') return ofString(value)
  if (typeof value !== 'object' || value === null) return combine({ a: 1, b: 2 }, ofString(String(value)))
  const cached = known.get(value)
  if (cached) return cached
  const lanes = Array.isArray(value) ? ofList(value) : ofObject(value)
  known.set(value, lanes)
  return lanes
}

function ofList(list: readonly unknown[]): Lanes {
  let lanes: Lanes = { a: 3, b: list.length }
  for (const item of list) lanes = combine(lanes, ofValue(item))
  return lanes
}

function ofObject(object: object): Lanes {
  let a = 5
  let b = 7
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined) continue
    const entry = combine(combine({ a: 11, b: 13 }, ofString(key)), ofValue(value))
    a = (a + entry.a) >>> 0
    b = (b + entry.b) >>> 0
  }
  return combine({ a: 17, b: 19 }, { a, b })
}

export function hash(value: unknown): string {
  const { a, b } = ofValue(value)
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0')
}
