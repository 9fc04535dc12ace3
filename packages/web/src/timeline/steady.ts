import { useRef } from 'preact/hooks'

/**
 * Keeps the identity of lists that say the same as before, each by its name. A game only grows at its end, so that what
 * was drawn from its older parts can stay.
 */
export function useSteady<T>(): (name: string, list: readonly T[]) => readonly T[] {
  const known = useRef(new Map<string, { readonly said: string; readonly list: readonly T[] }>())
  return (name, list) => {
    const said = JSON.stringify(list)
    const before = known.current.get(name)
    if (before?.said === said) return before.list
    known.current.set(name, { said, list })
    return list
  }
}
