import type { Lines, Way } from '@stellwerk/rails'
import { waysOf } from '@stellwerk/rails'
import type { Network, Point, Segment } from '@stellwerk/router'
import { isStop } from '@stellwerk/router'
import { trains as facts } from '../../data/trains.js'
import type { HexId, TrainId } from '../../data/types.js'

/** Track for a search, with the hex of each segment. */
export type Track = Pick<Lines, 'network' | 'hexes'>

/**
 * The track to which trains can come at all, with the names of the trains for gauges. A run leads over a base
 * (1853-4.5.2-a), so whatever lies further from every base than the train has range is in no run (1853-4.5.4-a). The
 * search for the best runs finds the same there, and much sooner.
 */
export function inRange({ network, hexes }: Track, trains: readonly TrainId[]): Track {
  const kinds = [...new Set(trains)].map((train) => ({ train, reached: reachedBy(network, train) }))
  const gaugesOf = (segment: number): readonly TrainId[] =>
    kinds.flatMap(({ train, reached }) => (reached[segment] === 1 ? [train] : []))
  const kept = network.segments.flatMap((segment, s) => {
    const gauges = gaugesOf(s)
    return gauges.length > 0 ? [{ ...segment, gauges, hex: hexes[s] as HexId }] : []
  })
  const used = new Set(kept.flatMap(({ from, to }) => [from, to]))
  const place = new Map([...used].toSorted((a, b) => a - b).map((point, i) => [point, i]))
  const [things, limits] = [new Numbers(), new Numbers()]
  const points = [...place.keys()].map((p) => {
    const point = network.points[p] as Point
    return { ...point, things: point.things.map(things.of), limits: point.limits.map(limits.of) }
  })
  const segments = kept.map(({ hex: _, ...segment }): Segment => ({
    ...segment,
    from: place.get(segment.from) as number,
    to: place.get(segment.to) as number,
    things: segment.things.map(things.of),
    limits: segment.limits.map(limits.of),
  }))
  return {
    network: { ...network, points, segments, things: things.count, limits: limits.count },
    hexes: kept.map(({ hex }) => hex),
  }
}

/** Counts anew what is left, in the order in which it comes. */
class Numbers {
  private readonly known = new Map<number, number>()

  get count(): number {
    return this.known.size
  }

  readonly of = (before: number): number => {
    const now = this.known.get(before) ?? this.known.size
    this.known.set(before, now)
    return now
  }
}

interface Arrival {
  readonly at: number
  /** How it came: nothing at a base. */
  readonly by?: Way
}

/** The segments that lines from a base within the range of a train lead over. */
function reachedBy(network: Network, train: TrainId): Uint8Array {
  const { points, segments } = network
  const { gauge, range } = facts[train]
  const ways = waysOf(network, ({ gauges }) => !gauges || gauges.includes(gauge))
  const reached = new Uint8Array(segments.length)
  /** By direction: a segment may be of use one way and lead on the other way. */
  const seen = new Uint8Array(2 * segments.length)
  let level = points.flatMap((point, at): Arrival[] => (isStop(point) && point.own ? [{ at }] : []))
  for (let cities = 1; cities <= range; cities++) {
    const next: Arrival[] = []
    // grows while it is gone through
    for (const { at, by } of level) {
      const point = points[at]
      if (by && isStop(point) && !point.pass) continue
      for (const way of ways[at] ?? []) {
        const { segment, leaving, to } = way
        if (segment === by?.segment || (by && point?.kind === 'switch' && leaving === by.face)) continue
        const isCity = points[to]?.kind === 'city'
        if (isCity && cities === range) continue
        const direction = 2 * segment + (segments[segment]?.to === to ? 0 : 1)
        if (seen[direction] === 1) continue
        seen[direction] = 1
        reached[segment] = 1
        ;(isCity ? next : level).push({ at: to, by: way })
      }
    }
    level = next
  }
  return reached
}
