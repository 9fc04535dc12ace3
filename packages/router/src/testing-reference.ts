import type { Fault } from './check.js'
import { faultOfRoute, thingsOf } from './check.js'
import type { Route, Task, Train } from './network.js'
import { isStop } from './network.js'
import { earnings } from './value.js'

/** A route of one train with what it earns, for the comparisons. */
export interface SlowRoute {
  readonly route: Route
  readonly total: number
  readonly things: ReadonlySet<number>
}

/** What no more track can mend: a walk with such a fault need not go on. */
const lasting: readonly (Fault | undefined)[] = ['broken', 'gauge', 'twice', 'barred', 'passed']

/** Every route of a train: all walks from every stop, each looked at by itself. Slow and simple. */
export function slowRoutes(task: Task, train: Train, mail: boolean): SlowRoute[] {
  const { network } = task
  const found = new Map<string, SlowRoute>()
  const points: number[] = []
  const segments: number[] = []
  const look = (): Fault | undefined => {
    const route = { points: [...points], segments: [...segments] }
    const fault = faultOfRoute(task, train, route)
    if (fault) return fault
    const earned = earnings(network, train, route, mail)
    if (!earned) return undefined
    const key = [...segments].toSorted((a, b) => a - b).join()
    found.set(key, { route, total: earned.total, things: new Set(thingsOf(network, route)) })
    return undefined
  }
  const walk = (at: number): void => {
    if (lasting.includes(look())) return
    network.segments.forEach(({ from, to }, s) => {
      if (segments.includes(s)) return
      for (const [here, there] of [
        [from, to],
        [to, from],
      ] as const) {
        if (here !== at) continue
        if (isStop(network.points[there]) && points.includes(there)) continue
        points.push(there)
        segments.push(s)
        walk(there)
        points.pop()
        segments.pop()
      }
    })
  }
  network.points.forEach((point, p) => {
    if (!isStop(point)) return
    points.push(p)
    walk(p)
    points.pop()
  })
  return [...found.values()]
}

/** The totals of all plans, highest first; a plan is one route or none for every train. */
export function slowTotals(task: Task): number[] {
  const { trains, mail } = task
  const totals: number[] = []
  const carriers = mail && trains.length ? trains.map((_, i) => i) : [-1]
  for (const carrier of carriers) {
    const lists = trains.map((train, i) => slowRoutes(task, train, i === carrier))
    const combine = (i: number, taken: ReadonlySet<number>, total: number): void => {
      const list = lists[i]
      if (!list) {
        totals.push(total)
        return
      }
      combine(i + 1, taken, total)
      for (const { things, total: more } of list)
        if ([...things].every((id) => !taken.has(id)))
          combine(i + 1, new Set([...taken, ...things]), total + more)
    }
    combine(0, new Set(), 0)
  }
  return totals.toSorted((a, b) => b - a)
}
