import type { Broken } from './position-fault.js'

/**
 * Laws that concern only some parts of a state. Parts are replaced and never changed, so as long as they are the same
 * objects, the last answer still holds.
 */
export function lawsAbout<S>(
  names: readonly (keyof S)[],
  laws: (state: S) => Iterable<Broken>,
): (state: S) => readonly Broken[] {
  let last: { readonly parts: Partial<S>; readonly broken: readonly Broken[] } | undefined
  return (state) => {
    const isSame = last !== undefined && names.every((name) => last?.parts[name] === state[name])
    if (!last || !isSame) {
      const parts = Object.fromEntries(names.map((name) => [name, state[name]])) as Partial<S>
      last = { parts, broken: [...laws(state)] }
    }
    return last.broken
  }
}
