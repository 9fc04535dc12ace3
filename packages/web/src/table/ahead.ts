import type { Action } from '@stellwerk/engine'
import { whenIdle } from '../ui/idle.js'
import { stepIn, useDescribed } from './description.js'
import { useTable } from './table.js'

/**
 * Whoever points at a button is about to press it: what the move leads to is worked out and described meanwhile, so that the
 * press only has to draw it.
 */
export function useAhead(): (action: Action | undefined) => (inside: boolean) => void {
  const { session, now } = useTable()
  const { face, describe } = useDescribed()
  return (action) => (inside) => {
    if (!action || !inside) return
    void whenIdle().then(() => {
      const next = session.now === now ? session.ahead?.(action) : undefined
      if (!next) return
      const description = describe(next.state)
      void [description.table, description.map]
      if (next.decision) stepIn(face, description, next.decision)
    })
  }
}
