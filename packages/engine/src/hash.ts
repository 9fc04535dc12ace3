import { isObject } from './json.js'

/**
 * A 64-bit fingerprint of a JSON value, the same on every machine and in any order of an object's keys.
 *
 * States share their unchanged parts with the states before them. So the last value at every place (`tiles.E5.rotation`)
 * is remembered with what it adds to the fingerprint: hashing after an action costs a glance at the entries of what the
 * action changed, and allocates next to nothing. When another game comes, the parts (`tiles`) of the last state of the one
 * before are noted, so that a server hashes many games in turn. Values must not be changed after they were hashed.
 */
class Place {
  /** The value that was here last. */
  value: unknown = nothing
  /** Its fingerprint, which in an entry of an object includes the key. */
  a = 0
  b = 0
  /** Where the entries of that value are, in the order in which they stood, or its items. */
  readonly entries: Place[] = []
  private readonly items: Place[] = []
  private byKey: Map<string, Place> | undefined

  constructor(
    readonly key: string,
    readonly keyA: number,
    readonly keyB: number,
  ) {
    places++
  }

  /** The entry with this key, which did not stand here last time. */
  moved(at: number, key: string): Place {
    return (this.entries[at] = this.find(key))
  }

  private find(key: string): Place {
    this.byKey ??= new Map(this.entries.map((place) => [place.key, place]))
    let place = this.byKey.get(key)
    if (place === undefined) {
      ofString(key)
      const keyA = nextA(seeds.entry, a, b)
      place = new Place(key, keyA, nextB(seeds.entry, a, b))
      this.byKey.set(key, place)
    }
    return place
  }

  item(at: number): Place {
    return (this.items[at] ??= new Place('', 0, 0))
  }

  /** The objects that were here last, to be put back later. */
  noted(): readonly Note[] {
    return this.entries
      .filter(({ value }) => isObject(value))
      .map((place) => ({ place, value: place.value, a: place.a, b: place.b }))
  }
}

interface Note {
  readonly place: Place
  readonly value: unknown
  readonly a: number
  readonly b: number
}

const nothing = Symbol('no value yet')
let places = 0
/** When there are more, all are forgotten; whatever is still in use soon comes back. */
const mostPlaces = 50_000
const mostStrings = 20_000
let root = new Place('', 0, 0)

interface Lanes {
  readonly a: number
  readonly b: number
}
const strings = new Map<string, Lanes>()
/** The notes of each game, by the object that identifies it, and the game whose state was hashed last. */
let notes = new WeakMap<object, readonly Note[]>()
let game: object | undefined

/** Tells apart values of different types that would otherwise look the same. */
const seeds = {
  number: 0x3c6ef372,
  other: 0xa54ff53a,
  list: 0x510e527f,
  object: 0x9b05688c,
  entry: 0x1f83d9ab,
}

/** The fingerprint worked out last: two signed 32-bit numbers, which the machine keeps without allocating. */
let a = 0
let b = 0

const mix = (h: number, k: number, c: number): number => {
  h = Math.imul(h ^ k, c)
  return h ^ (h >>> 15)
}

const nextA = (h: number, x: number, y: number): number => mix(mix(h, x, 0x85ebca6b), y, 0xc2b2ae35)
const nextB = (h: number, x: number, y: number): number => mix(mix(h, y, 0x27d4eb2f), x, 0x165667b1)

function ofString(text: string): void {
  const cached = strings.get(text)
  if (cached) {
    a = cached.a
    b = cached.b
    return
  }
  a = 0x811c9dc5 | 0
  b = 0x9e3779b9 ^ text.length
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = mix(b, code, 0x5bd1e995)
  }
  if (strings.size >= mostStrings) strings.clear()
  strings.set(text, { a, b })
}

function ofNumber(value: number): void {
  if (!Number.isInteger(value) || Math.abs(value) >= 2 ** 31) return typedText(seeds.number, String(value))
  a = mix(seeds.number, value, 0x85ebca6b)
  b = mix(seeds.number, value, 0x27d4eb2f)
}

function typedText(seed: number, text: string): void {
  ofString(text)
  const first = nextA(seed, a, b)
  b = nextB(seed, a, b)
  a = first
}

function ofValue(value: unknown, place: Place): void {
  if (typeof value === 'string') ofString(value)
  else if (typeof value === 'number') ofNumber(value)
  else if (typeof value !== 'object' || value === null) typedText(seeds.other, String(value))
  else if (Array.isArray(value)) ofList(value, place)
  else ofObject(value as Record<string, unknown>, place)
}

function ofList(list: readonly unknown[], place: Place): void {
  let sumA = seeds.list
  let sumB = seeds.list ^ list.length
  for (let i = 0; i < list.length; i++) {
    const item = list[i]
    if (typeof item === 'object' && item !== null) {
      const at = place.item(i)
      if (at.value !== item) {
        ofValue(item, at)
        at.a = a
        at.b = b
        at.value = item
      }
      a = at.a
      b = at.b
    } else ofValue(item, place)
    sumA = nextA(sumA, a, b)
    sumB = nextB(sumB, a, b)
  }
  a = sumA
  b = sumB
}

/** The entries are added up, so that their order does not matter. */
function ofObject(object: Readonly<Record<string, unknown>>, place: Place): void {
  let sumA = seeds.object | 0
  let sumB = seeds.object | 0
  let i = 0
  // `for … in` makes no list of keys; JSON inherits nothing
  for (const key in object) {
    const value = object[key]
    if (value === undefined) continue
    // an entry is usually where it was last time
    const last = place.entries[i]
    const at = last !== undefined && last.key === key ? last : place.moved(i, key)
    i++
    if (at.value !== value) {
      ofValue(value, at)
      at.a = nextA(at.keyA, a, b)
      at.b = nextB(at.keyB, a, b)
      at.value = value
    }
    sumA = (sumA + at.a) | 0
    sumB = (sumB + at.b) | 0
  }
  a = mix(sumA, sumB, 0x85ebca6b)
  b = mix(sumB, sumA, 0x27d4eb2f)
}

/** Switches to the game of a state, recognised by its list of players, which no action replaces. */
function turnTo(other: object | undefined): void {
  if (game) notes.set(game, root.noted())
  game = other
  for (const { place, value, a: noteA, b: noteB } of (other && notes.get(other)) ?? []) {
    place.value = value
    place.a = noteA
    place.b = noteB
  }
}

/** The fingerprint of a JSON value, 64 bits as hexadecimal digits; the order of keys does not matter. */
export function hash(value: unknown): string {
  if (places > mostPlaces) {
    places = 0
    root = new Place('', 0, 0)
    notes = new WeakMap()
  }
  if (isObject(value)) {
    const { players } = value
    const other = typeof players === 'object' && players !== null ? players : undefined
    if (other !== game) turnTo(other)
    ofObject(value, root)
  } else ofValue(value, new Place('', 0, 0))
  return digits(a) + digits(b)
}

/** The digits of each byte. */
const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** The digits of a lane, which `toString` would find by dividing floating point numbers. */
const digits = (lane: number): string =>
  `${pairs[lane >>> 24]}${pairs[(lane >>> 16) & 255]}${pairs[(lane >>> 8) & 255]}${pairs[lane & 255]}`
