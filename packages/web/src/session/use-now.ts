import { useEffect, useState } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import type { Now, Session } from './session.js'

/** The game as it is now, followed as it changes. */
export function useNow<S extends CoreState>(session: Session<S>): Now<S> {
  const [, redraw] = useState(session.now)
  useEffect(() => {
    const follow = (): void => redraw(session.now)
    follow()
    return session.subscribe(follow)
  }, [session])
  // read anew at each drawing: another session may have been given
  return session.now
}
