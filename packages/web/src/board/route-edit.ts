type HexId = string
type Route = readonly HexId[]

/** How trains go along the track of a board, hex by hex. */
export interface Ways {
  /** The hexes to which track leads on for a train that came from another; at its beginning it leaves from any stop. */
  onward(hex: HexId, from: HexId | undefined): readonly HexId[]
  /** Whether the track that comes into a hex from another leads to a stop there. */
  stopsIn(hex: HexId, from: HexId): boolean
  /** Whether a route may begin in a hex. */
  begins(hex: HexId): boolean
  /** Whether no train goes on through a hex that it has come to. */
  ends(hex: HexId): boolean
}

/**
 * The route after a tap on a hex. A hex of the route cuts it off there, its last hex takes it back to the stop before.
 * Any other hex is joined along the shortest track from the end of the route, or else from its beginning. A hex that
 * no track leads to leaves the route as it was.
 */
export function extendRoute(ways: Ways, route: Route, hex: HexId): Route {
  const [first] = route
  if (first === undefined) return ways.begins(hex) ? [hex] : route
  const at = route.indexOf(hex)
  if (at === route.length - 1) return shortened(ways, route)
  if (at > 0) return route.slice(0, at + 1)
  if (at === 0) return route.slice(route.length > 2 ? secondStop(ways, route) : 0)
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

interface Step {
  readonly hex: HexId
  readonly from: HexId
  readonly before: Step | undefined
}

/** The hexes along the shortest track to a hex, without the last one of the route. */
function wayTo(ways: Ways, route: Route, goal: HexId): readonly HexId[] | undefined {
  const used = new Set(route)
  const end = route.at(-1) as HexId
  const open: Step[] = ways.onward(end, route.at(-2)).map((hex) => ({ hex, from: end, before: undefined }))
  const seen = new Set<string>()
  for (let step = open.shift(); step; step = open.shift()) {
    const key = `${step.from}>${step.hex}`
    if (seen.has(key) || used.has(step.hex)) continue
    seen.add(key)
    if (step.hex === goal) return wayBack(step)
    if (ways.ends(step.hex)) continue
    for (const hex of ways.onward(step.hex, step.from))
      if (!isBehind(step, hex)) open.push({ hex, from: step.hex, before: step })
  }
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
