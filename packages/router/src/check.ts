import type { Network, Point, Route, Stop, Task, Train } from './network.js'
import { isStop } from './network.js'
import { earnings } from './value.js'

/** What is wrong with a route, or with several together. */
export type Fault =
  | 'broken' // the segments do not join
  | 'short' // too few stops
  | 'long' // too long for the train
  | 'twice' // something is used twice
  | 'passed' // goes on from a stop where routes must end
  | 'end' // ends where no route may end
  | 'station' // no marker of the company
  | 'gauge' // track of another gauge
  | 'barred' // a stop that is not for this train
  | 'shared' // two routes use the same thing

export function mayPass(stop: Stop, train: Train): boolean {
  return stop.pass || (stop.passFor?.includes(train.name) ?? false)
}

export const mayEnter = (point: Point, train: Train): boolean =>
  !isStop(point) || !point.only || point.only.includes(train.name)

const areDifferent = (all: readonly unknown[]): boolean => new Set(all).size === all.length

/** All things that a route uses, listed once per use. */
export const thingsOf = (network: Network, route: Route): number[] => allOf('things', network, route)

function allOf(name: 'things' | 'limits', network: Network, { points, segments }: Route): number[] {
  const all: number[] = []
  for (const p of points) for (const one of network.points[p]?.[name] ?? []) all.push(one)
  for (const s of segments) for (const one of network.segments[s]?.[name] ?? []) all.push(one)
  return all
}

/** What is wrong with a route of a train; nothing if it may be run. */
export function faultOfRoute(task: Task, train: Train, route: Route): Fault | undefined {
  const { network } = task
  const { points, segments } = route
  if (points.length !== segments.length + 1) return 'broken'
  let face: number | undefined
  for (let i = 0; i < segments.length; i++) {
    const segment = network.segments[segments[i] as number]
    if (!segment) return 'broken'
    const forward = segment.from === points[i] && segment.to === points[i + 1]
    const back = segment.to === points[i] && segment.from === points[i + 1]
    if (!forward && !back) return 'broken'
    const { fromFace = 0, toFace = 0 } = segment
    const out = forward ? fromFace : toFace
    if (i > 0 && network.points[points[i] as number]?.kind === 'switch' && out === face) return 'broken'
    face = forward ? toFace : fromFace
    if (segment.gauges && train.gauges && !train.gauges.some((g) => segment.gauges?.includes(g)))
      return 'gauge'
  }
  const at = points.map((p) => network.points[p] as Point)
  const stops = at.filter(isStop)
  if (stops.length < Math.max(task.minStops, 2)) return 'short'
  if (!areDifferent(stops) || !areDifferent(thingsOf(network, route))) return 'twice'
  if (!areDifferent(allOf('limits', network, route))) return 'twice'
  if (!at.every((p) => mayEnter(p, train))) return 'barred'
  if (at.slice(1, -1).some((p) => isStop(p) && !mayPass(p, train))) return 'passed'
  for (const p of [at[0], at.at(-1)]) if (!isStop(p) || !p.end) return 'end'
  if (task.stationRequired && !stops.some((stop) => stop.own)) return 'station'
  return earnings(network, train, route, false) ? undefined : 'long'
}
