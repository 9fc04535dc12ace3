import type { CoreState } from '@stellwerk/engine'
import type { ComputerSession } from './computer-session.js'

/** Lets the computers of a game play on this page, unless another page of this browser does already; returns how to stop. */
export function driveAlone<S extends CoreState>(session: ComputerSession<S>): () => void {
  // without a secure connection a browser has no locks; the shelf still keeps two pages apart
  if (!('locks' in navigator)) {
    session.drive()
    return () => undefined
  }
  const gone = new AbortController()
  const { signal } = gone
  const untilGone = (): Promise<void> =>
    new Promise((resolve) => {
      session.drive()
      signal.addEventListener('abort', () => resolve())
    })
  navigator.locks
    .request(`stellwerk.computers.${session.id}`, { signal }, untilGone)
    .catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  return () => gone.abort()
}
