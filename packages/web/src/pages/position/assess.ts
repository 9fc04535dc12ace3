import type { CoreState, Refusal, Result } from '@stellwerk/engine'
import { isObject } from '@stellwerk/engine'

/** What is wrong with a description, and where: `tiles.B17`, `railways.HBE.price`; empty if that cannot be told. */
export interface PositionFault {
  readonly place: string
  readonly refusal: Refusal
}

export interface Assessed {
  /** The position; if there are faults, without what is at fault. */
  readonly state: CoreState | undefined
  readonly faults: readonly PositionFault[]
}

type Build = (description: unknown) => Result<unknown>
type Fields = { readonly [name: string]: unknown }

/** Nobody mends more at once. */
const mostFaults = 30

/**
 * Finds every fault of a description instead of the first one only: what is at fault is left out, and the rest is looked at
 * again. What remains can be drawn.
 */
export function assess(build: Build, description: unknown): Assessed {
  const faults: PositionFault[] = []
  let rest = description
  while (faults.length < mostFaults) {
    const built = build(rest)
    if (built.ok) return { state: built.value as CoreState, faults }
    const place = placeOf(built.refusal, rest)
    faults.push({ place, refusal: built.refusal })
    const next = place === '' ? undefined : without(rest, place)
    if (next === undefined) break
    rest = next
  }
  // what has no place cannot be left out: the board at least can be seen
  const bare = build(boardOf(rest))
  return { state: bare.ok ? (bare.value as CoreState) : undefined, faults }
}

const boardOf = (description: unknown): unknown =>
  isObject(description)
    ? Object.fromEntries(
        ['players', 'edition', 'privates', 'tunnels', 'tiles'].flatMap((field) =>
          Object.hasOwn(description, field) ? [[field, description[field]]] : [],
        ),
      )
    : description

/** Where a fault is. What was noticed on the finished board names its hex or its company in words. */
function placeOf({ params }: Refusal, description: unknown): string {
  const { path, expected } = params
  if (typeof path === 'string' && path !== '') return path
  const words = typeof expected === 'string' ? expected : ''
  const [, field, hex] = /^(markers|bases): .* (?:circles of|twice in|on) ([A-Z]+\d+)$/.exec(words) ?? []
  if (field !== undefined && hex !== undefined) return has(description, field, hex) ? `${field}.${hex}` : ''
  const [, tooMany] = /^tiles: -\d+ of (\S+) left/.exec(words) ?? []
  if (tooMany !== undefined) return lastWith(description, tooMany)
  const [, owner] = /^director: \S+ holds \d+ of (\S+),/.exec(words) ?? []
  if (owner !== undefined)
    return ['railways', 'publicMines', 'majors']
      .filter((companies) => has(description, companies, owner))
      .map((companies) => `${companies}.${owner}`)
      .join()
  const [, all] = /^(markers|bases): \S+ has \d+ /.exec(words) ?? []
  return all !== undefined && isObject(description) && Object.hasOwn(description, all) ? all : ''
}

const has = (description: unknown, field: string, name: string): boolean => {
  const record = isObject(description) ? description[field] : undefined
  return isObject(record) && Object.hasOwn(record, name)
}

/** The hex on which the last one of a tile was laid: one too many. */
function lastWith(description: unknown, tile: string): string {
  const tiles = isObject(description) && isObject(description['tiles']) ? description['tiles'] : {}
  const [hex] = Object.entries(tiles).findLast(([, laid]) => String(laid).startsWith(`${tile}:`)) ?? []
  return hex === undefined ? '' : `tiles.${hex}`
}

/** A value without what is at a path, or without the nearest thing around it that is there; names may have dots in them. */
function without(value: unknown, path: string): unknown {
  const way: { readonly within: Fields; readonly name: string }[] = []
  let at = value
  let rest = path
  while (rest !== '' && isObject(at)) {
    const within = at
    const name = Object.keys(within)
      .filter((key) => rest === key || rest.startsWith(`${key}.`) || rest.startsWith(`${key}[`))
      .toSorted((a, b) => b.length - a.length)[0]
    if (name === undefined) break
    way.push({ within, name })
    at = within[name]
    rest = rest.slice(name.length).replace(/^\./, '')
  }
  const last = way.pop()
  // without players there is no position at all
  if (!last || (way.length === 0 && last.name === 'players')) return undefined
  const { [last.name]: _, ...others } = last.within
  return way.reduceRight<Fields>((inner, { within, name }) => ({ ...within, [name]: inner }), others)
}
