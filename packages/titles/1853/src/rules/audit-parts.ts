import type { Broken } from '@stellwerk/engine'
import type { State } from '../state.js'

/**
 * Laws about some parts of a state. Parts are replaced and never changed, so as long as they are the very ones that were
 * looked at last, the answer is the last one too.
 */
export function lawsAbout(
  names: readonly (keyof State)[],
  laws: (state: State) => Iterable<Broken>,
): (state: State) => readonly Broken[] {
  let last: { readonly state: Partial<State>; readonly broken: readonly Broken[] } | undefined
  return (state) => {
    if (!last || names.some((name) => last?.state[name] !== state[name])) {
      const parts = Object.fromEntries(names.map((name) => [name, state[name]]))
      last = { state: parts, broken: [...laws(state)] }
    }
    return last.broken
  }
}
