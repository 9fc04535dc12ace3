import type { Counts, Report } from './game.js'

export interface Reached {
  /** In how many games. */
  games: number
  /** How often in all. */
  times: number
}

/** What a series of games amounts to; the order in which they end does not matter. */
export class Tally {
  games = 0
  actions = 0
  shortest = Infinity
  longest = 0
  violations = 0
  readonly events = new Map<string, Reached>()
  readonly milestones = new Map<string, Reached>()

  add({ actions, events, milestones, violation }: Report): void {
    this.games += 1
    this.actions += actions
    this.shortest = Math.min(this.shortest, actions)
    this.longest = Math.max(this.longest, actions)
    if (violation) this.violations += 1
    count(this.events, events)
    count(this.milestones, milestones)
  }
}

function count(into: Map<string, Reached>, counts: Counts): void {
  for (const [name, times] of Object.entries(counts)) {
    const reached = into.get(name) ?? { games: 0, times: 0 }
    reached.games += 1
    reached.times += times
    into.set(name, reached)
  }
}
