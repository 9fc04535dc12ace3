import type { CoreState, Refusal, Result } from '@stellwerk/engine'
import { engineRules, isObject } from '@stellwerk/engine'
import type { Described } from '@stellwerk/table'
import { isWithin } from './fault-words.js'
import type { FieldPath } from './told.js'
import { telling } from './told.js'

/** What is wrong with a description, and where: `tiles.B17`, `railways.HBE.price`; empty if that cannot be told. */
export interface PlacedFault {
  readonly place: string
  readonly refusal: Refusal
}

export interface Assessed {
  /** The position; if there are faults, without what is at fault. Nothing if what is left is still none. */
  readonly state: CoreState | undefined
  readonly faults: readonly PlacedFault[]
}

/** What is to be said of a text that is no JSON. */
export const unreadable: Assessed = {
  state: undefined,
  faults: [{ place: '', refusal: { rule: engineRules.malformed, params: { path: '', expected: 'JSON' } } }],
}

/** Builds a position, or says why not. */
export type Build = (description: unknown) => Result<unknown>

/** Nobody mends more at once. */
const mostFaults = 30

/**
 * Finds every fault of a description instead of the first one only: what is at fault is left out, and the rest is looked at
 * again. What remains can be drawn.
 */
export function assess(build: Build, description: unknown): Assessed {
  const faults: PlacedFault[] = []
  let rest = description
  while (rest !== undefined && faults.length < mostFaults) {
    const built = build(rest)
    if (built.ok) return { state: built.value as CoreState, faults }
    const { path } = built.refusal.params
    const place = typeof path === 'string' ? path : ''
    faults.push({ place, refusal: built.refusal })
    rest = without(rest, place)
  }
  return { state: undefined, faults }
}

/** The names along a path, as far as a description has them; names may have dots in them. */
function namesOn(value: unknown, path: string): FieldPath {
  if (path === '' || !isObject(value)) return []
  const name = Object.keys(value)
    .filter((key) => isWithin(path, key))
    .toSorted((a, b) => b.length - a.length)[0]
  if (name === undefined) return []
  return [name, ...namesOn(value[name], path.slice(name.length).replace(/^\./, ''))]
}

/** A description without what is at a path, or without the nearest thing around it that is there. */
function without(description: unknown, path: string): unknown {
  const place = namesOn(description, path)
  // without players there is no position at all
  const isNeeded = place.length === 0 || place.join() === 'players'
  return isNeeded ? undefined : telling(description as Described, place, undefined)
}
