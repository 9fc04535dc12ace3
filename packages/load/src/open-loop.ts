import type { Actor } from './actors.js'
import { Pace } from './pace.js'
import type { Tables } from './pace.js'

/** People who do not wait for each other: actions come at their own rate, whether the server keeps up or not. */
export interface Rush {
  readonly perSecond: number
  readonly seconds: number
}

/**
 * Sends actions at a steady rate, each at the next table in turn. Times count from when an action was due, so that a
 * server that falls behind does not look better because clients wait for it.
 */
export async function rush(
  tables: Tables,
  clients: readonly (readonly Actor[])[],
  { perSecond, seconds }: Rush,
): Promise<Pace> {
  const pace = new Pace()
  const count = Math.round(perSecond * seconds)
  const free = [...clients]
  const busy = new Map<string, Promise<void>>()
  /** Tables take turns; one at which an action is under way is passed over. */
  const nextFree = (): string | undefined => {
    for (let tried = 0; tried < tables.ids.length; tried++) {
      const id = tables.ids[tables.steps++ % tables.ids.length] ?? ''
      if (!busy.has(id)) return id
    }
    return undefined
  }
  const start = performance.now()
  for (let i = 0; i < count; i++) {
    const due = start + (i / perSecond) * 1000
    const wait = due - performance.now()
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
    while (free.length === 0 || busy.size === tables.ids.length) await Promise.race(busy.values())
    const id = nextFree()
    const actors = free.pop()
    if (id === undefined || !actors) throw new Error('nobody is free')
    const acting = tables.step(id, actors).then(() => {
      pace.times.push(performance.now() - due)
      free.push(actors)
      busy.delete(id)
    })
    busy.set(id, acting)
  }
  await Promise.all(busy.values())
  pace.milliseconds = performance.now() - start
  return pace
}
