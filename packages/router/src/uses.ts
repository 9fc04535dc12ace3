import type { Network } from './network.js'
import { isStop } from './network.js'

type Kind = 'thing' | 'limit' | 'stop'

/** Numbers for what a route may use once, in the order in which they come up: things, limits, and each stop itself. */
export class Uses {
  /** What each number stands for. */
  readonly kinds: Kind[] = []
  private readonly ids: Readonly<Record<Kind, Map<number, number>>> = {
    thing: new Map(),
    limit: new Map(),
    stop: new Map(),
  }

  constructor(private readonly network: Network) {}

  ofTrack(things: readonly number[], limits: readonly number[]): number[] {
    return this.added([], things, limits)
  }

  ofPoint(p: number): number[] {
    const point = this.network.points[p]
    if (!point) throw new Error(`no point ${p}`)
    return this.added(isStop(point) ? [this.idOf('stop', p)] : [], point.things, point.limits)
  }

  private added(list: number[], things: readonly number[], limits: readonly number[]): number[] {
    for (const id of things) list.push(this.idOf('thing', id))
    for (const id of limits) list.push(this.idOf('limit', id))
    return list
  }

  private idOf(kind: Kind, id: number): number {
    const ids = this.ids[kind]
    let known = ids.get(id)
    if (known === undefined) ids.set(id, (known = this.kinds.push(kind) - 1))
    return known
  }
}

/** Things that always come together are one: only the first of them is kept. */
export function merged(
  moves: readonly (readonly number[])[],
  points: readonly (readonly number[])[],
  count: number,
): { readonly moves: number[][]; readonly points: number[][]; readonly kept: boolean[] } {
  const users: number[][] = Array.from({ length: count }, () => [])
  ;[...moves, ...points].forEach((list, i) => list.forEach((id) => users[id]?.push(i)))
  const first = new Map<string, number>()
  const kept = users.map((list, id) => {
    const key = list.join()
    if (!first.has(key)) first.set(key, id)
    return first.get(key) === id
  })
  const only = (lists: readonly (readonly number[])[]): number[][] =>
    lists.map((list) => [...new Set(list)].filter((id) => kept[id]))
  return { moves: only(moves), points: only(points), kept }
}
