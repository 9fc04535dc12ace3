import type { Edge } from '@stellwerk/hex'
import { edgeBetween } from '@stellwerk/hex'
import type { BoardMap, MapHex, PathEnd } from '@stellwerk/table'
import type { Curve } from './curve.js'
import { between, reversed, sample } from './curve.js'
import type { HexPlace, Point } from './geometry.js'
import { within } from './geometry.js'
import { layoutHex } from './hex-layout.js'
import { paperOf } from './paper.js'

/** The line of a route on the map, along the track that a train may use; where there is none, straight from hex to hex. */
export function routePoints(
  map: BoardMap,
  path: readonly string[],
  tracks: readonly string[] | undefined,
): readonly Point[] {
  const { at } = paperOf(map.sheets)
  // a hex that is named twice, for its second town, is gone to once
  const once = path.filter((hex, i) => hex !== path[i - 1])
  return once.flatMap((ref, i) => {
    const [hex, middle] = [map.hexes[ref], at(ref)]
    const curves = hex
      ? curvesIn(usable(hex, tracks), sideTo(middle, ref, once[i - 1]), sideTo(middle, ref, once[i + 1]))
      : []
    if (curves.length === 0) return [middle]
    return curves
      .flatMap((curve) => sample(curve, curve.kind === 'line' ? 4 : 10))
      .map((point) => within(middle, point))
  })
}

const sideTo = ({ flat }: HexPlace, hex: string, other: string | undefined): Edge | undefined =>
  other === undefined ? undefined : edgeBetween(hex, other, flat ? 'flat' : 'pointy')

interface Way {
  readonly from: PathEnd
  readonly to: PathEnd
  readonly curve: Curve
}

/** All track of a hex that a train may use, on the tile and under it. */
function usable(hex: MapHex, tracks: readonly string[] | undefined): readonly Way[] {
  const { pieces } = layoutHex(hex).track
  return [
    ...hex.paths.flatMap(({ from, to, track }, i) => {
      const curve = pieces[i]
      return curve && (!tracks || tracks.includes(track)) ? [{ from, to, curve }] : []
    }),
    ...hex.layers.flatMap((layer) =>
      layer.paths.flatMap(({ from, to }) =>
        typeof from === 'number' && typeof to === 'number' ? [{ from, to, curve: between(from, to) }] : [],
      ),
    ),
  ]
}

const same = (a: PathEnd, b: PathEnd): boolean =>
  typeof a === 'number' || typeof b === 'number' ? a === b : a.stop === b.stop

/** The track between two ends, in this direction. */
function wayBetween(ways: readonly Way[], from: PathEnd, to: PathEnd): Curve | undefined {
  for (const way of ways) {
    if (same(way.from, from) && same(way.to, to)) return way.curve
    if (same(way.from, to) && same(way.to, from)) return reversed(way.curve)
  }
  return undefined
}

/** The stops that a side leads to. */
const stopsFrom = (ways: readonly Way[], edge: Edge): readonly PathEnd[] =>
  ways.flatMap(({ from, to }) => (from === edge ? [to] : to === edge ? [from] : [])).filter(isStop)

const isStop = (end: PathEnd): boolean => typeof end !== 'number'

/** From the side where a train comes in, or a stop, to the side where it leaves, or a stop. */
function curvesIn(ways: readonly Way[], enter: Edge | undefined, leave: Edge | undefined): readonly Curve[] {
  if (enter === undefined) return leave === undefined ? [] : fromStop(ways, leave)
  if (leave === undefined) return fromStop(ways, enter).map(reversed)
  const through = wayBetween(ways, enter, leave)
  if (through) return [through]
  const [coming, going] = [stopsFrom(ways, enter), stopsFrom(ways, leave)]
  const stop = coming.find((end) => going.some((other) => same(end, other)))
  if (stop !== undefined) return along(ways, [enter, stop, leave])
  const [first, second] = [coming[0], going[0]]
  return first === undefined || second === undefined ? [] : along(ways, [enter, first, second, leave])
}

/** A route begins at a stop of its first hex. */
function fromStop(ways: readonly Way[], leave: Edge): readonly Curve[] {
  const [stop] = stopsFrom(ways, leave)
  return stop === undefined ? [] : along(ways, [stop, leave])
}

/** The track from each of these ends to the next; none if one is missing. */
function along(ways: readonly Way[], ends: readonly PathEnd[]): readonly Curve[] {
  const curves = ends.slice(1).map((end, i) => wayBetween(ways, ends[i] as PathEnd, end))
  return curves.every((curve) => curve !== undefined) ? curves : []
}
