import type { CoreState } from '@stellwerk/engine'
import type { Moment, Now } from '../session/session.js'

const known = new WeakMap<Now, readonly Moment[]>()

/** All moments of a game from its beginning; empty as long as some are still on their way. */
export function momentsOf<S extends CoreState>(now: Now<S>): readonly Moment<S>[] {
  const before = known.get(now)
  if (before) return before as readonly Moment<S>[]
  let moments: Moment<S>[] = []
  for (let n = 0; n <= now.length; n++) {
    const moment = now.at(n)
    if (!moment) {
      moments = []
      break
    }
    moments.push(moment)
  }
  known.set(now, moments)
  return moments
}
