import type { Effect } from './effect.js'
import type { Value } from './values.js'

/** The items of two lists that are not the same object in both, each with its counterpart. */
export function changed<T>(
  was: readonly T[],
  is: readonly T[],
  keyOf: (one: T) => string,
): readonly (readonly [T | undefined, T | undefined])[] {
  if (was === is) return []
  const old = new Map(was.map((one) => [keyOf(one), one]))
  const found: (readonly [T | undefined, T | undefined])[] = []
  for (const one of is) {
    const before = old.get(keyOf(one))
    old.delete(keyOf(one))
    if (before !== one) found.push([before, one])
  }
  for (const gone of old.values()) found.push([gone, undefined])
  return found
}

/** Whether two values say the same. They are made by the same code, so their fields are in the same order. */
export const same = (a: Value, b: Value): boolean =>
  a === b ||
  // what a scale could become does not count as a change
  (a.kind === 'scale' && b.kind === 'scale' ? a.now === b.now : JSON.stringify(a) === JSON.stringify(b))

/** Whether a change is good or bad, where it has a direction at all. */
export function toneOf(from: Value, to: Value, more: 'better' | 'worse' | undefined): Effect['tone'] {
  const [was, is] = [sizeOf(from), sizeOf(to)]
  if (more === undefined || was === undefined || is === undefined || was === is) return 'plain'
  return is > was === (more === 'better') ? 'good' : 'bad'
}

function sizeOf(value: Value): number | undefined {
  switch (value.kind) {
    case 'money':
    case 'percent':
    case 'count':
      return value.amount
    case 'flag':
      return Number(value.on)
    case 'list':
      return value.items.length
    case 'none':
      return 0
    case 'scale':
      return value.now
    case 'player':
    case 'company':
    case 'hex':
    case 'phase':
    case 'train':
    case 'tile':
    case 'name':
    case 'message':
    case 'hidden':
      return undefined
  }
}
