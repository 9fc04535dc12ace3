import type { HexId, Route, State } from '@stellwerk/1873'
import { boardHex, hexes, stopIndex } from '@stellwerk/1873'
import { hexesOnward, stopsIn } from '../routes.js'

/**
 * The route after a tap on a hex. A hex of the route cuts it off there, its last hex takes it back to the stop before.
 * Any other hex is joined along the shortest track from the end of the route, or else from its beginning. A hex that
 * no track leads to leaves the route as it was.
 */
export function extendRoute(state: State, route: Route, hex: HexId): Route {
  const [first] = route
  if (first === undefined) return hasStop(state, hex) ? [hex] : route
  const at = route.indexOf(hex)
  if (at === route.length - 1) return shortened(state, route)
  if (at > 0) return route.slice(0, at + 1)
  if (at === 0) return route.slice(route.length > 2 ? firstStop(state, route) : 0)
  const onward = wayTo(state, route, hex)
  if (onward) return [...route, ...onward]
  const backward = wayTo(state, route.toReversed(), hex)
  return backward ? [...backward.toReversed(), ...route] : route
}

const hasStop = (state: State, hex: HexId): boolean =>
  boardHex(state, hex).leads.some((end) => stopIndex(end) !== undefined)

/** Whether the train stops where the route comes into a hex. */
function stopsAt(state: State, route: Route, at: number): boolean {
  const [from, here] = [route[at - 1], route[at]]
  return from === undefined || here === undefined || stopsIn(state, here, from)
}

function shortened(state: State, route: Route): Route {
  let end = route.length - 2
  while (end > 0 && !stopsAt(state, route, end)) end--
  return route.slice(0, end + 1)
}

/** The second stop of a route: it begins there once its first hex is taken away. */
function firstStop(state: State, route: Route): number {
  let at = 1
  while (at < route.length - 1 && !stopsAt(state, route, at)) at++
  return at
}

interface Step {
  readonly hex: HexId
  readonly from: HexId
  readonly before: Step | undefined
}

/** The hexes along the shortest track to a hex, without the last one of the route; trains do not pass through towns. */
function wayTo(state: State, route: Route, goal: HexId): readonly HexId[] | undefined {
  const used = new Set(route)
  const end = route.at(-1) as HexId
  const open: Step[] = hexesOnward(state, end, route.at(-2)).map((hex) => ({
    hex,
    from: end,
    before: undefined,
  }))
  const seen = new Set<string>()
  for (let step = open.shift(); step; step = open.shift()) {
    const key = `${step.from}>${step.hex}`
    if (seen.has(key) || used.has(step.hex)) continue
    seen.add(key)
    if (step.hex === goal) return wayBack(step)
    if (hexes[step.hex]?.place === 'town') continue
    for (const hex of hexesOnward(state, step.hex, step.from)) {
      if (!isBehind(step, hex)) open.push({ hex, from: step.hex, before: step })
    }
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
