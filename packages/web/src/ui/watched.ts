import { useEffect, useState } from 'preact/hooks'

/** A value that all pages of the site share, and that tells those who show it when it changes. */
export interface Watched<T> {
  get(): T
  set(value: T): void
  /** The value as a component shows it. */
  use(): T
}

export function watched<T>(first: T): Watched<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    use() {
      const [shown, show] = useState<T>(value)
      useEffect(() => {
        // a function that is kept must not be taken for a change
        const listener = (): void => show(() => value)
        listener()
        listeners.add(listener)
        return () => void listeners.delete(listener)
      }, [])
      return shown
    },
  }
}
