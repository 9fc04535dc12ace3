import { useEffect } from 'preact/hooks'

const settle = 300

/** Keeps the moment that is shown in the address (`?at=12`), so that it can be sent to somebody or reloaded. */
export function useAddressOfMoment(at: number, isPresent: boolean): void {
  useEffect(() => {
    // browsers count changes of the address; while a slider moves, none are made
    const timer = setTimeout(() => {
      const address = new URL(location.href)
      if (isPresent) address.searchParams.delete('at')
      else address.searchParams.set('at', String(at))
      if (address.href !== location.href) history.replaceState(history.state, '', address)
    }, settle)
    return () => clearTimeout(timer)
  }, [at, isPresent])
}

/** The moment that an address asks for. */
export function momentIn(query: URLSearchParams): number | undefined {
  const at = query.get('at') ?? ''
  return /^\d{1,6}$/.test(at) ? Number(at) : undefined
}
