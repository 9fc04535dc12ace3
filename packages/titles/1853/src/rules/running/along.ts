import type { Lines } from '@stellwerk/rails'
import { hexesAlong, lineAlong } from '@stellwerk/rails'
import type { Route as Line, Segment } from '@stellwerk/router'
import { isStop } from '@stellwerk/router'
import type { Route } from '../../actions.js'
import type { Track } from './in-range.js'

/**
 * Between routes for people and lines of track. The two towns of tile 71 lie in a row, so a route that comes to an end
 * there may end at the first town or go on to the second; in the second case its hex is named twice.
 */

export function lineOf(lines: Lines, route: Route): Line | undefined {
  const startsFar = route.length > 2 && route[0] === route[1]
  const endsFar = route.length > 2 && route.at(-1) === route.at(-2)
  const line = lineAlong(lines, route.slice(startsFar ? 1 : 0, endsFar ? -1 : undefined))
  const ended = line && endsFar ? goOn(lines, line) : line
  if (!ended || !startsFar) return ended
  const begun = goOn(lines, turned(ended))
  return begun && turned(begun)
}

const turned = ({ points, segments }: Line): Line => ({
  points: points.toReversed(),
  segments: segments.toReversed(),
})

/** The line with the track to the next stop of its last hex. */
function goOn({ network, within, stops }: Lines, line: Line): Line | undefined {
  const at = line.points.at(-1) as number
  for (const s of within.get(stops[at]?.hex ?? '') ?? []) {
    const { from, to } = network.segments[s] as Segment
    const next = from === at ? to : to === at ? from : undefined
    if (next === undefined || !isStop(network.points[next]) || line.points.includes(next)) continue
    return { points: [...line.points, next], segments: [...line.segments, s] }
  }
  return undefined
}

export function routeAlong(track: Track, { points, segments }: Line): Route {
  const hexes = hexesAlong(track, segments)
  const joinsStops = (a: number | undefined, b: number | undefined): boolean =>
    isStop(track.network.points[a ?? -1]) && isStop(track.network.points[b ?? -1])
  return [
    ...(joinsStops(points[0], points[1]) ? hexes.slice(0, 1) : []),
    ...hexes,
    ...(joinsStops(points.at(-2), points.at(-1)) ? hexes.slice(-1) : []),
  ]
}
