import { BundleChoice } from './bundle-choice.js'

/**
 * What to solve where each train runs several routes, which must be connected. A place earns once over all trains; a
 * mine or factory there earns by the largest train that calls. The routes to choose from are given.
 */
export interface BundleTask {
  /** How many things, places to connect at and places to call at there are. */
  readonly things: number
  readonly links: number
  readonly places: readonly BundlePlace[]
  /** The routes to choose from. The first `mandatory` of them must be run. */
  readonly routes: readonly BundleRoute[]
  readonly mandatory: number
  /** How many routes each train may run; equal trains side by side. */
  readonly trains: readonly number[]
  /** How many routes all trains together must run at least. */
  readonly count: number
  /** Routes that trains run in any case, by train. */
  readonly fixed?: readonly (readonly number[])[]
  /** Links to which the routes of a train must connect; absent: to one another. */
  readonly start?: readonly number[]
  /** How many more routes can be run at most when these things are in use. */
  readonly fitting?: (used: Uint8Array) => number
}

/** A place at which routes call. */
export interface BundlePlace {
  /** What a call earns. */
  readonly value: number
  /** What it earns if some route calls at the company's own stop there. */
  readonly ownValue: number
  /** What the work earns for each size of the largest train that calls. */
  readonly perSize: number
}

/** A route that a train may take: what it uses, and where it calls. */
export interface BundleRoute {
  readonly things: readonly number[]
  readonly links: readonly number[]
  readonly calls: readonly { readonly place: number; readonly own: boolean }[]
}

/** The options and callbacks of a search for bundles of routes. */
export interface BundleSearch {
  /** Only plans that earn more are of interest. */
  readonly bar: () => number
  /** Called with each plan of interest: the routes of each train. The lists are reused, so copy what you keep. */
  readonly found: (groups: readonly (readonly number[])[], total: number) => void
  readonly maxSteps: number
  readonly signal?: { readonly aborted: boolean }
}

/** How a search for bundles of routes ended. */
export interface BundleEnd {
  readonly steps: number
  /** The search was finished: no other plan earns more than the bar. */
  readonly proven: boolean
  /** No plan earns more than this or the bar. */
  readonly bound: number
}

class Halt extends Error {}

/**
 * Finds the bundles of routes that earn most, train by train and route by route. The income is submodular: a set of
 * further routes adds at most what each of them would add alone, and at most what all the places still to be called at
 * are worth. The lower of the two is the bound.
 */
export function searchBundles(task: BundleTask, search: BundleSearch): BundleEnd {
  const looking = new Looking(task, search)
  try {
    looking.everywhere()
    return { steps: looking.steps, proven: true, bound: search.bar() }
  } catch (error) {
    if (!(error instanceof Halt)) throw error
    return { steps: looking.steps, proven: false, bound: Math.max(looking.bound, search.bar()) }
  }
}

/** The search while it is under way. */
class Looking {
  steps = 0
  /** No plan earns more. */
  bound = 0
  private readonly choice: BundleChoice
  /** How many fixed routes each train runs. */
  private given: readonly number[]
  /** The first freely chosen route of each train; -1 before that, and for trains with fixed routes. */
  private readonly first: number[]
  /** The routes that must be run and that no train has as a fixed one. */
  private readonly duties: readonly number[]

  constructor(
    private readonly task: BundleTask,
    private readonly search: BundleSearch,
  ) {
    this.choice = new BundleChoice(task)
    this.given = task.trains.map(() => 0)
    this.first = task.trains.map(() => -1)
    task.fixed?.forEach((list, t) => list.forEach((r) => this.choice.take(r, t)))
    this.duties = Array.from({ length: task.mandatory }, (_, r) => r).filter((r) => !this.choice.isTaken(r))
  }

  everywhere(): void {
    this.hold(0)
  }

