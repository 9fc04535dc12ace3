import type { Edge } from '@stellwerk/hex'
import { namesSide, neighbour, opposite, sideName } from '@stellwerk/hex'
import type { Bonus, Network, Point, Segment, Stop } from '@stellwerk/router'

export type HexId = string

export interface StopAt {
  readonly hex: HexId
  readonly stop: number
}

/** A rail network, and where its parts lie on the board. */
export interface Lines {
  readonly network: Network
  /** The stop at each point; nothing where track only goes on. */
  readonly stops: readonly (StopAt | undefined)[]
  /** The hex in which each segment lies. */
  readonly hexes: readonly HexId[]
  /** The segments in each hex. */
  readonly within: ReadonlyMap<HexId, readonly number[]>
  /** The point of the side between two hexes, by the name of the side. */
  readonly sides: ReadonlyMap<string, number>
}

/** Where a segment ends: at a point, and at which face of it if it is a switch. */
export interface SegmentEnd {
  readonly point: number
  readonly face?: number
}

/** What a title says of a stop. Stops with the same `place` may be used only once together by a route. */
export type StopFacts = Pick<Stop, 'kind' | 'name' | 'value' | 'own' | 'pass' | 'end' | 'only'> & {
  readonly place: string
}

const none: readonly number[] = []

/**
 * Draws a network hex by hex. The side between two hexes is a switch: a route comes in over one face and leaves over the
 * other, and all routes together use a side once.
 */
export class Drawing {
  private readonly points: Point[] = []
  private readonly segments: Segment[] = []
  private readonly stops: (StopAt | undefined)[] = []
  private readonly hexes: HexId[] = []
  private readonly within = new Map<HexId, number[]>()
  private readonly sides = new Map<string, number>()
  private readonly places = new Map<string, number>()
  private readonly bonuses: Bonus[] = []

  /** Draws a hex and everything that its track leads to; `draw` draws one hex and says at which edges track comes out. */
  spread(
    first: HexId,
    draw: (hex: HexId) => readonly Edge[],
    edgesOf: (hex: HexId) => readonly Edge[],
  ): void {
    const open = [first]
    for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
      if (this.within.has(hex)) continue
      this.within.set(hex, [])
      for (const edge of draw(hex)) {
        const next = neighbour(hex, edge)
        if (edgesOf(next).includes(opposite(edge))) open.push(next)
      }
    }
  }

  /** Draws one hex and nothing beyond it. */
  only(hex: HexId, draw: () => unknown): void {
    this.within.set(hex, [])
    draw()
  }

  stop({ kind, name, value, own, pass, end, only, place }: StopFacts, at: StopAt): number {
    const limits = [this.place(place)]
    const stop = { kind, name, value, cost: 1, own, pass, end, things: none, limits }
    return this.point(only ? { ...stop, only } : stop, at)
  }

  /** Joins all track that meets there, without a stop. */
  junction(): number {
    return this.point({ kind: 'junction', things: none, limits: none })
  }

  /** A point that leads from one face to the other, but not back: a route uses it once. */
  switch(): number {
    return this.point({ kind: 'switch', things: none, limits: [this.place(`switch ${this.points.length}`)] })
  }

  side(hex: HexId, edge: Edge): SegmentEnd {
    const name = sideName(hex, edge)
    let point = this.sides.get(name)
    if (point === undefined) {
      point = this.point({ kind: 'switch', things: [this.sides.size], limits: none })
      this.sides.set(name, point)
    }
    return { point, face: namesSide(edge) ? 0 : 1 }
  }

  /** A piece of track within a hex; `gauges` names the gauges that can use it, if not all can. */
  track(
    hex: HexId,
    from: SegmentEnd,
    to: SegmentEnd,
    { gauges, bonus }: { readonly gauges?: readonly string[]; readonly bonus?: number } = {},
  ): void {
    this.within.get(hex)?.push(this.segments.length)
    this.hexes.push(hex)
    const segment: { -readonly [K in keyof Segment]: Segment[K] } = {
      from: from.point,
      to: to.point,
      things: none,
      limits: none,
      bonuses: bonus === undefined ? none : [bonus],
    }
    if (from.face !== undefined) segment.fromFace = from.face
    if (to.face !== undefined) segment.toFace = to.face
    if (gauges) segment.gauges = gauges
    this.segments.push(segment)
  }

  /** The number of a new bonus. */
  bonus(bonus: Bonus): number {
    this.bonuses.push(bonus)
    return this.bonuses.length - 1
  }

  finish(): Lines {
    const { points, segments, stops, hexes, within, sides, bonuses } = this
    const network = { points, segments, things: sides.size, limits: this.places.size, bonuses }
    return { network, stops, hexes, within, sides }
  }

  private place(name: string): number {
    const found = this.places.get(name) ?? this.places.size
    this.places.set(name, found)
    return found
  }

  private point(point: Point, stop?: StopAt): number {
    this.points.push(point)
    this.stops.push(stop)
    return this.points.length - 1
  }
}
