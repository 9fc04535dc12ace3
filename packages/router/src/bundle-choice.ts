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
  /** The things in use, and those that each route needs, 32 of them in a word. */
  private readonly words: number
  private readonly usedBits: Int32Array
  private readonly neededBits: Int32Array
  /**
   * The calls of all routes, one route after another: twice the number of the place, plus one at the company's own
   * stop.
   */
  private readonly visits: Int32Array
  private readonly firstVisit: Int32Array
  private readonly calls: Int32Array
  private readonly ownCalls: Int32Array
  /** For each place, how many routes of each train call there, one place after another. */
  private readonly byTrain: Int32Array
  /** The trains, those that earn most at works first. */
  private readonly largestFirst: readonly number[]
  /** The largest size at works of the trains from each one on. */
  private readonly largestFrom: readonly number[]
  /** What each visit adds: worked out once for each bound. */
  private readonly adds: Float64Array
  private readonly seen: Int32Array
  private stamp = 0
  /** The highest amounts that routes add, the lowest of them first. */
  private readonly most: Float64Array

  constructor(private readonly task: BundleTask) {
    const { trains, places, routes } = task
    this.groups = trains.map(() => [])
    this.used = new Uint8Array(task.things)
    this.taken = new Uint8Array(routes.length)
    this.words = Math.ceil(task.things / 32)
    this.usedBits = new Int32Array(this.words)
    this.neededBits = new Int32Array(this.words * routes.length)
    routes.forEach(({ things }, r) => {
      for (const id of things) setBit(this.neededBits, this.words * r, id, true)
    })
    this.visits = Int32Array.from(
      routes.flatMap(({ calls }) => calls.map(({ place, own }) => 2 * place + (own ? 1 : 0))),
    )
    this.firstVisit = new Int32Array(routes.length + 1)
    routes.forEach(({ calls }, r) => (this.firstVisit[r + 1] = (this.firstVisit[r] as number) + calls.length))
    this.calls = new Int32Array(places.length)
    this.ownCalls = new Int32Array(places.length)
    this.byTrain = new Int32Array(places.length * trains.length)
    const worths = trains.map(worthOf)
    this.largestFirst = worths.map((_, t) => t).toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
    this.largestFrom = [...worths, 0].map((_, t) => Math.max(0, ...worths.slice(t)))
    this.adds = new Float64Array(2 * places.length)
    this.seen = new Int32Array(places.length)
    this.most = new Float64Array(routes.length)
  }

  isTaken(route: number): boolean {
    return this.taken[route] === 1
  }

  /** Whether no train runs the route, and none uses what it needs. */
  isFree(route: number): boolean {
    if (this.taken[route]) return false
    const { words, usedBits, neededBits } = this
    for (let w = 0, at = route * words; w < words; w++, at++)
      if ((usedBits[w] as number) & (neededBits[at] as number)) return false
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

  /** Undoes the last `take`. */
  drop(route: number, train: number): void {
    this.change(route, train, -1)
    this.groups[train]?.pop()
  }

  private change(r: number, t: number, by: 1 | -1): void {
    const route = this.task.routes[r] as BundleRoute
    for (const id of route.things) {
      this.used[id] = by > 0 ? 1 : 0
      setBit(this.usedBits, 0, id, by > 0)
    }
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

  /**
   * The most that any plan from here can earn if trains from this one on can run so many more routes, excluding those
   * that are left out.
   */
  atMost(train: number, room: number, leftOut?: Uint8Array): number {
    const { taken, visits, firstVisit, adds, seen, most } = this
    const size = this.largestFrom[train] as number
    const stamp = ++this.stamp
    let everywhere = 0
    let best = 0
    let n = 0
    for (let r = 0; r < taken.length; r++) {
      if (leftOut?.[r] || !this.isFree(r)) continue
      let sum = 0
      for (let i = firstVisit[r] as number, end = firstVisit[r + 1] as number; i < end; i++) {
        const visit = visits[i] as number
        if (seen[visit >> 1] !== stamp) everywhere += this.lookAt(visit >> 1, size)
        sum += adds[visit] as number
      }
      if (sum === 0) continue
      best += sum
      if (n < room) insert(most, n++, sum)
      else best -= exchange(most, n, sum)
    }
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
    this.adds[2 * place + 1] = most
    this.adds[2 * place] = this.ownCalls[place] ? most : Math.max(0, value + works - before)
    return most
  }
}

/** A train without a limit counts as size 0 at works: it calls at none. */
const worthOf = (size: number): number => (Number.isFinite(size) ? size : 0)

function setBit(words: Int32Array, first: number, id: number, isSet: boolean): void {
  const at = first + (id >> 5)
  const bit = 1 << (id & 31)
  words[at] = isSet ? (words[at] as number) | bit : (words[at] as number) & ~bit
}

/** Inserts a number among the first so many, which are sorted. */
function insert(ascending: Float64Array, count: number, value: number): void {
  let i = count
  for (; i > 0 && (ascending[i - 1] as number) > value; i--) ascending[i] = ascending[i - 1] as number
  ascending[i] = value
}

/** Inserts a number where there is no room: the lowest of all is removed and returned. */
function exchange(ascending: Float64Array, count: number, value: number): number {
  const least = ascending[0] as number
  if (count === 0 || value <= least) return value
  let i = 1
  for (; i < count && (ascending[i] as number) < value; i++) ascending[i - 1] = ascending[i] as number
  ascending[i - 1] = value
  return least
}
