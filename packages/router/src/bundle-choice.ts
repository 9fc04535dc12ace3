import type { BundlePlace, BundleRoute, BundleTask } from './bundles.js'

/** Which routes the trains run so far, what they earn, and the most that further ones can add. */
export class BundleChoice {
  /** The routes of each train. */
  readonly groups: readonly number[][]
  /** The things in use. */
  readonly used: Uint8Array
  chosen = 0
  total = 0
  private readonly taken: Uint8Array
  private readonly calls: Int32Array
  private readonly ownCalls: Int32Array
  /** For each place how many routes of each train call there, one place behind the other. */
  private readonly byTrain: Int32Array
  /** The trains, those that earn most at works first. */
  private readonly largestFirst: readonly number[]
  /** The largest size at works of the trains from each one on. */
  private readonly largestFrom: readonly number[]
  /** What a call at each place adds, at the company's own stop or not: worked out once for each bound. */
  private readonly adds: Float64Array
  private readonly ownAdds: Float64Array
  private readonly seen: Int32Array
  private stamp = 0
  private readonly marginal: Float64Array

  constructor(private readonly task: BundleTask) {
    const { trains, places, routes } = task
    this.groups = trains.map(() => [])
    this.used = new Uint8Array(task.things)
    this.taken = new Uint8Array(routes.length)
    this.calls = new Int32Array(places.length)
    this.ownCalls = new Int32Array(places.length)
    this.byTrain = new Int32Array(places.length * trains.length)
    const worths = trains.map(worthOf)
    this.largestFirst = worths.map((_, t) => t).toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
    this.largestFrom = [...worths, 0].map((_, t) => Math.max(0, ...worths.slice(t)))
    this.adds = new Float64Array(places.length)
    this.ownAdds = new Float64Array(places.length)
    this.seen = new Int32Array(places.length)
    this.marginal = new Float64Array(routes.length)
  }

  isTaken(route: number): boolean {
    return this.taken[route] === 1
  }

  /** Whether no train runs the route, and none uses what it needs. */
  isFree(route: number): boolean {
    if (this.taken[route]) return false
    for (const id of (this.task.routes[route] as BundleRoute).things) if (this.used[id]) return false
    return true
  }

  isFull(train: number): boolean {
    return (this.groups[train] as number[]).length >= (this.task.trains[train] as number)
  }

  /** How many more routes the trains from this one on may run. */
  roomFrom(train: number): number {
    let room = 0
    for (let t = train; t < this.groups.length; t++)
      room += (this.task.trains[t] as number) - (this.groups[t] as number[]).length
    return room
  }

  take(route: number, train: number): void {
    this.change(route, train, 1)
    this.groups[train]?.push(route)
  }

  /** Takes back what was taken last. */
  drop(route: number, train: number): void {
    this.change(route, train, -1)
    this.groups[train]?.pop()
  }

  private change(r: number, t: number, by: 1 | -1): void {
    const route = this.task.routes[r] as BundleRoute
    for (const id of route.things) this.used[id] = by > 0 ? 1 : 0
    for (const { place, own } of route.calls) {
      this.total -= this.earns(place)
      this.calls[place] = (this.calls[place] as number) + by
      if (own) this.ownCalls[place] = (this.ownCalls[place] as number) + by
      const at = place * this.groups.length + t
      this.byTrain[at] = (this.byTrain[at] as number) + by
      this.total += this.earns(place)
    }
    this.taken[r] = by > 0 ? 1 : 0
    this.chosen += by
  }

  private earns(place: number): number {
    if (!this.calls[place]) return 0
    const { value, ownValue, perSize } = this.task.places[place] as BundlePlace
    return (this.ownCalls[place] ? ownValue : value) + (perSize === 0 ? 0 : perSize * this.largestAt(place))
  }

  /** The size at works of the largest train that calls. */
  private largestAt(place: number): number {
    const first = place * this.groups.length
    for (const t of this.largestFirst)
      if ((this.byTrain[first + t] as number) > 0) return worthOf(this.task.trains[t] ?? 0)
    return 0
  }

  /** The most that any plan from here can earn, if so many more routes can be run by trains from this one on. */
  atMost(train: number, room: number): number {
    const { routes } = this.task
    const { marginal } = this
    const size = this.largestFrom[train] as number
    this.stamp++
    let everywhere = 0
    let all = 0
    let n = 0
    for (let r = 0; r < routes.length; r++) {
      if (!this.isFree(r)) continue
      let sum = 0
      for (const { place, own } of (routes[r] as BundleRoute).calls) {
        if (this.seen[place] !== this.stamp) everywhere += this.lookAt(place, size)
        sum += (own ? this.ownAdds[place] : this.adds[place]) as number
      }
      if (sum === 0) continue
      marginal[n++] = sum
      all += sum
    }
    if (n <= room) return this.total + Math.min(all, everywhere)
    const ascending = marginal.subarray(0, n).sort()
    let best = 0
    for (let i = n - room; i < n; i++) best += ascending[i] as number
    return this.total + Math.min(best, everywhere)
  }

  /** Works out what a place can still add if a train of this size calls there; returns the most of it. */
  private lookAt(place: number, size: number): number {
    const { value, ownValue, perSize } = this.task.places[place] as BundlePlace
    const before = this.earns(place)
    const works = perSize === 0 ? 0 : perSize * Math.max(size, this.largestAt(place))
    const best = Math.max(ownValue, value)
    const most = Math.max(0, best + works - before)
    this.seen[place] = this.stamp
    this.ownAdds[place] = most
    this.adds[place] = this.ownCalls[place] ? most : Math.max(0, value + works - before)
    return most
  }
}

/** A train without a limit counts as size 0 at works: it calls at none. */
const worthOf = (size: number): number => (Number.isFinite(size) ? size : 0)
