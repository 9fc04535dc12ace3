import type { Lines } from '@stellwerk/rails'
import { waysOf } from '@stellwerk/rails'
import type { Route as Line } from '@stellwerk/router'
import { isStop } from '@stellwerk/router'
import { trains as facts } from '../../data/trains.js'
import type { HexId, TrainId } from '../../data/types.js'

/** One piece of track further; what was used before is not remembered. */
interface Walk {
  readonly before: Walk | undefined
  readonly segment: number
  readonly to: number
  /** The face over which the last point was entered. */
  readonly face: number | undefined
  /** The hex lies behind it. */
  readonly covered: boolean
}

/**
 * A line from a base over a hex to a station, with as few large stations as can be: undefined if there is none within the
 * range of the train. It looks at no more than it must, so that it is fast; therefore the line may turn in a loop and
 * come back over its own track, and whoever asks has to look whether it is a legal run.
 */
export function shortestLine(lines: Lines, train: TrainId, hex: HexId): Line | undefined {
  const { points } = lines.network
  const { gauge, range } = facts[train]
  const ways = waysOf(lines.network, ({ gauges }) => !gauges || gauges.includes(gauge))
  const seen = new Set<string>()
  const start = (point: number): Walk => ({
    before: undefined,
    segment: -1,
    to: point,
    face: undefined,
    covered: lines.stops[point]?.hex === hex,
  })
  let level = points.flatMap((point, i) => (isStop(point) && point.own ? [start(i)] : []))
  for (let stations = 1; stations <= range; stations++) {
    const next: Walk[] = []
    // grows while it is gone through
    for (const walk of level) {
      const at = points[walk.to]
      if (walk.before && isStop(at) && walk.covered) return lineOf(walk)
      if (walk.before && isStop(at) && !at.pass) continue
      for (const { segment, leaving, to, face } of ways[walk.to] ?? []) {
        if (segment === walk.segment || (at?.kind === 'switch' && leaving === walk.face)) continue
        const covered = walk.covered || lines.hexes[segment] === hex
        const key = `${segment} ${to} ${covered}`
        if (seen.has(key)) continue
        seen.add(key)
        const list = points[to]?.kind === 'city' ? next : level
        list.push({ before: walk, segment, to, face, covered })
      }
    }
    level = next
  }
  return undefined
}

function lineOf(end: Walk): Line {
  const points: number[] = []
  const segments: number[] = []
  for (let walk: Walk | undefined = end; walk; walk = walk.before) {
    points.unshift(walk.to)
    if (walk.before) segments.unshift(walk.segment)
  }
  return { points, segments }
}
