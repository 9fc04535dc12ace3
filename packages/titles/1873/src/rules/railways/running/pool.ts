import type { PhaseId, Size } from '../../../data/types.js'
import { earned } from './revenue.js'
import type { Groups } from './search.js'
import type { View } from './view.js'
import { pathKey } from './view.js'

interface Found {
  readonly groups: Groups
  readonly revenue: number
}

/** Plans found so far, each once. */
export class Pool {
  private readonly found = new Map<string, Found>()
  /** The highest revenues, lowest of them last. */
  private top: number[] = []
  constructor(
    private readonly view: View,
    private readonly phase: PhaseId,
    private readonly sizes: readonly Size[],
    private wanted: number,
  ) {}

  get size(): number {
    return this.found.size
  }

  /** A plan must earn more to be among those that are wanted. */
  bar(): number {
    return this.top.length < this.wanted ? -1 : (this.top.at(-1) ?? -1)
  }

  /** From now on only the best plan is of interest. */
  onlyBest(): this {
    this.wanted = 1
    this.top = this.top.slice(0, 1)
    return this
  }

  add(groups: Groups): number {
    const keys = groups.map((group, i) => `${this.sizes[i]}:${group.map(pathKey).toSorted().join(' ')}`)
    const key = keys.toSorted().join('|')
    const known = this.found.get(key)
    if (known) return known.revenue
    const trains = this.sizes.map((size, i) => ({ size, paths: groups[i] ?? [] }))
    const revenue = earned(this.view, this.phase, { trains }).total
    this.found.set(key, { groups, revenue })
    if (revenue > this.bar())
      this.top = [...this.top, revenue].toSorted((a, b) => b - a).slice(0, this.wanted)
    return revenue
  }

  best(limit: number): Found[] {
    return [...this.found.values()].toSorted((a, b) => b.revenue - a.revenue).slice(0, limit)
  }
}
