import type { HexId } from '../../../data/types.js'
import type { Path, View } from './view.js'

/** Segments that are taken, by number. */
export type Used = Uint8Array

export function take(used: Used, path: Path): void {
  for (const segment of path.segments) used[segment] = 1
}

export function release(used: Used, path: Path): void {
  for (const segment of path.segments) used[segment] = 0
}

export const isFree = (used: Used, path: Path): boolean => path.segments.every((segment) => !used[segment])

export const unused = (view: View): Used => new Uint8Array(view.network.segments.length)

export interface Exploration {
  readonly from: number
  readonly used: Used
  /** Stops that may be passed. */
  readonly pass: (node: number) => boolean
  /** A line that goes on here: its places must not be called at again, nor its hexes entered. */
  readonly after?: Path
  /** Called for each line from the start; its lists are only lent. `stop` ends everything. */
  readonly visit: (nodes: readonly number[], segments: readonly number[]) => 'stop' | undefined
}

/**
 * Walks all lines over free track from a stop that call at no place twice (1873-4.4.3-h), enter no hex again that may
 * be entered only once (1873-4.4.3-aa), and pass only where they may. Returns whether it was stopped.
 */
export function explore(view: View, { from, used, pass, after, visit }: Exploration): boolean {
  const { nodes: stops, places } = view.network
  const called = new Uint8Array(places)
  for (const n of after?.nodes ?? []) called[stops[n]?.place ?? 0] = 1
  const entered = new Set<HexId>(after?.segments.flatMap((segment) => view.onceOnly[segment] ?? []))
  const nodes = [from]
  const segments: number[] = []
  const walk = (at: number): boolean => {
    const here = stops[at]
    if (!here) throw new Error(`no node ${at}`)
    called[here.place] = 1
    for (const { segment, to } of here.exits) {
      const next = stops[to]
      if (!next || used[segment] || !view.usable[segment] || called[next.place]) continue
      const enters = view.onceOnly[segment] ?? []
      if (enters.some((hex) => entered.has(hex))) continue
      for (const hex of enters) entered.add(hex)
      nodes.push(to)
      segments.push(segment)
      const stopped = visit(nodes, segments) === 'stop' || (pass(to) && walk(to))
      nodes.pop()
      segments.pop()
      for (const hex of enters) entered.delete(hex)
      if (stopped) return true
    }
    called[here.place] = 0
    return false
  }
  return walk(from)
}

export interface Routes {
  readonly paths: readonly Path[]
  /** Whether these are all of them. */
  readonly all: boolean
}

/** All legal routes over free track (1873-4.4.3-c to -h), each in one direction only, up to a number of them. */
export function legalRoutes(view: View, used: Used, limit: number): Routes {
  const paths: Path[] = []
  let steps = limit * 20
  const cut = view.end.some((isEnd, from) => {
    if (!isEnd) return false
    return explore(view, {
      from,
      used,
      pass: (n) => view.pass[n] ?? false,
      visit: (nodes, segments) => {
        const to = nodes.at(-1) as number
        if (to > from && view.end[to] && nodes.some((n) => view.own[n])) {
          if (paths.length === limit) return 'stop'
          paths.push({ nodes: [...nodes], segments: [...segments] })
        }
        return --steps < 0 ? 'stop' : undefined
      },
    })
  })
  return { paths, all: !cut }
}

/**
 * 1873-4.4.3-i: a longer legal route that goes on from an end of this one over free track. Where there is one, there
 * is one that goes on at a single end and stops at the first possible end. Concession routes end at towns.
 */
export function lengthened(view: View, path: Path, used: Used): Path | undefined {
  for (const { nodes, segments } of [path, reversed(path)]) {
    const from = nodes.at(-1) as number
    // 1873-4.4.3-g: a route always ends at a town
    if (!view.pass[from] || !goesOn(view, nodes, used)) continue
    let longer: Path | undefined
    explore(view, {
      from,
      used,
      after: { nodes, segments },
      pass: (n) => (view.pass[n] ?? false) && !view.end[n],
      visit: (more, over) => {
        if (!view.end[more.at(-1) as number]) return undefined
        longer = { nodes: [...nodes, ...more.slice(1)], segments: [...segments, ...over] }
        return 'stop'
      },
    })
    if (longer) return longer
  }
  return undefined
}

const reversed = ({ nodes, segments }: Path): Path => ({
  nodes: nodes.toReversed(),
  segments: segments.toReversed(),
})

/** Whether free track leads on to a possible end at all, be it by calling twice at a village with two stops. */
function goesOn(view: View, route: readonly number[], used: Used): boolean {
  const { nodes } = view.network
  const called = new Set(route.map((n) => nodes[n]?.place))
  const seen = new Set<number>()
  const open = [route.at(-1) as number]
  for (const at of open)
    for (const { segment, to } of nodes[at]?.exits ?? []) {
      if (used[segment] || !view.usable[segment] || seen.has(to) || called.has(nodes[to]?.place)) continue
      if (view.end[to]) return true
      seen.add(to)
      open.push(to)
    }
  return false
}

/**
 * The routes that start at an own marker, pass none on their way and share no track with the concession route, as far
 * as they are wanted; shortest first. `all` says that none was left out for being too many.
 */
export function routesFromMarkers(
  view: View,
  most: number,
  wanted: (from: number, nodes: readonly number[]) => boolean,
): { readonly paths: readonly Path[]; readonly all: boolean } {
  const paths: Path[] = []
  const used = unused(view)
  for (const path of view.concession) take(used, path)
  let steps = most * 20
  const cut = view.own.some(
    (isOwn, from) =>
      isOwn &&
      explore(view, {
        from,
        used,
        pass: (n) => !view.own[n] && (view.pass[n] ?? false),
        visit: (nodes, segments) => {
          if (wanted(from, nodes)) {
            if (paths.length === most) return 'stop'
            paths.push({ nodes: [...nodes], segments: [...segments] })
          }
          return --steps < 0 ? 'stop' : undefined
        },
      }),
  )
  return { paths: paths.toSorted((a, b) => a.segments.length - b.segments.length), all: !cut }
}
