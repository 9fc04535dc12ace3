import type { Ways } from '@stellwerk/table'

type HexId = string
type Route = readonly HexId[]

/**
 * The route after a tap on a hex. A stop of the route cuts it off there, its last hex takes it back to the stop before.
 * Any other hex is joined along the shortest track from the end of the route, or else from its beginning. A hex that
 * no train gets to leaves the route as it was.
 */
export function extendRoute(ways: Ways, route: Route, hex: HexId): Route {
  const [first] = route
  if (first === undefined) return ways.begins(hex) ? [hex] : route
  const at = route.indexOf(hex)
  if (at === route.length - 1) return shortened(ways, route)
  if (at > 0) return stopsAt(ways, route, at) ? route.slice(0, at + 1) : route
  if (at === 0) return route.slice(secondStop(ways, route))
  const onward = wayTo(ways, route, hex)
  if (onward) return [...route, ...onward]
  const backward = wayTo(ways, route.toReversed(), hex)
  return backward ? [...backward.toReversed(), ...route] : route
}

/** Whether a route has come to a stop, where it could end. */
export function endsAtStop(ways: Ways, route: Route): boolean {
  const [from, here] = [route.at(-2), route.at(-1)]
  return from !== undefined && here !== undefined && ways.stopsIn(here, from)
}

/** Whether the train stops where the route comes into a hex. */
function stopsAt(ways: Ways, route: Route, at: number): boolean {
  const [from, here] = [route[at - 1], route[at]]
  return from === undefined || here === undefined || ways.stopsIn(here, from)
}

function shortened(ways: Ways, route: Route): Route {
  let end = route.length - 2
  while (end > 0 && !stopsAt(ways, route, end)) end--
  return route.slice(0, end + 1)
}

/** A route begins there once its first hex is taken away. */
function secondStop(ways: Ways, route: Route): number {
  let at = 1
  while (at < route.length - 1 && !stopsAt(ways, route, at)) at++
  return at
}

/** The stops to which a route may really go on at either end: it may end there, or farther on. */
export function nextStops(ways: Ways, route: Route): readonly HexId[] {
  const isStop = ({ hex, from }: Step): boolean => ways.stopsIn(hex, from)
  const stops = [route, ...(route.length > 1 ? [route.toReversed()] : [])].flatMap((way) =>
    [...stepsFrom(ways, way, (step) => !isStop(step))]
      .filter((step) => isStop(step) && leadsToEnd(ways, way, step))
      .map(({ hex }) => hex),
  )
  return [...new Set(stops)]
}

/** The hexes to which a route may really go on at its end. */
export function nextHexes(ways: Ways, route: Route): readonly HexId[] {
  return [...stepsFrom(ways, route, () => false)]
    .filter((step) => leadsToEnd(ways, route, step))
    .map(({ hex }) => hex)
}

interface Step {
  readonly hex: HexId
  readonly from: HexId
  readonly before: Step | undefined
}

/** The steps along the track from the end of a route, the nearest first; on from a hex only where a train passes. */
function* stepsFrom(ways: Ways, route: Route, passes: (step: Step) => boolean): Generator<Step> {
  const [from, end] = [route.at(-2), route.at(-1)]
  if (end === undefined || (from !== undefined && ways.ends(end, from))) return
  const open: Step[] = ways.onward(end, from).map((hex) => ({ hex, from: end, before: undefined }))
  const seen = new Set<string>()
  for (let step = open.shift(); step; step = open.shift()) {
    const { hex } = step
    const key = `${step.from}>${hex}`
    if (seen.has(key) || isUsed(ways, route, step)) continue
    seen.add(key)
    yield step
    if (ways.ends(hex, step.from) || !passes(step)) continue
    for (const next of ways.onward(hex, step.from))
      if (!isBehind(step, next)) open.push({ hex: next, from: hex, before: step })
  }
}

/** Whether the route has been there: at a stop of the hex, or on the same track. */
const isUsed = (ways: Ways, route: Route, { hex, from }: Step): boolean =>
  route.some(
    (each, i) => each === hex && (stopsAt(ways, route, i) || route[i - 1] === from || route[i + 1] === from),
  )

const mayEnd = (ways: Ways, { hex, from }: Step): boolean => (ways.mayEnd ?? ways.stopsIn)(hex, from)

/** Whether a route may end with a step, or farther on. */
const leadsToEnd = (ways: Ways, route: Route, step: Step): boolean =>
  mayEnd(ways, step) ||
  [...stepsFrom(ways, [...route, ...wayBack(step)], () => true)].some((next) => mayEnd(ways, next))

/** The hexes along the shortest track to a hex, without the last one of the route. */
function wayTo(ways: Ways, route: Route, goal: HexId): readonly HexId[] | undefined {
  for (const step of stepsFrom(ways, route, () => true))
    if (step.hex === goal && (mayEnd(ways, step) || !ways.ends(goal, step.from))) return wayBack(step)
  return undefined
}

function wayBack(last: Step): readonly HexId[] {
  const way: HexId[] = []
  for (let step: Step | undefined = last; step; step = step.before) way.unshift(step.hex)
  return way
}

function isBehind(from: Step, hex: HexId): boolean {
  for (let step: Step | undefined = from; step; step = step.before) if (step.hex === hex) return true
  return false
}
