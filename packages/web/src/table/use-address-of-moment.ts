import { useEffect } from 'preact/hooks'

const settle = 300

/** Keeps the moment and the line that are shown in the address (`?line=x&at=12`), so that they can be reloaded. */
export function useAddressOfMoment(at: number, isPresent: boolean, line: string | undefined): void {
  useEffect(() => {
    // browsers count changes of the address; while a slider moves, none are made
    const timer = setTimeout(() => {
      const address = new URL(location.href)
      for (const [name, value] of [
        ['line', line],
        ['at', isPresent ? undefined : String(at)],
      ] as const) {
        if (value === undefined) address.searchParams.delete(name)
        else address.searchParams.set(name, value)
      }
      if (address.href !== location.href) history.replaceState(history.state, '', address)
    }, settle)
    return () => clearTimeout(timer)
  }, [at, isPresent, line])
}

/** The moment that an address asks for. */
export function momentIn(query: URLSearchParams): number | undefined {
  const at = query.get('at') ?? ''
  return /^\d{1,6}$/.test(at) ? Number(at) : undefined
}
