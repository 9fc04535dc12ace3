import type { CoreState, PositionFault, Refusal, Result } from '@stellwerk/engine'
import { isObject } from '@stellwerk/engine'
import { positionFaultOf } from '@stellwerk/texts'

/** What is wrong with a description, and where: `tiles.B17`, `railways.HBE.price`; empty if that cannot be told. */
export interface PlacedFault {
  readonly place: string
  readonly refusal: Refusal
}

export interface Assessed {
  /** The position; if there are faults, without what is at fault. */
  readonly state: CoreState | undefined
  readonly faults: readonly PlacedFault[]
}

/** Builds a position, or says why not. */
export type Build = (description: unknown) => Result<unknown>
type Fields = { readonly [name: string]: unknown }

/** Nobody mends more at once. */
const mostFaults = 30

/**
 * Finds every fault of a description instead of the first one only: what is at fault is left out, and the rest is looked at
 * again. What remains can be drawn.
 */
export function assess(build: Build, description: unknown): Assessed {
  const faults: PlacedFault[] = []
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

const ofBoard = ['players', 'edition', 'privates', 'tunnels', 'tiles']

const boardOf = (description: unknown): unknown =>
  isObject(description)
    ? Object.fromEntries(Object.entries(description).filter(([field]) => ofBoard.includes(field)))
    : description

/** Where a fault is. What was noticed on the finished board names its hex, its company or another fact. */
function placeOf(refusal: Refusal, description: unknown): string {
  const { path } = refusal.params
  if (typeof path === 'string' && path !== '') return path
  const fault = positionFaultOf(refusal)
  if (!fault) return ''
  if (fault.kind === 'many-tiles') return lastWith(description, String(fault['tile']))
  return (
    placesOf(fault)
      .find((place) => has(description, ...place))
      ?.join('.') ?? ''
  )
}

const companies = ['railways', 'publicMines', 'majors', 'ags', 'locals', 'companies']

type Place = readonly [field: string, name?: string]

/** Where a description may tell of what is at fault, the likeliest place first. */
function placesOf(fault: PositionFault): readonly Place[] {
  if (fault.kind === 'many-markers') return [['markers'], ['bases']]
  if (fault.kind === 'stack') return [['stacks']]
  const known = placesByFact.find(([fact]) => Object.hasOwn(fault, fact))
  if (!known) return []
  const [fact, places] = known
  return [fault[fact] ?? []].flat().flatMap((named) => places(String(named)))
}

/** The places by what a fault names; where it names several things, by the first of these. */
const placesByFact: readonly (readonly [fact: string, places: (named: string) => readonly Place[]])[] = [
  ['hex', (hex) => ['markers', 'bases', 'tunnels', 'tiles'].map((field) => [field, hex])],
  ['company', (company) => companies.map((field) => [field, company])],
  ['mine', (mine) => [['mines', mine]]],
  ['purse', (purse) => [['cash', purse]]],
  ['player', (player) => [['contracts', player]]],
  ['size', (size) => [['units', size], ['units']]],
  ['train', (train) => [['trains', train], ['returned']]],
  ['tunnel', () => [['tunnels']]],
  ['pool', (pool) => [[pool]]],
  ['names', (name) => [['mountains', name]]],
]

const has = (description: unknown, field: string, name?: string): boolean => {
  const part = isObject(description) ? description[field] : undefined
  return name === undefined ? part !== undefined : isObject(part) && Object.hasOwn(part, name)
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
