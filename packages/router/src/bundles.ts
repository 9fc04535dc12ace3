/**
 * Trains that run several routes each, which must hang together. What a place earns is counted once over all trains; a
 * work there earns by the largest train that calls. Given the routes to choose from, finds the plans that earn most.
 */
export interface BundleTask {
  /** How many things, places to hang together and places to call at there are. */
  readonly things: number
  readonly links: number
  readonly places: readonly BundlePlace[]
  /** The routes to choose from. The first of them must be run: so many as `mandatory` says. */
  readonly routes: readonly BundleRoute[]
  readonly mandatory: number
  /** How many routes each train may run; equal ones side by side. */
  readonly trains: readonly number[]
  /** How many routes all trains together must run at least. */
  readonly count: number
  /** Routes that trains run in any case, by train. */
  readonly fixed?: readonly (readonly number[])[]
  /** Links with which the routes of a train must hang together; absent: with one another. */
  readonly start?: readonly number[]
  /** How many more routes can be run at most when these things are in use. */
  readonly fitting?: (used: Uint8Array) => number
}

export interface BundlePlace {
  /** What a call earns. */
  readonly value: number
  /** What it earns if some route calls at the company's own stop there. */
  readonly ownValue: number
  /** What the work earns for each size of the largest train that calls. */
  readonly perSize: number
}

export interface BundleRoute {
  readonly things: readonly number[]
  readonly links: readonly number[]
  readonly calls: readonly { readonly place: number; readonly own: boolean }[]
}

export interface BundleSearch {
  /** Only plans that earn more are of interest. */
  readonly bar: () => number
  /** Told of each plan of interest: the routes of each train. The lists are only lent. */
  readonly found: (groups: readonly (readonly number[])[], total: number) => void
  readonly maxSteps: number
  readonly signal?: { readonly aborted: boolean }
}

export interface BundleEnd {
  readonly steps: number
  /** The search was finished: no other plan earns more than the bar. */
  readonly proven: boolean
  /** No plan earns more than this or the bar. */
  readonly bound: number
}

class Halt extends Error {}

/**
 * Train by train, route by route. The income is submodular: a set of further routes adds at most what each of them
 * would add alone, and at most what all the places still to be called at are worth. The lower of the two is the bound.
 */