  /** Gives each duty to every train in turn. */
  private hold(i: number): void {
    const { choice, task } = this
    const duty = this.duties[i]
    if (duty === undefined) {
      this.given = choice.groups.map((group) => group.length)
      this.bound = Math.max(this.bound, choice.atMost(0, choice.roomFrom(0)))
      this.run(0)
      return
    }
    const tried = new Set<string>()
    task.trains.forEach((size, t) => {
      const key = `${size}: ${choice.groups[t]?.join(' ')}`
      // equal trains with the same routes so far need not both be tried
      if (choice.isFull(t) || tried.has(key)) return
      tried.add(key)
      choice.take(duty, t)
      this.hold(i + 1)
      choice.drop(duty, t)
    })
  }

  private run(t: number): void {
    const { choice, task, first } = this
    const { routes, trains } = task
    if (t === trains.length) return this.tell()
    if (this.isHopeless(t)) return
    const links = new Uint8Array(task.links)
    const settled = new Uint8Array(routes.length)
    const own = choice.groups[t] as readonly number[]
    for (const n of task.start ?? []) links[n] = 1
    for (const r of own) for (const n of (routes[r] as BundleRoute).links) links[n] = 1
    if (own.length || task.start) return this.grow(t, links, settled)
    // among equal trains without a route the one with the earlier first route comes first
    const after = t > 0 && trains[t - 1] === trains[t] ? (first[t - 1] as number) : -1
    for (let r = task.mandatory; r < routes.length; r++) {
      if (r > after && choice.isFree(r)) {
        first[t] = r
        choice.take(r, t)
        for (const n of (routes[r] as BundleRoute).links) links[n] = 1
        this.grow(t, links, settled)
        links.fill(0)
        choice.drop(r, t)
      }
      settled[r] = 1
    }
    first[t] = routes.length
    this.run(t + 1)
    first[t] = -1
  }

  /** Adds routes connected to those of the train, deciding about each only once. */
  private grow(t: number, links: Uint8Array, settled: Uint8Array): void {
    const { choice, task } = this
    const { routes } = task
    if (this.isHopeless(t, settled)) return
    const tried: number[] = []
    if (!choice.isFull(t))
      for (let r = task.mandatory; r < routes.length; r++) {
        const route = routes[r] as BundleRoute
        if (settled[r] || !route.links.some((n) => links[n]) || !choice.isFree(r)) continue
        settled[r] = 1
        tried.push(r)
        const fresh = route.links.filter((n) => !links[n])
        for (const n of fresh) links[n] = 1
        choice.take(r, t)
        this.grow(t, links, settled)
        choice.drop(r, t)
        for (const n of fresh) links[n] = 0
      }
    for (const r of tried) settled[r] = 0
    this.run(t + 1)
  }

  /** Whether no plan of interest can follow. Routes already decided for this train have been tried with it. */
  private isHopeless(t: number, settled?: Uint8Array): boolean {
    const { choice, task, search } = this
    if (++this.steps > search.maxSteps || search.signal?.aborted) throw new Halt()
    let room = choice.roomFrom(t)
    if (choice.chosen + room < task.count) return true
    if (task.fitting) {
      room = Math.min(room, task.fitting(choice.used))
      if (choice.chosen + room < task.count) return true
    }
    // later trains may still run what was decided for this one
    const tried = t === task.trains.length - 1 ? settled : undefined
    return choice.atMost(t, room, tried) <= search.bar()
  }

  private tell(): void {
    const { groups, total, chosen } = this.choice
    if (chosen < this.task.count || total <= this.search.bar()) return
    if (groups.every((group, t) => this.hangsTogether(group, t))) this.search.found(groups, total)
  }

  /** Routes are added only where they connect to others, so only the given ones can be unconnected. */
  private hangsTogether(group: readonly number[], t: number): boolean {
    if ((this.given[t] as number) < 2) return true
    const { routes, start } = this.task
    const reached = new Set(start ?? routes[group[0] as number]?.links)
    let left = [...group]
    while (left.length) {
      const apart = left.filter((r) => !(routes[r] as BundleRoute).links.some((n) => reached.has(n)))
      if (apart.length === left.length) return false
      for (const r of left)
        if (!apart.includes(r)) for (const n of (routes[r] as BundleRoute).links) reached.add(n)
      left = apart
    }
    return true
  }
}
