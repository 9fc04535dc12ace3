import type { Network, Point } from './network.js'

/** A line of track without a choice on it: one segment of the network or several in a row. */
export interface Line {
  readonly from: number
  readonly to: number
  readonly fromFace: number
  readonly toFace: number
  readonly things: readonly number[]
  readonly limits: readonly number[]
  readonly bonuses: readonly number[]
  /** The segments, read from `from` to `to`. */
  readonly segments: readonly number[]
  /** The points between them, without the two ends. */
  readonly points: readonly number[]
}

const mostLines = 1_500
const mostGrowth = 8
const mostMeeting = 8

/**
 * The network without most of the points that a route can only pass: fewer steps for a walk, and the same routes.
 * Removes track of other gauges, then junctions and switches one by one, each time joining the lines that met there in
 * pairs. Stops before there are too many lines. Of two lines between the same ends, one that uses everything the other
 * uses and earns no more is left out, unless every route is wanted: any route could use the other instead.
 */
export function contract(
  network: Network,
  gauges: readonly string[] | undefined,
  every = false,
): readonly Line[] {
  const key = `${every} ${gauges?.toSorted().join(' ') ?? ''}`
  const done = known.get(network) ?? new Map<string, readonly Line[]>()
  known.set(network, done)
  const lines = done.get(key) ?? contracted(network, gauges, every)
  done.set(key, lines)
  return lines
}

const known = new WeakMap<Network, Map<string, readonly Line[]>>()

function contracted(network: Network, gauges: readonly string[] | undefined, every: boolean): Line[] {
  const lines = network.segments.flatMap((segment, s): Line[] => {
    if (gauges && segment.gauges && !gauges.some((gauge) => segment.gauges?.includes(gauge))) return []
    const { from, to, fromFace = 0, toFace = 0, things, limits, bonuses } = segment
    return [{ from, to, fromFace, toFace, things, limits, bonuses, segments: [s], points: [] }]
  })
  const at: Set<Line>[] = network.points.map(() => new Set())
  /** Points that cannot be removed as long as the same lines meet there. */
  const kept = new Set<number>()
  let count = 0
  const add = (line: Line): void => {
    const rivals = every ? [] : [...(at[line.from] as Set<Line>)].filter((other) => sameEnds(line, other))
    if (rivals.some((other) => isAsGood(network, other, line))) return
    for (const other of rivals) if (isAsGood(network, line, other)) remove(other)
    at[line.from]?.add(line)
    at[line.to]?.add(line)
    kept.delete(line.from)
    kept.delete(line.to)
    count++
  }
  const remove = (line: Line): void => {
    at[line.from]?.delete(line)
    at[line.to]?.delete(line)
    kept.delete(line.from)
    kept.delete(line.to)
    count--
  }
  for (const line of withoutDeadEnds(network, lines)) add(line)
  const open = new Set(
    network.points.flatMap((p, i) => (p.kind === 'junction' || p.kind === 'switch' ? [i] : [])),
  )
  for (let most = 0; most <= mostGrowth;) {
    let joined: Line[] | undefined
    for (const point of open) {
      if (kept.has(point)) continue
      const here = [...(at[point] as Set<Line>)]
      kept.add(point)
      // a route may pass a loop on the way, which pairs do not show
      if (here.length > mostMeeting || here.some((line) => line.from === line.to)) continue
      joined = joinedAt(network.points[point] as Point, point, here)
      if (joined.length - here.length > most || count + joined.length > mostLines) {
        if (count + joined.length > mostLines) kept.delete(point)
        joined = undefined
        continue
      }
      open.delete(point)
      here.forEach(remove)
      joined.forEach(add)
      break
    }
    // first those that make the network smaller, then the others
    if (!joined) {
      most += 4
      kept.clear()
    }
  }
  return withoutDeadEnds(network, [...new Set(at.flatMap((here) => [...here]))])
}

const sameEnds = (a: Line, b: Line): boolean =>
  (a.from === b.from && a.to === b.to && a.fromFace === b.fromFace && a.toFace === b.toFace) ||
  (a.from === b.to && a.to === b.from && a.fromFace === b.toFace && a.toFace === b.fromFace)

const turned = (line: Line): Line => ({
  ...line,
  from: line.to,
  to: line.from,
  fromFace: line.toFace,
  toFace: line.fromFace,
  segments: line.segments.toReversed(),
  points: line.points.toReversed(),
})

function joinedAt(at: Point, point: number, here: readonly Line[]): Line[] {
  const joined: Line[] = []
  here.forEach((one, i) => {
    for (const two of here.slice(i + 1)) {
      const a = one.to === point ? one : turned(one)
      const b = two.from === point ? two : turned(two)
      if (at.kind === 'switch' && a.toFace === b.fromFace) continue
      const things = a.things.concat(at.things, b.things)
      const limits = a.limits.concat(at.limits, b.limits)
      if (new Set(things).size < things.length || new Set(limits).size < limits.length) continue
      joined.push({
        from: a.from,
        to: b.to,
        fromFace: a.fromFace,
        toFace: b.toFace,
        things,
        limits,
        bonuses: a.bonuses.concat(b.bonuses.filter((bonus) => !a.bonuses.includes(bonus))),
        segments: a.segments.concat(b.segments),
        points: a.points.concat(point, b.points),
      })
    }
  })
  return joined
}

/** Without lines into junctions and switches from which nothing leads on. */
function withoutDeadEnds(network: Network, lines: readonly Line[]): Line[] {
  let left = [...lines]
  for (;;) {
    const exits = new Map<string, number>()
    const count = (p: number, face: number): void => {
      const key = `${p}/${face}`
      exits.set(key, (exits.get(key) ?? 0) + 1)
    }
    for (const { from, fromFace, to, toFace } of left) {
      count(from, fromFace)
      count(to, toFace)
    }
    const leadsOn = (p: number, face: number): boolean => {
      const kind = network.points[p]?.kind
      if (kind === 'switch') return (exits.get(`${p}/${1 - face}`) ?? 0) > 0
      return kind !== 'junction' || (exits.get(`${p}/0`) ?? 0) > 1
    }
    const next = left.filter(
      ({ from, fromFace, to, toFace }) => leadsOn(from, fromFace) && leadsOn(to, toFace),
    )
    if (next.length === left.length) return next
    left = next
  }
}

function isAsGood({ bonuses }: Network, one: Line, other: Line): boolean {
  const within = (a: readonly number[], b: readonly number[]): boolean => a.every((x) => b.includes(x))
  const amount = (b: number): number => bonuses[b]?.amount ?? 0
  return (
    one.things.length <= other.things.length &&
    within(one.things, other.things) &&
    within(one.limits, other.limits) &&
    within(
      one.bonuses.filter((b) => amount(b) < 0),
      other.bonuses,
    ) &&
    within(
      other.bonuses.filter((b) => amount(b) > 0),
      one.bonuses,
    )
  )
}