export function searchBundles(task: BundleTask, search: BundleSearch): BundleEnd {
  const { routes, trains: sizes, places, count } = task
  const unlimited = sizes.map((size) => (Number.isFinite(size) ? size : Infinity))
  const largest = (from: number): number => Math.max(0, ...sizes.slice(from).map(worthOf))
  const groups: number[][] = sizes.map(() => [])
  const used = new Uint8Array(task.things)
  const taken = new Uint8Array(routes.length)
  const calls = new Int32Array(places.length)
  const ownCalls = new Int32Array(places.length)
  /** For each place how many routes of each train call there. */
  const bySize = places.map(() => new Int32Array(sizes.length))
  const bySizeDescending = sizes
    .map((_, t) => t)
    .toSorted((a, b) => worthOf(sizes[b] ?? 0) - worthOf(sizes[a] ?? 0))
  const marginal = new Float64Array(routes.length)
  const seen = new Int32Array(places.length)
  let stamp = 0
  let chosen = 0
  let total = 0
  let steps = 0

  const earns = (p: number): number => {
    if (!calls[p]) return 0
    const { value, ownValue, perSize } = places[p] as BundlePlace
    let income = ownCalls[p] ? ownValue : value
    if (perSize !== 0) {
      const t = bySizeDescending.find((train) => (bySize[p]?.[train] ?? 0) > 0)
      if (t !== undefined) income += perSize * worthOf(sizes[t] ?? 0)
    }
    return income
  }
  const change = (r: number, t: number, by: 1 | -1): void => {
    const route = routes[r] as BundleRoute
    for (const id of route.things) used[id] = by > 0 ? 1 : 0
    for (const { place, own } of route.calls) {
      total -= earns(place)
      calls[place] = (calls[place] as number) + by
      if (own) ownCalls[place] = (ownCalls[place] as number) + by
      const here = bySize[place] as Int32Array
      here[t] = (here[t] as number) + by
      total += earns(place)
    }
    taken[r] = by > 0 ? 1 : 0
    chosen += by
    if (by > 0) groups[t]?.push(r)
    else groups[t]?.pop()
  }
  const isFree = (r: number): boolean =>
    !taken[r] && (routes[r] as BundleRoute).things.every((id) => !used[id])

  /** What a place can still add if a train of this size calls there, at its own stop or not. */
  const adds = (p: number, own: boolean, size: number): number => {
    const { value, ownValue, perSize } = places[p] as BundlePlace
    const before = earns(p)
    const stop = own || ownCalls[p] ? Math.max(ownValue, value) : value
    let most = size
    if (calls[p])
      for (const t of bySizeDescending)
        if ((bySize[p]?.[t] ?? 0) > 0) {
          most = Math.max(most, worthOf(sizes[t] ?? 0))
          break
        }
    return Math.max(0, stop + perSize * most - before)
  }

  /** The most that any plan from here can earn, if `room` more routes can be run by trains from `t` on. */
  const atMost = (t: number, room: number): number => {
    const size = largest(t)
    stamp++
    let everywhere = 0
    let n = 0
    for (let r = 0; r < routes.length; r++) {
      if (!isFree(r)) continue
      let sum = 0
      for (const { place, own } of (routes[r] as BundleRoute).calls) {
        const more = adds(place, own, size)
        sum += more
        if (seen[place] !== stamp) {
          seen[place] = stamp
          everywhere += adds(place, true, size)
        }
      }
      if (sum > 0) marginal[n++] = sum
    }
    if (n <= room) {
      let sum = 0
      for (let i = 0; i < n; i++) sum += marginal[i] as number
      return total + Math.min(sum, everywhere)
    }
    const best = marginal.subarray(0, n).sort()
    let sum = 0
    for (let i = 0; i < room; i++) sum += best[n - 1 - i] as number
    return total + Math.min(sum, everywhere)
  }

  const roomFrom = (t: number): number =>
    unlimited.reduce((sum, size, i) => (i < t ? sum : sum + size - (groups[i]?.length ?? 0)), 0)
  const hopeless = (t: number): boolean => {
    if (++steps > search.maxSteps || search.signal?.aborted) throw new Halt()
    let room = roomFrom(t)
    if (chosen + room < count) return true
    if (task.fitting) {
      room = Math.min(room, task.fitting(used))
      if (chosen + room < count) return true
    }
    return atMost(t, Math.min(room, routes.length)) <= search.bar()
  }

  /** Routes are added only where they hang together with others, so the given ones alone can be apart. */
  const hangsTogether = (group: readonly number[], t: number): boolean => {
    if ((given[t] as number) < 2) return true
    const reached = new Set(task.start ?? routes[group[0] as number]?.links)
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
  let given: readonly number[] = sizes.map(() => 0)

  const first: number[] = sizes.map(() => -1)
  const run = (t: number): void => {
    if (t === sizes.length) {
      if (chosen >= count && total > search.bar() && groups.every(hangsTogether)) search.found(groups, total)
      return
    }
    if (hopeless(t)) return
    const links = new Uint8Array(task.links)
    const settled = new Uint8Array(routes.length)
    const own = groups[t] as number[]
    for (const n of task.start ?? []) links[n] = 1
    for (const r of own) for (const n of (routes[r] as BundleRoute).links) links[n] = 1
    if (own.length || task.start) {
      grow(t, links, settled)
      return
    }
    // among equal trains without a route the one with the earlier first route comes first
    const after = t > 0 && sizes[t - 1] === sizes[t] && !startsFixed(t - 1) ? (first[t - 1] as number) : -1
    for (let r = task.mandatory; r < routes.length; r++) {
      if (r > after && isFree(r)) {
        first[t] = r
        change(r, t, 1)
        for (const n of (routes[r] as BundleRoute).links) links[n] = 1
        grow(t, links, settled)
        links.fill(0)
        change(r, t, -1)
      }
      settled[r] = 1
    }
    first[t] = routes.length
    run(t + 1)
    first[t] = -1
  }
  const startsFixed = (t: number): boolean => first[t] === -1

  const grow = (t: number, links: Uint8Array, settled: Uint8Array): void => {
    if (hopeless(t)) return
    const tried: number[] = []
    if ((groups[t]?.length ?? 0) < (unlimited[t] as number))
      for (let r = task.mandatory; r < routes.length; r++) {
        const route = routes[r] as BundleRoute
        if (settled[r] || !route.links.some((n) => links[n]) || !isFree(r)) continue
        settled[r] = 1
        tried.push(r)
        const fresh = route.links.filter((n) => !links[n])
        for (const n of fresh) links[n] = 1
        change(r, t, 1)
        grow(t, links, settled)
        change(r, t, -1)
        for (const n of fresh) links[n] = 0
      }
    for (const r of tried) settled[r] = 0
    run(t + 1)
  }

  const fixed = task.fixed ?? []
  fixed.forEach((list, t) => list.forEach((r) => change(r, t, 1)))
  const duties = Array.from({ length: task.mandatory }, (_, r) => r).filter((r) => !taken[r])
  let bound = 0
  const hold = (i: number): void => {
    const duty = duties[i]
    if (duty === undefined) {
      given = groups.map((group) => group.length)
      bound = Math.max(bound, atMost(0, Math.min(roomFrom(0), routes.length)))
      run(0)
      return
    }
    const tried = new Set<string>()
    sizes.forEach((size, t) => {
      const key = `${size}: ${groups[t]?.join(' ')}`
      // equal trains with the same routes so far need not both be tried
      if ((groups[t]?.length ?? 0) >= (unlimited[t] as number) || tried.has(key)) return
      tried.add(key)
      change(duty, t, 1)
      hold(i + 1)
      change(duty, t, -1)
    })
  }
  try {
    hold(0)
    return { steps, proven: true, bound: search.bar() }
  } catch (error) {
    if (!(error instanceof Halt)) throw error
    return { steps, proven: false, bound: Math.max(bound, search.bar()) }
  }
}

/** A train without a limit counts as size 0 at works: it calls at none. */
const worthOf = (size: number): number => (Number.isFinite(size) ? size : 0)
