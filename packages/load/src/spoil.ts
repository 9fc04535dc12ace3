import type { Random } from '@stellwerk/engine'

/** JSON text that was spoilt; `path` is the one field at fault, if it is still JSON of the right outline. */
export interface Spoilt {
  readonly text: string | Buffer
  readonly path?: string
}

type Spoiler = (value: unknown, random: Random) => Spoilt

const deep = (levels: number, open: string, close: string): string =>
  open.repeat(levels) + close.repeat(levels)

/** Values that are of another type, size or kind than anybody expects; as text, since some have no other form. */
const oddities: readonly string[] = [
  'null',
  'true',
  '-1',
  '0.5',
  '1e999',
  '9007199254740993',
  '-0',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202eniarT\\u202c"',
  '"../../etc/passwd"',
  `"' or 1=1 --"`,
  '"__proto__"',
  '"constructor"',
  '[]',
  '{}',
  '{"toString":1}',
  '[null,[null,[null]]]',
  JSON.stringify('x'.repeat(3000)),
  JSON.stringify(Array.from({ length: 300 }, (_, i) => i)),
]

/** Values that make the whole text invalid, wherever they are. */
const ruinous: readonly string[] = [
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  deep(60, '[', ']'),
  deep(60, '{"a":', '}').replace(':}', ':1}'),
]

interface Spot {
  readonly holder: Record<string, unknown>
  readonly field: string
  readonly path: string
}

/** Every field of a value, at any depth. */
function placesOf(value: unknown, path = ''): Spot[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => {
    const here = path === '' ? field : `${path}.${field}`
    return [{ holder: value as Record<string, unknown>, field, path: here }, ...placesOf(inner, here)]
  })
}

const marker = 'here comes the oddity'

/** Puts an odd value in the place of one field. */
const wrongField: Spoiler = (value, random) => {
  const copy = structuredClone(value)
  const places = placesOf(copy)
  if (places.length === 0) return { text: random.pick(oddities) }
  const { holder, field, path } = random.pick(places)
  holder[field] = marker
  const odd = random.pick([...oddities, ...ruinous])
  const text = JSON.stringify(copy).replace(`"${marker}"`, () => odd)
  return ruinous.includes(odd) ? { text } : { text, path }
}

const missingField: Spoiler = (value, random) => {
  const copy = structuredClone(value)
  const places = placesOf(copy)
  if (places.length === 0) return { text: '{}' }
  const { holder, field, path } = random.pick(places)
  delete holder[field]
  return { text: JSON.stringify(copy), path }
}

const strangeField: Spoiler = (value, random) => ({
  text: JSON.stringify({ ...(value as object), [random.pick(['x', 'toString', 'admin', ''])]: 1 }),
})

const cutOff: Spoiler = (value, random) => {
  const text = JSON.stringify(value)
  return { text: text.slice(0, random.below(text.length)) }
}

/** Some bytes are replaced: often no JSON any more, and sometimes no text. */
const noise: Spoiler = (value, random) => {
  const bytes = Buffer.from(JSON.stringify(value))
  for (let i = 0; i <= random.below(4); i++) bytes[random.below(bytes.length)] = random.below(256)
  return { text: bytes }
}

const otherRoot: Spoiler = (_value, random) => ({ text: random.pick([...oddities, ...ruinous]) })

const nested: Spoiler = (_value, random) => ({
  text: random.below(2) === 0 ? deep(20_000, '[', ']') : deep(5000, '{"action":', '}').replace(':}', ':1}'),
})

const huge: Spoiler = (value) => ({
  text: JSON.stringify({ ...(value as object), text: 'x'.repeat(300_000) }),
})

const untouched: Spoiler = (value) => ({ text: JSON.stringify(value) })

/** Large ones are rare: they cost the sender as much as the server. */
const spoilers: readonly (readonly [Spoiler, number])[] = [
  [wrongField, 400],
  [missingField, 120],
  [strangeField, 80],
  [cutOff, 100],
  [noise, 120],
  [otherRoot, 80],
  [untouched, 80],
  [nested, 10],
  [huge, 5],
]

export const spoil = (value: unknown, random: Random): Spoilt =>
  random.weighted(spoilers, ([, weight]) => weight)[0](value, random)

const pathOddities = [
  '%00',
  '%zz',
  '..%2f..%2f',
  '%F0%28',
  'x'.repeat(300),
  '~',
  '',
  '%E2%80%AE',
  '__proto__',
]

/** Does something to a piece of an address, or to the value of something it asks for. */
export function spoilPath(path: string, random: Random): string {
  const pieces = path.split(/(?=[/?&=])/)
  const at = random.below(pieces.length)
  const odd = random.pick([...pathOddities, '-1', '1e9', 'NaN', '[]', '&&==', '?x=1'])
  return pieces.map((piece, i) => (i === at && i > 0 ? `${piece[0] ?? ''}${odd}` : piece)).join('')
}

/** Headers that somebody may send by mistake or on purpose. */
export const headerOddities: readonly { readonly [header: string]: string }[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': '' },
  { cookie: 'stellwerk=' },
  { cookie: `stellwerk=${'x'.repeat(4000)}` },
  { cookie: 'stellwerk=%00%zz; stellwerk=a; ;;; =' },
  { origin: 'https://evil.example.org' },
  { origin: 'null' },
  { 'x-forwarded-for': '::1, not an address', 'x-forwarded-host': '<script>' },
  { 'accept-encoding': 'gzip;q=nonsense, *' },
  { 'content-encoding': 'gzip' },
  { 'x-huge': 'x'.repeat(20_000) },
  { range: 'bytes=9-1', 'if-none-match': '*' },
]
