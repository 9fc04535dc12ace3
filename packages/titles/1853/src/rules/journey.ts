import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import type { BoardHex } from '../board.js'
import { isUsable, stopIndex } from '../board.js'
import type { Gauge } from '../data/types.js'
import { edgeCount, numberOfHex, stopOfSpot } from './track/network.js'

/** The edges that the last journey on each gauge has left a hex by. */
const left: Readonly<Record<Gauge, Uint8Array>> = {
  standard: new Uint8Array(edgeCount),
  metre: new Uint8Array(edgeCount),
}

/**
 * On one gauge from station to station (1853-4.3.1-e). What lies behind an edge is looked at once. On each gauge one journey
 * is made at a time.
 */
export class Journey {
  constructor(
    private readonly board: readonly BoardHex[],
    private readonly gauge: Gauge,
    private readonly arrive: (hex: BoardHex, stop: number) => void,
    /** Told of every hex to which track leads, whether or not it goes on there. */
    private readonly come: (hex: number) => void = () => {},
  ) {
    left[gauge].fill(0)
  }

  /** To the stations that are joined to this one without another in between. */
  goOnFrom(spot: number): void {
    const hex = this.board[numberOfHex(spot)] as BoardHex
    const stop = stopOfSpot(spot)
    for (const edge of hex.by[this.gauge].stopEdges[stop] ?? []) this.leave(hex, edge)
    if (hex.stops.length < 2) return
    // two towns on one hex may be joined within it
    for (const { ends, gauge } of hex.track) {
      const [a, b] = ends.map(stopIndex)
      if (a === undefined || b === undefined || !isUsable(gauge, this.gauge)) continue
      if (a === stop) this.arrive(hex, b)
      if (b === stop) this.arrive(hex, a)
    }
  }

  /** Leaves a hex by an edge and follows all track that goes on there. */
  private leave(from: BoardHex, edge: Edge): void {
    const next = this.board[from.next[edge] as number]
    const place = from.at * edges.length + edge
    const before = left[this.gauge]
    if (next === undefined || before[place] === 1) return
    before[place] = 1
    this.come(next.at)
    const entered = opposite(edge)
    const { leads, stopEdges } = next.by[this.gauge]
    for (const end of leads[entered] ?? []) {
      const there = stopIndex(end)
      if (there === undefined) this.leave(next, end as Edge)
      else if (next.stops[there]?.kind !== 'junction') this.arrive(next, there)
      // at a junction track only branches, and nothing turns back
      else for (const other of stopEdges[there] ?? []) if (other !== entered) this.leave(next, other)
    }
  }
}
