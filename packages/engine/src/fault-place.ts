import { isObject } from './json.js'
import type { PositionFault } from './position-fault.js'

/**
 * Where a fault belongs in a title's descriptions, by its kind or by a fact that names a thing. A star stands for the
 * name: `hex: ['markers.*', 'tiles.*']`, `stack: ['stacks']`. The likeliest place comes first.
 */
export type FaultPlaces = { readonly [kindOrFact: string]: readonly string[] }

/**
 * The place in a description that caused a fault found only in the finished state, as a path; empty if the description
 * does not mention it. The fault's kind is looked up first, then its facts in the order of the places.
 */
export function placeOfFault(places: FaultPlaces, fault: PositionFault, description: unknown): string {
  const known = [fault.kind, ...Object.keys(places).filter((fact) => Object.hasOwn(fault, fact))]
  const patterns = known.flatMap((one) =>
    (places[one] ?? []).flatMap((pattern) => namesIn(fault, one).map((name) => pattern.replace('*', name))),
  )
  return patterns.find((path) => isTold(description, path)) ?? ''
}

const namesIn = (fault: PositionFault, fact: string): readonly string[] =>
  fact === fault.kind ? [''] : [fault[fact] ?? []].flat().map(String)

/** Names may have dots in them; those of fields have none. */
function isTold(description: unknown, path: string): boolean {
  const [, field = '', name] = /^([^.]*)(?:\.(.*))?$/s.exec(path) ?? []
  const part = isObject(description) ? description[field] : undefined
  return name === undefined ? part !== undefined : isObject(part) && Object.hasOwn(part, name)
}
